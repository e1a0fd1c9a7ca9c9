import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { readSecret, sealWith } from '../db/at-rest';
import type { Queries } from '../db/database';
import { mailOutbox, smsOutbox } from '../db/schema';

const openAtRest = async (filesDir: string) => sealWith(await readSecret(join(filesDir, '.secret')));

/** Text messages sent to a phone by an API with this files folder, newest first. */
export async function sentTexts(db: Queries, filesDir: string, mobilePhone: string): Promise<string[]> {
  const atRest = await openAtRest(filesDir);
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

/** Mails sent to an address, newest first, each with its subject before the text. */
export async function sentMails(db: Queries, filesDir: string, email: string): Promise<string[]> {
  const atRest = await openAtRest(filesDir);
  const sent = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.email, email))
    .orderBy(desc(mailOutbox.id));
  return sent.map(({ subject, content }) => `${atRest.open(subject)} ${atRest.open(content)}`);
}
