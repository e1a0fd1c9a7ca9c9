import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { accountApplications, applicationFiles, members } from '../../db/schema';

export type ApplicationRow = typeof accountApplications.$inferSelect;

export function applicationRepository(db: Queries) {
  const drafts = (mobilePhone: string) =>
    and(eq(applicationFiles.mobilePhone, mobilePhone), isNull(applicationFiles.applicationId));

  return {
    async latest(mobilePhone: string): Promise<ApplicationRow | undefined> {
      const [found] = await db
        .select()
        .from(accountApplications)
        .where(eq(accountApplications.mobilePhone, mobilePhone))
        .orderBy(desc(accountApplications.id))
        .limit(1);
      return found;
    },

    isMember: async (mobilePhone: string): Promise<boolean> =>
      (await db.$count(members, eq(members.mobilePhone, mobilePhone))) > 0,

    drafts: (mobilePhone: string) =>
      db.select().from(applicationFiles).where(drafts(mobilePhone)).orderBy(asc(applicationFiles.createdAt)),

    /** Deletes the draft that another one replaces. @returns its id */
    async replaceDraft(mobilePhone: string, licenceType: string): Promise<string | undefined> {
      const [gone] = await db
        .delete(applicationFiles)
        .where(and(drafts(mobilePhone), eq(applicationFiles.licenceType, licenceType)))
        .returning({ id: applicationFiles.id });
      return gone?.id;
    },

    async addFile(file: typeof applicationFiles.$inferInsert): Promise<void> {
      await db.insert(applicationFiles).values(file);
    },

    /** @returns undefined when the phone already has a pending application */
    async insert(application: typeof accountApplications.$inferInsert): Promise<ApplicationRow | undefined> {
      const [row] = await db
        .insert(accountApplications)
        .values(application)
        .onConflictDoNothing()
        .returning();
      return row;
    },

    async handIn(mobilePhone: string, applicationId: string): Promise<void> {
      await db.update(applicationFiles).set({ applicationId }).where(drafts(mobilePhone));
    },

    async lock(id: string): Promise<ApplicationRow | undefined> {
      const [row] = await db
        .select()
        .from(accountApplications)
        .where(eq(accountApplications.id, id))
        .for('update');
      return row;
    },

    files: (applicationIds: readonly string[]) =>
      db
        .select()
        .from(applicationFiles)
        .where(inArray(applicationFiles.applicationId, [...applicationIds]))
        .orderBy(asc(applicationFiles.createdAt)),

    waiting: (limit: number) =>
      db
        .select()
        .from(accountApplications)
        .where(eq(accountApplications.state, 'waiting'))
        .orderBy(asc(accountApplications.createdAt), asc(accountApplications.id))
        .limit(limit),

    async decide(id: string, change: Partial<typeof accountApplications.$inferInsert>): Promise<void> {
      await db.update(accountApplications).set(change).where(eq(accountApplications.id, id));
    },

    /** Deletes uploads from before a moment that were never submitted; the next sweep deletes their bytes. */
    async forgetDrafts(before: Date): Promise<void> {
      await db
        .delete(applicationFiles)
        .where(and(isNull(applicationFiles.applicationId), lt(applicationFiles.createdAt, before)));
    },
  };
}
