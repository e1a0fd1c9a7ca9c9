import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { type ApiProcess, startApi } from '../testing/api-process';
import { type BareInstallation, installWithout } from '../testing/bare-installation';
import { addMember } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { renamed } from '../testing/small-migrations';
import { tell } from '../testing/tell';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';
import { startOrderLoad } from './order-load';

const seconds = 60;
const olderOrders = 50_000;
const buyers = 12;
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let database: TestDatabase;
let db: Database;
let next: BareInstallation;
const started: ApiProcess[] = [];

/** This version with another name for a column, and the migrations that lead there. */
async function installNextVersion(): Promise<BareInstallation> {
  const installed = await installWithout([]);
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(installed.root, file);
    const text = await readFile(path, 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(path, change(text));
  };
  await edit('src/db/schema/order.ts', (text) =>
    text.replace('remark: text().notNull()', "remark: text('buyer_remark').notNull()"),
  );
  const files = Object.entries(renamed);
  await edit('drizzle/meta/_journal.json', (text) => {
    const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(text);
    const last = journal.entries.at(-1);
    if (!last) throw new Error('there is no migration');
    for (const [at, [tag]] of files.entries())
      journal.entries.push({ ...last, tag, idx: last.idx + at + 1, when: last.when + at + 1 });
    return JSON.stringify(journal);
  });
  for (const [tag, statements] of files)
    await writeFile(
      join(installed.root, 'drizzle', `${tag}.sql`),
      statements.join(';\n--> statement-breakpoint\n'),
    );
  return installed;
}

async function start(root?: string): Promise<ApiProcess> {
  const api = await startApi(database.options, root ? { root } : {});
  started.push(api);
  await api.ready();
  return api;
}

/** Runs `migrate` of the next version. */
const migrateNext = (command: string) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: database.options.url };
    const args = ['--import', loader, join(next.root, 'src/migrate/main.ts'), command];
    execFile(process.execPath, args, { cwd: next.root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.options);
  await addPayWays(db);
  const { memberId, clientId } = await addMember(db);
  await db.execute(sql`
    insert into orders (no, client_id, member_id, member_name, client_type, status, pay_way, pay_way_name,
      product_total_amount, total_amount, remark)
    select 'OLD' || n, ${clientId}, ${memberId}, '老订单', 1, 9, 'offline', '线下支付', 1, 1, '备注' || n
    from generate_series(1, ${olderOrders}) n`);
  next = await installNextVersion();
}, 120_000);
afterAll(async () => {
  await Promise.all(started.map((api) => api.end('SIGKILL')));
  await db.close();
  await database.remove();
  await next.remove();
});

test(`${seconds} s of orders while a version with a renamed column replaces another: no call fails`, async () => {
  const [one, two] = [await start(), await start()];
  const balanced = [one, two];
  const begun = performance.now();
  const load = await startOrderLoad(db, balanced, buyers, { everyMs: 1000 });
  // As a balancer does: no new calls, then those under way, then the signal.
  const leave = async (api: ApiProcess) => {
    balanced.splice(balanced.indexOf(api), 1);
    await load.more(2 * buyers);
    const code = await api.end('SIGTERM');
    expect(code === 0 ? '' : api.printed().slice(-2_000)).toBe('');
  };
  const until = (part: number) => sleep(Math.max(0, begun + part * seconds * 1000 - performance.now()));

  await until(0.15);
  balanced.push(await start(next.root));
  await until(0.35);
  await leave(one);
  expect(await migrateNext('contract')).toEqual({ code: 1, text: expect.stringContaining('是更早的版本') });
  await until(0.5);
  balanced.push(await start(next.root));
  await leave(two);
  await until(0.75);
  await load.more(20);
  const status = await migrateNext('status');
  expect(status.text).toContain('0003_backfill_buyer_remark：已完成');
  expect(await migrateNext('contract')).toEqual({
    code: 0,
    text: expect.stringContaining('0004_contract_remark：已收缩'),
  });
  await until(1);
  await load.more(20);
  await load.end();

  tell(`${load.acknowledged.size} orders, slowest call ${Math.round(load.slowestMs)} ms`);
  expect([...load.refusals]).toEqual([]);
  const { lost, doubled, stockOff } = await load.check(db);
  expect({ lost, doubled, stockOff }).toEqual({ lost: 0, doubled: 0, stockOff: 0 });
  const { rows } = await db.execute<{ id: string; remark: string }>(
    sql`select id::text as id, buyer_remark as remark from orders`,
  );
  const remarks = new Map(rows.map(({ id, remark }) => [id, remark]));
  for (const [key, id] of load.acknowledged) expect(remarks.get(id)).toBe(key);
  expect(rows.filter(({ remark }) => remark.startsWith('备注'))).toHaveLength(olderOrders);
}, 900_000);

test('after the contract the version before ends at its start and says why', async () => {
  await expect(start()).rejects.toThrow('数据库已由更新的版本收缩（0004_contract_remark）');
});
