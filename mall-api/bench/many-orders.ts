import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { desc, eq, sql } from 'drizzle-orm';
import type { CallPath } from 'shared-kernel/contracts';
import type { Database } from '../src/db/database';
import { openDatabase } from '../src/db/open-database';
import { orders } from '../src/db/schema';
import { createSessions } from '../src/modules/account/sessions';
import { startApi } from '../src/testing/api-process';
import { startPostgres } from '../src/testing/postgres-server';
import { measure } from './measure';
import { say } from './measure-all';
import { seedShop } from './seed-shop';
import { tryPartitions } from './try-partitions';

// How lists, orders, statements and exports do among millions of orders; then the same orders in partitions.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000000' },
    'of-one': { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
  },
});
const [total, ofOneMember, seconds] = [values.orders, values['of-one'], values.seconds].map(Number);
if (!total || !ofOneMember || !seconds)
  throw new Error('npm run bench:orders -w mall-api -- --orders 10000000 --of-one 100000 --seconds 4');

/** What is measured only reads, so nothing has to wait for the disk while millions of rows are written. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  shared_buffers: '2GB',
  maintenance_work_mem: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
};

interface Buyer {
  readonly token: string;
  readonly orderIds: readonly string[];
}

async function buyerOf(db: Database, memberId: string): Promise<Buyer> {
  const token = await createSessions(db, () => new Date(), 12).start(memberId, {
    device: 'bench',
    address: '127.0.0.1',
  });
  const own = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt))
    .limit(500);
  return { token, orderIds: own.map(({ id }) => id) };
}

const month = (back: number) => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - back, 1);
  return day.toISOString().slice(0, 7);
};

/** Each call with its bodies, which are asked for in turn. */
const calls: readonly { says: string; path: CallPath; body: (buyer: Buyer, n: number) => unknown }[] = [
  {
    says: '订单列表',
    path: 'order/page',
    body: (_, n) => ({ current: (n % 4) + 1, pageSize: 10, webStatus: [-1, -1, 5, 1, 3, 4][n % 6] }),
  },
  { says: '各状态订单数', path: 'order/count', body: () => ({}) },
  {
    says: '按关键词找订单',
    path: 'order/page',
    body: (_, n) => ({
      current: 1,
      pageSize: 10,
      webStatus: -1,
      keyword: ['手套', '过氧乙酸', 'AL-2000', '不存在'][n % 4],
    }),
  },
  {
    says: '订单详情',
    path: 'order/detail',
    body: ({ orderIds }, n) => ({ orderId: orderIds[n % orderIds.length] }),
  },
  { says: '对账单', path: 'client/statement', body: (_, n) => ({ month: month(n % 12) }) },
  {
    says: '导出，每页 200 单',
    path: 'order/export/page',
    body: (_, n) => ({ current: (n % 3) + 1, pageSize: 200, webStatus: -1 }),
  },
];

const server = await startPostgres(settings);
const db = await openDatabase({ url: server.url, pool: { connections: 2 } });
try {
  const started = performance.now();
  say(`seeding ${total} orders, and ${ofOneMember} of one member`);
  await seedShop(db, { name: 'orders', products: 1_000, orders: total, ofOneMember });
  say(`seeded in ${Math.round((performance.now() - started) / 1000)} s`);
  const { rows: sizes } = await db.execute<{ name: string; rows: string; size: string }>(sql`
    select relname as name, reltuples::bigint::text as rows, pg_size_pretty(pg_total_relation_size(oid)) as size
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by pg_total_relation_size(oid) desc limit 10`);
  for (const { name, rows, size } of sizes) console.log(`| ${name} | ${rows} | ${size} |`);

  const { rows: most } = await db.execute<{ id: string; placed: string }>(sql`
    select member_id::text as id, count(*)::text as placed from orders group by 1 order by count(*) desc limit 1`);
  const { rows: usual } = await db.execute<{ id: string; placed: string }>(sql`
    select member_id::text as id, count(*)::text as placed from orders group by 1
    order by md5(member_id::text) limit 20`);
  const kinds = [
    { of: 'usual', members: usual },
    { of: 'one', members: most },
  ];
  const api = await startApi({ url: server.url }, { quiet: true });
  try {
    await api.ready();
    const { heap } = await db
      .execute<{ heap: string }>(sql`select pg_size_pretty(pg_database_size(current_database())) as heap`)
      .then(({ rows: [row] }) => row ?? { heap: '' });
    console.log(`${cpus().length} cores, database ${heap}`);
    for (const { of, members } of kinds) {
      const buyers = await Promise.all(members.map(({ id }) => buyerOf(db, id)));
      const placed = members.map((each) => Number(each.placed));
      console.log(
        `${of}: ${members.length} members with ${Math.min(...placed)} to ${Math.max(...placed)} orders`,
      );
      for (const { says, path, body } of calls) {
        let n = 0;
        const next = () => {
          n += 1;
          const buyer = buyers[n % buyers.length] as Buyer;
          return [{ body: body(buyer, n), token: buyer.token }];
        };
        const load = { paths: [path], next, connections: 1 };
        await measure(`http://127.0.0.1:${api.port}`, { ...load, seconds: 2 });
        const { p50, p95, p99 } = await measure(`http://127.0.0.1:${api.port}`, { ...load, seconds });
        console.log(
          `| ${says} ${path} | ${of} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} |`,
        );
      }
    }
  } finally {
    await api.end('SIGTERM');
  }
  await tryPartitions(
    db,
    most[0]?.id ?? '',
    usual.map(({ id }) => id),
  );
} finally {
  await db.close();
  await server.stop();
}
