import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database';
import { p95 } from './p95';
import { historyYears } from './seed-shop';

const rounds = 40;

/** Each question with the table as `from`. */
const questions: readonly { says: string; of: (from: SQL, member: string) => SQL }[] = [
  {
    says: 'first page of a member, newest first',
    of: (from, member) => sql`
      select * from ${from} o where member_id = ${member} order by created_at desc, id desc limit 10`,
  },
  {
    says: 'the same of the last year alone',
    of: (from, member) => sql`
      select * from ${from} o where member_id = ${member} and created_at >= now() - interval '1 year'
      order by created_at desc, id desc limit 10`,
  },
  {
    says: 'orders of a member by status',
    of: (from, member) => sql`select status, count(*) from ${from} o where member_id = ${member} group by 1`,
  },
  {
    says: 'one order by its id',
    of: (from, member) => sql`
      select * from ${from} o where id = (select max(id) from orders where member_id = ${member})`,
  },
  {
    says: 'what the client of a member has ordered before this month',
    of: (from, member) => sql`
      select sum(total_amount + rebate_amount) from ${from} o
      where client_id = (select client_id from members where id = ${member}) and created_at < date_trunc('month', now())`,
  },
];

async function p95Of(db: Database, question: SQL): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await db.execute(question);
    times.push(performance.now() - start);
  }
  return p95(times);
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1000).toFixed(1);
}

/** The table `orders` once more in a partition for each year, with the indexes of the original. */
async function partition(db: Database): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run('create table orders_by_year (like orders including defaults) partition by range (created_at)');
  const thisYear = new Date().getUTCFullYear();
  for (let year = thisYear - historyYears - 2; year <= thisYear + 1; year += 1)
    await run(`create table orders_${year} partition of orders_by_year
      for values from ('${year}-01-01 00:00+08') to ('${year + 1}-01-01 00:00+08')`);
  await run('insert into orders_by_year select * from orders');
  await run('alter table orders_by_year add primary key (id, created_at)');
  for (const columns of [
    ...['member_id, created_at, id', 'member_id, status, created_at, id', 'client_id, status'],
    'client_id, created_at, id',
  ])
    await run(`create index on orders_by_year (${columns})`);
  await run('vacuum analyze orders_by_year');
}

/**
 * Prints how long questions after orders take in one table and in one partitioned by year, and how long a year takes to
 * be removed.
 * @param busy the id of the member with most orders
 * @param usual ids of members with an ordinary number of them
 */
export async function tryPartitions(db: Database, busy: string, usual: readonly string[]): Promise<void> {
  console.log(`partitioned in ${await seconds(() => partition(db))} s`);
  const tables = [sql.raw('orders'), sql.raw('orders_by_year')];
  for (const { says, of } of questions)
    for (const [whose, member] of [
      ['usual', usual[0] ?? ''],
      ['one', busy],
    ] as const) {
      const times = [];
      for (const table of tables) times.push((await p95Of(db, of(table, member))).toFixed(1));
      console.log(`| ${says} | ${whose} | ${times.join(' | ')} |`);
    }
  // Whole years, of which there is a partition each.
  const lastKept = new Date().getUTCFullYear() - historyYears + 2;
  const { rows } = await db.execute<{ found: string }>(
    sql.raw(
      `select count(*)::text as found from orders_by_year where created_at < '${lastKept}-01-01 00:00+08'`,
    ),
  );
  const deleting = await seconds(() =>
    db.execute(sql.raw(`delete from orders_by_year where created_at < '${lastKept}-01-01 00:00+08'`)),
  );
  const dropping = await seconds(() => db.execute(sql.raw(`drop table orders_${lastKept - 1}`)));
  console.log(`${rows[0]?.found} orders deleted in ${deleting} s, a partition dropped in ${dropping} s`);
}
