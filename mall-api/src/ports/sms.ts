import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../db/database';
import { smsOutbox } from '../db/schema';

/** The way out to a provider of text messages. */
export interface Sms {
  /** Sends `content` to an 11-digit Chinese mobile number. */
  send(mobilePhone: string, content: string): Promise<void>;
}

/** Sends nothing: messages go to the outbox table and the log, where a developer reads the code. */
export const createLocalSms = (db: Queries, log: FastifyBaseLogger): Sms => ({
  async send(mobilePhone, content) {
    await db.insert(smsOutbox).values({ mobilePhone, content, sentAt: new Date() });
    log.info({ mobilePhone, content }, 'text message');
  },
});
