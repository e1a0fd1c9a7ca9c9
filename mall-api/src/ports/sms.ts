import type { Queries } from '../db/database';
import { smsOutbox } from '../db/schema';

/** The way out to a provider of text messages. */
export interface Sms {
  /**
   * Sends `content` to an 11-digit Chinese mobile number. `null` sends nothing and takes as long, so that the time of an
   * answer does not tell whose number it is.
   */
  send(mobilePhone: string, content: string | null): Promise<void>;
}

/** Where a developer reads what would have been sent. */
export interface SmsLog {
  info(facts: object, what: string): void;
}

/**
 * Sends nothing: messages go to the outbox table, and to the log, where a developer reads the code.
 * @param kept what the table is to hold of a text
 */
export const createLocalSms = (db: Queries, log: SmsLog, kept: (text: string) => string): Sms => ({
  async send(mobilePhone, content) {
    await db.insert(smsOutbox).values({ mobilePhone, content: kept(content ?? ''), sentAt: new Date() });
    if (content !== null) log.info({ mobilePhone, content }, 'text message');
  },
});
