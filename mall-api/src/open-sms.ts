import { join } from 'node:path';
import type { Config } from './config';
import { readSecret, sealWith } from './db/at-rest';
import type { Queries } from './db/database';
import { createLocalSms, type Sms, type SmsLog } from './ports/sms';

/** The way to phones, of the API as of the desk. */
export async function openSms(
  { demo, filesDir }: Pick<Config, 'demo' | 'filesDir'>,
  db: Queries,
  log: SmsLog,
): Promise<Sms> {
  // Whoever tries the demonstration, whose phones are invented, is shown its messages; they alone lie there in clear.
  if (demo) return createLocalSms(db, log, (text) => text);
  const atRest = sealWith(await readSecret(join(filesDir, '.secret')));
  return createLocalSms(db, log, atRest.seal);
}
