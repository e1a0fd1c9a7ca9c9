import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { members, messageChoices } from '../../db/schema';

/** A member's choice of what reaches them outside the shop, and where. */
export function notificationRepository(db: Queries) {
  return {
    async addresses(memberId: string) {
      const [found] = await db
        .select({ mobilePhone: members.mobilePhone, email: members.email })
        .from(members)
        .where(eq(members.id, memberId));
      return found;
    },

    choices: (memberId: string) =>
      db.select().from(messageChoices).where(eq(messageChoices.memberId, memberId)),

    async choose(choice: typeof messageChoices.$inferInsert): Promise<void> {
      await db
        .insert(messageChoices)
        .values(choice)
        .onConflictDoUpdate({
          target: [messageChoices.memberId, messageChoices.topic, messageChoices.channel],
          set: { wanted: choice.wanted },
        });
    },

    async setEmail(memberId: string, email: string | null): Promise<void> {
      await db.update(members).set({ email }).where(eq(members.id, memberId));
    },

    async forgetMailChoices(memberId: string): Promise<void> {
      await db
        .delete(messageChoices)
        .where(and(eq(messageChoices.memberId, memberId), eq(messageChoices.channel, 'mail')));
    },
  };
}
