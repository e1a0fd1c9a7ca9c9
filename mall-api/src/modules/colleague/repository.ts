import { and, asc, desc, eq, gt, lt, max, ne } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { colleagueInvitations, members, sessions } from '../../db/schema';
import { lockClient } from '../client/lock-client';
import { writeMessages } from '../notification/write-messages';
import { activeAdministrators } from './administrators';

export type MemberRow = typeof members.$inferSelect;
type InvitationRow = typeof colleagueInvitations.$inferSelect;

export function colleagueRepository(db: Queries) {
  const openTo = (mobilePhone: string, now: Date) =>
    and(eq(colleagueInvitations.mobilePhone, mobilePhone), gt(colleagueInvitations.expiresAt, now));
  const ofClient = (clientId: string) => eq(members.clientId, clientId);

  return {
    /** Until the transaction ends nobody else changes the client's members: of two administrators one stays. */
    lockClient: (clientId: string) => lockClient(db, clientId),

    /** The client's members, those who are active first, with their last use of an open session. */
    members: (clientId: string) =>
      db
        .select({ member: members, lastSeenAt: max(sessions.lastSeenAt) })
        .from(members)
        .leftJoin(sessions, eq(sessions.memberId, members.id))
        .where(ofClient(clientId))
        .groupBy(members.id)
        .orderBy(desc(members.enabled), asc(members.id)),

    async member(clientId: string, id: string): Promise<MemberRow | undefined> {
      const [row] = await db
        .select()
        .from(members)
        .where(and(ofClient(clientId), eq(members.id, id)));
      return row;
    },

    async memberWithPhone(mobilePhone: string): Promise<MemberRow | undefined> {
      const [row] = await db.select().from(members).where(eq(members.mobilePhone, mobilePhone));
      return row;
    },

    countAdministrators: (clientId: string): Promise<number> =>
      db.$count(members, activeAdministrators(clientId)),

    /** Members and invitations, without one to this phone, which a new one replaces. */
    async countOthers(clientId: string, mobilePhone: string): Promise<number> {
      const others = and(
        eq(colleagueInvitations.clientId, clientId),
        ne(colleagueInvitations.mobilePhone, mobilePhone),
      );
      return (await db.$count(colleagueInvitations, others)) + (await db.$count(members, ofClient(clientId)));
    },

    async change(id: string, change: Partial<Pick<MemberRow, 'name' | 'roles' | 'enabled'>>): Promise<void> {
      await db.update(members).set(change).where(eq(members.id, id));
    },

    /** @returns undefined when the phone or the account has become somebody's meanwhile */
    async addMember(member: typeof members.$inferInsert): Promise<MemberRow | undefined> {
      const [row] = await db.insert(members).values(member).onConflictDoNothing().returning();
      return row;
    },

    /** The client's invitations with who has invited, newest first. */
    invitations: (clientId: string) =>
      db
        .select({ invitation: colleagueInvitations, inviterName: members.name })
        .from(colleagueInvitations)
        .innerJoin(members, eq(members.id, colleagueInvitations.inviterId))
        .where(eq(colleagueInvitations.clientId, clientId))
        .orderBy(desc(colleagueInvitations.createdAt), desc(colleagueInvitations.id)),

    /** Adds an invitation, replacing an earlier one of this client to the same phone. */
    async invite(invitation: typeof colleagueInvitations.$inferInsert): Promise<InvitationRow> {
      const { inviterId, name, roles, createdAt, expiresAt } = invitation;
      const [row] = await db
        .insert(colleagueInvitations)
        .values(invitation)
        .onConflictDoUpdate({
          target: [colleagueInvitations.clientId, colleagueInvitations.mobilePhone],
          set: { inviterId, name, roles, createdAt, expiresAt },
        })
        .returning();
      if (!row) throw new Error('an invitation was not written');
      return row;
    },

    isInvited: async (mobilePhone: string, now: Date): Promise<boolean> =>
      (await db.$count(colleagueInvitations, openTo(mobilePhone, now))) > 0,

    /** The newest open invitation to a phone; it is locked until the transaction ends. */
    async openInvitation(mobilePhone: string, now: Date): Promise<InvitationRow | undefined> {
      const [row] = await db
        .select()
        .from(colleagueInvitations)
        .where(openTo(mobilePhone, now))
        .orderBy(desc(colleagueInvitations.createdAt), desc(colleagueInvitations.id))
        .limit(1)
        .for('update');
      return row;
    },

    /** @returns whether the client had it */
    async withdraw(clientId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(colleagueInvitations)
        .where(and(eq(colleagueInvitations.clientId, clientId), eq(colleagueInvitations.id, id)))
        .returning({ id: colleagueInvitations.id });
      return gone.length > 0;
    },

    /** A phone has one account: whoever else has invited it comes too late. */
    async forgetInvitationsTo(mobilePhone: string): Promise<void> {
      await db.delete(colleagueInvitations).where(eq(colleagueInvitations.mobilePhone, mobilePhone));
    },

    async forgetInvitationsBy(inviterId: string): Promise<void> {
      await db.delete(colleagueInvitations).where(eq(colleagueInvitations.inviterId, inviterId));
    },

    async forgetInvitationsBefore(moment: Date): Promise<void> {
      await db.delete(colleagueInvitations).where(lt(colleagueInvitations.expiresAt, moment));
    },

    async endSessions(memberId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.memberId, memberId));
    },

    async tell(memberId: string, title: string, content: string, createdAt: Date): Promise<void> {
      await writeMessages(db, [{ memberId, kind: 'account', title, content, createdAt }]);
    },
  };
}
