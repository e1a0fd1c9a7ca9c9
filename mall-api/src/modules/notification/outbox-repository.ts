import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database';
import { members, messageOutbox, messages } from '../../db/schema';

/** So long a process has for what it took; longer than any port takes, and than clocks of two machines differ. */
const takenMs = 300_000;
const atOnce = 10;

/** What waits to leave the shop, shared by all processes. */
export function outboxRepository(db: Database) {
  async function readDue(tx: Queries, now: Date) {
    return tx
      .select({
        id: messageOutbox.id,
        channel: messageOutbox.channel,
        createdAt: messageOutbox.createdAt,
        title: messages.title,
        content: messages.content,
        isActive: members.enabled,
        mobilePhone: members.mobilePhone,
        email: members.email,
      })
      .from(messageOutbox)
      .innerJoin(messages, eq(messages.id, messageOutbox.messageId))
      .innerJoin(members, eq(members.id, messages.memberId))
      .where(and(eq(messageOutbox.state, 'waiting'), lte(messageOutbox.nextAt, now)))
      .orderBy(asc(messageOutbox.nextAt), asc(messageOutbox.id))
      .limit(atOnce)
      .for('update', { of: messageOutbox, skipLocked: true });
  }

  return {
    /**
     * Takes what is due, so that no other process does while it is sent. What has no address any more, or a reader who
     * was deactivated meanwhile, is dropped.
     */
    take: (now: Date) =>
      db.transaction(async (tx) => {
        const due = await readDue(tx, now);
        const ready = due.flatMap(({ isActive, mobilePhone, email, ...one }) => {
          const address = one.channel === 'text' ? mobilePhone : email;
          return isActive && address !== null ? [{ ...one, address }] : [];
        });
        const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
        const kept = new Set(idsOf(ready));
        const dropped = idsOf(due).filter((id) => !kept.has(id));
        if (dropped.length > 0) await tx.delete(messageOutbox).where(inArray(messageOutbox.id, dropped));
        if (ready.length === 0) return [];
        const taken = await tx
          .update(messageOutbox)
          .set({ nextAt: new Date(now.getTime() + takenMs), tries: sql`${messageOutbox.tries} + 1` })
          .where(inArray(messageOutbox.id, idsOf(ready)))
          .returning({ id: messageOutbox.id, tries: messageOutbox.tries });
        const triesOf = new Map(taken.map(({ id, tries }) => [id, tries]));
        return ready.map((one) => ({ ...one, tries: triesOf.get(one.id) ?? 1 }));
      }),

    /** Notes what became of a try, unless another process has taken it meanwhile. */
    async note(
      { id, tries }: { id: string; tries: number },
      outcome: Partial<Pick<typeof messageOutbox.$inferInsert, 'state' | 'nextAt' | 'endedAt'>>,
    ): Promise<void> {
      await db
        .update(messageOutbox)
        .set(outcome)
        .where(and(eq(messageOutbox.id, id), eq(messageOutbox.tries, tries)));
    },
  };
}

export type Leaving = Awaited<ReturnType<ReturnType<typeof outboxRepository>['take']>>[number];
