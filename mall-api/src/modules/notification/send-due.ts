import type { MessageChannel } from 'shared-kernel/contracts';
import { company } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import { type Mail, Undeliverable } from '../../ports/mail';
import type { Sms } from '../../ports/sms';
import { type Leaving, outboxRepository } from './outbox-repository';

export type SendOutcome = 'sent' | 'again' | 'failed';

export interface SendingParts {
  readonly sms: Sms;
  readonly mail: Mail;
  readonly log: { warn(facts: object, what: string): void };
  /** Counts what became of a try. */
  readonly count: (channel: MessageChannel, outcome: SendOutcome) => void;
}

const firstPauseMs = 60_000;
const patienceMs = 86_400_000;

/** When to try again after the n-th try; null once a day would be over. */
export function nextTry(tries: number, createdAt: Date, now: Date): Date | null {
  const next = now.getTime() + firstPauseMs * 3 ** (tries - 1);
  return next <= createdAt.getTime() + patienceMs ? new Date(next) : null;
}

const signature = `【${company.shortName}医疗商城】`;

/** Sends what waits in the outbox. A provider whose answer is lost may have sent: only then a message goes out twice. */
export function createSending(db: Database, clock: () => Date, { sms, mail, log, count }: SendingParts) {
  const outbox = outboxRepository(db);

  const send = ({ id, channel, address, title, content }: Leaving): Promise<void> =>
    channel === 'text'
      ? sms.send(address, `${signature}${title}：${content}`)
      : mail.send(address, { subject: `${signature}${title}`, text: content, key: `message-${id}` });

  async function attempt(leaving: Leaving): Promise<void> {
    const { channel, tries, createdAt } = leaving;
    try {
      await send(leaving);
    } catch (error) {
      const now = clock();
      const next = error instanceof Undeliverable ? null : nextTry(tries, createdAt, now);
      await outbox.note(leaving, next ? { nextAt: next } : { state: 'failed', endedAt: now });
      count(channel, next ? 'again' : 'failed');
      // The error may name the address.
      log.warn({ channel, tries, code: Object(error).code }, 'message did not leave');
      return;
    }
    await outbox.note(leaving, { state: 'sent', endedAt: clock() });
    count(channel, 'sent');
  }

  return {
    /** @returns whether there was anything to send */
    async sendDue(): Promise<boolean> {
      const due = await outbox.take(clock());
      await Promise.all(due.map(attempt));
      return due.length > 0;
    },
  };
}

export type Sending = ReturnType<typeof createSending>;
