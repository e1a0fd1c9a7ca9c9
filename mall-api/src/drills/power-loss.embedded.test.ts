import { copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Database } from '../db/database';
import { openDatabase, openMigrated } from '../db/open-database';
import { walk } from '../db/private-folder';
import { orders } from '../db/schema';
import { startApi } from '../testing/api-process';
import { addProduct, countPieces, type TestProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';

const orderCount = 12;

let root: string;
let dataFolder: string;
let synced: string;
let product: TestProduct;
let buyer: DrillBuyer;

async function withDatabase<Result>(folder: string, use: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ dataFolder: folder });
  return use(db).finally(() => db.close());
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mall-power-'));
  [dataFolder, synced] = [join(root, 'data'), join(root, 'synced')];
  mkdirSync(synced);
  await (await openMigrated({ dataFolder })).close();
  await withDatabase(dataFolder, async (db) => {
    await addPayWays(db);
    product = await addProduct(db, { skus: Array.from({ length: orderCount }, () => ({})) });
    buyer = await addDrillBuyer(db, product.skuIds);
  });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rememberSyncs = new URL('../testing/remember-syncs.ts', import.meta.url).href;

/** The folder as a power loss leaves it: every file as last synced. */
function afterPowerLoss(): string {
  const left = join(root, 'left');
  for (const { path, isFolder } of walk(dataFolder)) {
    const copy = join(left, relative(dataFolder, path));
    const kept = join(synced, String(lstatSync(path).ino));
    if (isFolder) mkdirSync(copy);
    else if (existsSync(kept)) copyFileSync(kept, copy);
    else writeFileSync(copy, '');
  }
  return left;
}

test('every acknowledged order survives a power loss', async () => {
  const api = await startApi(
    { dataFolder },
    { env: { WATCHED: dataFolder, SYNCED: synced }, preload: rememberSyncs },
  );
  await api.ready();
  const acknowledged: string[] = [];
  for (const skuId of product.skuIds) {
    const { code, data } = await api.ask('order/generateOrder', buyer.order(skuId), buyer.headers);
    expect(code).toBe('0');
    acknowledged.push((data as { id: string }).id);
  }
  await api.end('SIGKILL');

  await withDatabase(afterPowerLoss(), async (db) => {
    const placed = await db.select({ id: orders.id }).from(orders);
    expect(placed.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
    expect(await countPieces(db, product.id)).toBe(100 - orderCount);
  });
}, 120_000);

test('only the owner may read the folder, whatever its creator or content', async () => {
  const modes = (folder: string) =>
    new Set(
      [...walk(folder)].map(({ isFolder, mode }) => `${isFolder ? 'folder' : 'file'} ${mode.toString(8)}`),
    );
  expect(modes(dataFolder)).toEqual(new Set(['folder 700', 'file 600']));

  const older = join(root, 'older');
  mkdirSync(join(older, 'files', 'kept'), { recursive: true, mode: 0o755 });
  writeFileSync(join(older, 'files', 'kept', 'contract'), 'x', { mode: 0o666 });
  await withDatabase(older, (db) => db.execute('create table made_later (n int)'));
  expect(modes(older)).toEqual(new Set(['folder 700', 'file 600']));
}, 120_000);
