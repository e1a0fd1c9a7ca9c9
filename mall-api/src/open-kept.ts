import type { Config } from './config';
import { sealWith } from './db/at-rest';
import type { Queries } from './db/database';
import { openInstallationSecret } from './db/installation-secret';

/** What the outbox tables store of a text: sealed, or in the demonstration as it is. */
export async function openKept(
  { demo, filesDir }: Pick<Config, 'demo' | 'filesDir'>,
  db: Queries,
): Promise<(text: string) => string> {
  // Only the demonstration, whose phones and addresses are invented, stores messages in plain text to show them.
  if (demo) return (text) => text;
  const { secret } = await openInstallationSecret(db, filesDir);
  return sealWith(secret).seal;
}
