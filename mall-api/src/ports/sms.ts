import type { Queries } from '../db/database';
import { smsOutbox } from '../db/schema';

/** Port to a text message provider. */
export interface Sms {
  /**
   * Sends `content` to an 11-digit Chinese mobile number. `null` sends nothing but takes as long, so that
   * timing does not reveal whether the number is known.
   */
  send(mobilePhone: string, content: string | null): Promise<void>;
}

/** Log where a developer reads unsent messages. */
export interface SmsLog {
  info(facts: object, what: string): void;
}

/**
 * Sends nothing: messages go to the outbox table and the log, where a developer reads the code.
 * @param kept what the table stores of a text
 */
export const createLocalSms = (db: Queries, log: SmsLog, kept: (text: string) => string): Sms => ({
  async send(mobilePhone, content) {
    await db.insert(smsOutbox).values({ mobilePhone, content: kept(content ?? ''), sentAt: new Date() });
    if (content !== null) log.info({ mobilePhone, content }, 'text message');
  },
});
