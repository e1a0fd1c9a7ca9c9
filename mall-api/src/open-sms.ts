import type { Config } from './config';
import { sealWith } from './db/at-rest';
import type { Queries } from './db/database';
import { openInstallationSecret } from './db/installation-secret';
import { createLocalSms, type Sms, type SmsLog } from './ports/sms';

/** Opens the text message service, for the API and the admin CLI. */
export async function openSms(
  { demo, filesDir }: Pick<Config, 'demo' | 'filesDir'>,
  db: Queries,
  log: SmsLog,
): Promise<Sms> {
  // Only the demonstration, whose phones are invented, stores messages in plain text to show them.
  if (demo) return createLocalSms(db, log, (text) => text);
  const { secret } = await openInstallationSecret(db, filesDir);
  return createLocalSms(db, log, sealWith(secret).seal);
}
