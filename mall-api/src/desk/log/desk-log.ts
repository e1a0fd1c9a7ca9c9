import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { invalid } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import type { DeskInput } from '../operations';
import { firstBrokenLink, type Head, hashOf, start } from './chain';
import { type DeskLogEntry, deskLog } from './desk-log-table';

// Any number, as long as nothing else in the database locks it.
const chainLock = 7_215_304_120;
const atOnce = 1_000;

const name = z.string().trim().max(50).default('');

/** Who works at the desk; `account` is the operating system's. A change needs person and role. */
export const deskPerson = z.object({ person: name, role: name, account: name }).default({
  person: '',
  role: '',
  account: '',
});
export type DeskPerson = z.output<typeof deskPerson>;

export type NewDeskEntry = Pick<DeskLogEntry, 'verb' | 'subject' | 'input' | 'outcome'>;

/** Adds an entry to the end of the chain; whoever adds at the same time waits. */
export const appendToDeskLog = (db: Database, by: DeskPerson, entry: NewDeskEntry, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
    const [last = start] = await tx
      .select({ seq: deskLog.seq, hash: deskLog.hash })
      .from(deskLog)
      .orderBy(desc(deskLog.seq))
      .limit(1);
    const next = { ...by, ...entry, at, seq: last.seq + 1, previous: last.hash };
    await tx.insert(deskLog).values({ ...next, hash: hashOf(next) });
  });

/** What the desk answers about its own log. */
export function deskLogVerbs(db: Database) {
  return {
    /** Who did what, the newest first; of one order, product or certificate when `subject` names it. */
    async log({ limit, subject }: DeskInput<'log'>) {
      const entries = await db
        .select()
        .from(deskLog)
        .where(subject === undefined ? undefined : eq(deskLog.subject, subject))
        .orderBy(desc(deskLog.seq))
        .limit(limit);
      return {
        entries: entries.map(({ seq, at, person, role, account, verb, subject: about, outcome }) => ({
          seq,
          time: formatTime(at),
          person,
          role,
          account,
          verb,
          subject: about,
          outcome,
        })),
      };
    },

    /**
     * Holds every entry against its place in the chain.
     * @param head `seq:hash` that was written down elsewhere: up to there nothing may be missing
     * @throws CallError 60001 that names the first broken link
     */
    async checkLog({ head }: DeskInput<'checkLog'>) {
      let end: Head = start;
      let known = head === undefined;
      for (;;) {
        const entries = await db
          .select()
          .from(deskLog)
          .where(gt(deskLog.seq, end.seq))
          .orderBy(asc(deskLog.seq))
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
