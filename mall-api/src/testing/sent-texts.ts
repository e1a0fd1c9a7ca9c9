import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { readSecret, sealWith } from '../db/at-rest';
import type { Queries } from '../db/database';
import { smsOutbox } from '../db/schema';

/** Text messages sent to a phone by an API with this files folder, newest first. */
export async function sentTexts(db: Queries, filesDir: string, mobilePhone: string): Promise<string[]> {
  const atRest = sealWith(await readSecret(join(filesDir, '.secret')));
  const sent = await db
    .select()
    .from(smsOutbox)
    .where(eq(smsOutbox.mobilePhone, mobilePhone))
    .orderBy(desc(smsOutbox.id));
  return sent.map(({ content }) => atRest.open(content) ?? '').filter(Boolean);
}

/** The code in the newest of them. */
export const sentCode = async (db: Queries, filesDir: string, mobilePhone: string): Promise<string> =>
  /\d{6}/.exec((await sentTexts(db, filesDir, mobilePhone))[0] ?? '')?.[0] ?? '';
