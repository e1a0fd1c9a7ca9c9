import type { Queries } from '../db/database';
import { mailOutbox } from '../db/schema';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** The same for a letter that is sent again, by which mailboxes know the copy. */
  readonly key?: string;
}

/** Port to a mail server. */
export interface Mail {
  /** @throws NotTaken, which is worth another try unless it is Undeliverable */
  send(address: string, letter: Letter): Promise<void>;
}

/** The mail server did not take a letter, or its answer was lost. Says nothing of address and words. */
export class NotTaken extends Error {
  readonly code: string;

  constructor(code: string) {
    super('the mail server did not take a letter');
    this.code = code;
  }
}

/** The mail server knows no such address. */
export class Undeliverable extends NotTaken {}

/** Log where a developer reads unsent mails. */
export interface MailLog {
  info(facts: object, what: string): void;
}

/**
 * Sends nothing: mails go to the outbox table and the log, where a developer reads the code.
 * @param kept what the table stores of a text
 */
export const createLocalMail = (db: Queries, log: MailLog, kept: (text: string) => string): Mail => ({
  async send(email, { subject, text }) {
    await db
      .insert(mailOutbox)
      .values({ email, subject: kept(subject), content: kept(text), sentAt: new Date() });
    log.info({ email, subject, content: text }, 'mail');
  },
});
