import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type DatabaseOptions, openDatabase, openMigrated } from '../db/open-database';
import { files, members } from '../db/schema';
import { createFolderStore } from '../ports/file-store';
import { startApi } from '../testing/api-process';
import { addMember, addProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { runMove } from '../testing/run-move';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const fileCount = 300;
const messageCount = 20_000;

let root: string;
let shop: { dataFolder: string };
let filesDir: string;
let buyer: DrillBuyer;
let skuIds: string[];

async function withDatabase<Result>(
  options: DatabaseOptions,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(options);
  return use(db).finally(() => db.close());
}

const move = (to: string, folder: string, killAfterMs?: number) =>
  runMove(['--to', to, '--files', folder], { DATA_DIR: shop.dataFolder, FILES_DIR: filesDir }, killAfterMs);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mall-move-'));
  shop = { dataFolder: join(root, 'data') };
  filesDir = join(root, 'files');
  const db = await openMigrated(shop);
  await addPayWays(db);
  ({ skuIds } = await addProduct(db, { skus: Array.from({ length: 12 }, () => ({})) }));
  buyer = await addDrillBuyer(db, skuIds);
  const { memberId, clientId } = await addMember(db);
  await db.execute(sql`
    insert into messages (member_id, kind, title, content, created_at)
    select ${memberId}, 'order', 'n' || n, repeat('内容', 200), now() from generate_series(1, ${messageCount}) n`);
  const store = createFolderStore(filesDir);
  for (let n = 0; n < fileCount; n += 1) {
    const staged = await store.stage(Buffer.from(`${n} ${randomUUID()}`.repeat(500)));
    await staged.keep();
    const { id, size, sha256 } = staged;
    const facts = {
      clientId,
      busType: 'contract',
      fileName: `${n}.pdf`,
      contentType: 'application/pdf',
    } as const;
    await db.insert(files).values({ id, size, sha256, ...facts, createdAt: new Date() });
  }
  await db.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a shop that takes orders on the embedded database', () => {
  let target: TestDatabase;
  const url = () => target.options.url ?? '';
  const moved = () => join(root, 'moved');
  const orders: string[] = [];

  beforeAll(async () => {
    target = await createTestDatabase('empty');
    const api = await startApi(shop, { env: { FILES_DIR: filesDir } });
    await api.ready();
    for (const skuId of skuIds) {
      const { code, data } = await api.ask('order/generateOrder', buyer.order(skuId), buyer.headers);
      expect(code).toBe('0');
      orders.push((data as { id: string }).id);
    }
    expect(await move(url(), moved())).toEqual({ code: 1, text: '商城正在运行：请先停止，再搬迁\n' });
    await api.end('SIGTERM');
  });
  afterAll(() => target.remove());

  test('whenever it is killed PostgreSQL has nothing or all of it, and another run ends it', async () => {
    const whole = await createTestDatabase('empty');
    const started = Date.now();
    const first = await move(whole.options.url ?? '', join(root, 'whole'));
    const milliseconds = Date.now() - started;
    expect(first).toEqual({ code: 0, text: expect.stringContaining(`文件：${fileCount} 个，已逐个核对`) });
    await whole.remove();

    const count = (db: Database) => db.$count(members);
    const all = await withDatabase(shop, count);
    let kills = 0;
    for (const part of [0.35, 0.6, 0.75, 0.9]) {
      const { code } = await move(url(), moved(), part * milliseconds);
      if (code === null) kills += 1;
      const found = await openMigrated(target.options).then((db) => count(db).finally(() => db.close()));
      expect([0, all]).toContain(found);
    }
    expect(kills).toBeGreaterThan(0);
    expect(await move(url(), moved())).toMatchObject({ code: 0 });
    expect(await move(url(), moved())).toMatchObject({ code: 0 });
  });

  test('goes on where it was: same session, every order, next order', async () => {
    const api = await startApi(target.options, { env: { FILES_DIR: moved() } });
    await api.ready();
    const { data } = await api.ask('order/page', { current: 1, pageSize: 20 }, buyer.headers);
    expect((data as { id: string }[]).map(({ id }) => id).sort()).toEqual(orders.toSorted());
    const [skuId = ''] = skuIds;
    const added = await api.ask('memberCart/add', { skuId, count: 1 }, buyer.headers);
    const next = await api.ask('order/generateOrder', buyer.order(skuId), buyer.headers);
    expect([added.code, next.code]).toEqual(['0', '0']);
    expect(orders).not.toContain((next.data as { id: string }).id);
    await api.end('SIGTERM');
  });
});
