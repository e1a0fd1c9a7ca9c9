import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminLogEntry, adminLog } from '../../db/admin-log-table';
import type { Database } from '../../db/database';
import { invalid } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import type { AdminInput } from '../operations';
import { firstBrokenLink, type Head, hashOf, start } from './chain';

// Any number that nothing else in the database locks.
const chainLock = 7_215_304_120;
const atOnce = 1_000;

const name = z.string().trim().max(50).default('');

/** The user of the admin CLI; `account` is the operating system's. Changes need person and role. */
export const adminPerson = z.object({ person: name, role: name, account: name }).default({
  person: '',
  role: '',
  account: '',
});
export type AdminPerson = z.output<typeof adminPerson>;

export type NewAdminEntry = Pick<AdminLogEntry, 'command' | 'subject' | 'input' | 'outcome'>;

/** Appends an entry to the chain; concurrent writers wait. */
export const appendToAdminLog = (
  db: Database,
  by: AdminPerson,
  entry: NewAdminEntry,
  at: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
    const [last = start] = await tx
      .select({ seq: adminLog.seq, hash: adminLog.hash })
      .from(adminLog)
      .orderBy(desc(adminLog.seq))
      .limit(1);
    const next = { ...by, ...entry, at, seq: last.seq + 1, previous: last.hash };
    await tx.insert(adminLog).values({ ...next, hash: hashOf(next) });
  });

/** Admin commands for the audit log itself. */
export function adminLogVerbs(db: Database) {
  return {
    /** Returns entries, newest first; those of one order, product or certificate when `subject` is given. */
    async log({ limit, subject }: AdminInput<'log'>) {
      const entries = await db
        .select()
        .from(adminLog)
        .where(subject === undefined ? undefined : eq(adminLog.subject, subject))
        .orderBy(desc(adminLog.seq))
        .limit(limit);
      return {
        entries: entries.map(({ seq, at, person, role, account, command, subject: about, outcome }) => ({
          seq,
          time: formatTime(at),
          person,
          role,
          account,
          command,
          subject: about,
          outcome,
        })),
      };
    },

    /**
     * Verifies the chain.
     * @param head `seq:hash` recorded externally: nothing up to it may be missing
     * @throws CallError 60001 that names the first broken link
     */
    async checkLog({ head }: AdminInput<'checkLog'>) {
      let end: Head = start;
      let known = head === undefined;
      for (;;) {
        const entries = await db
          .select()
          .from(adminLog)
          .where(gt(adminLog.seq, end.seq))
          .orderBy(asc(adminLog.seq))
          .limit(atOnce);
        const broken = firstBrokenLink(entries, end);
        if (broken) throw invalid(broken);
        known ||= entries.some(({ seq, hash }) => `${seq}:${hash}` === head);
        const last = entries.at(-1);
        if (!last) break;
        end = { seq: last.seq, hash: last.hash };
      }
      if (!known) throw invalid(`记录到第 ${end.seq} 条为止相接，但其中没有 ${head}：末尾被截去或整个被重写`);
      return { intact: `${end.seq} 条记录逐条相接`, head: `${end.seq}:${end.hash}` };
    },
  };
}
