import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ceph, type Gateway, startCeph, startGateway } from 'object-store/testing';
import { readConfig } from '../config';
import { openInstallationSecret } from '../db/installation-secret';
import { openDatabase } from '../db/open-database';
import { files } from '../db/schema';
import { createFolderStore, type FileStore, openFileStore } from '../ports/file-store';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { contents, uploadPaper } from '../testing/files';
import { startMove } from '../testing/run-move';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const fileCount = 60;

let ceph: Ceph;
let line: Gateway;
let root: string;
let database: TestDatabase;
let buyer: DrillBuyer;
let skuId: string;
/** Settings of processes whose files are in the bucket, behind a line that can break. */
let inBucket: Record<string, string>;
const moved: { id: string; sha256: string }[] = [];

beforeAll(async () => {
  ceph = await startCeph();
  line = await startGateway(ceph.port);
  root = mkdtempSync(join(tmpdir(), 'mall-bucket-'));
  database = await createTestDatabase();
  inBucket = {
    FILES_URL: `s3://${await ceph.bucket()}/files`,
    S3_ENDPOINT: line.url,
    S3_SECONDS: '2',
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  };
  const db = await openDatabase(database.options);
  await addPayWays(db);
  ({ skuId } = await addProduct(db, { pieces: 100_000 }));
  buyer = await addDrillBuyer(db, [skuId]);
  await openInstallationSecret(db, folder('old'));
  const store = createFolderStore(folder('old'));
  for (let n = 0; n < fileCount; n += 1) {
    const staged = await store.stage(randomBytes(20_000));
    await staged.keep();
    const { id, size, sha256 } = staged;
    moved.push({ id, sha256 });
    await db.insert(files).values({
      id,
      size,
      sha256,
      clientId: buyer.clientId,
      busType: 'contract',
      fileName: `${n}.pdf`,
      contentType: 'application/pdf',
      createdAt: new Date(),
    });
  }
  await db.close();
});
afterAll(async () => {
  await line?.close();
  await ceph?.stop();
  await database?.remove();
  rmSync(root, { recursive: true, force: true });
});

const folder = (name: string) => join(root, name);

const move = (to: string) =>
  startMove(['--to', to], {
    ...inBucket,
    DATABASE_URL: database.options.url ?? '',
    FILES_DIR: folder('old'),
    FILES_URL: '',
  });

const bucket = (): Promise<FileStore> =>
  openFileStore(readConfig({ ...inBucket, FILES_DIR: folder('look') }));
async function countIn(store: FileStore): Promise<number> {
  let count = 0;
  for await (const _ of store.keptBefore(new Date(Date.now() + 600_000))) count += 1;
  return count;
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

test('a folder goes into the bucket: killed, cut off, and run again to its end', async () => {
  const to = inBucket['FILES_URL'] ?? '';
  const store = await bucket();
  for (const share of [0.2, 0.5]) {
    const { child, done } = move(to);
    while ((await countIn(store)) < share * fileCount) await pause();
    child.kill('SIGKILL');
    expect((await done).code).toBeNull();
  }
  const cut = move(to);
  line.after(300_000, 'server', 'cut');
  expect(await cut.done).toEqual({ code: 1, text: expect.stringContaining('恢复后重新运行') });
  line.set('open');
  expect(await move(to).done).toEqual({
    code: 0,
    text: expect.stringContaining(`文件：${fileCount} 个，已逐个核对`),
  });
  expect(await countIn(store)).toBe(fileCount);
  store.close();
});

describe('two processes without a common folder', () => {
  const processes: ApiProcess[] = [];
  beforeAll(async () => {
    for (const name of ['one', 'two']) {
      mkdirSync(folder(name), { mode: 0o700 });
      copyFileSync(join(folder('old'), '.secret'), join(folder(name), '.secret'));
      const env = { ...inBucket, FILES_DIR: folder(name) };
      processes.push(await startApi(database.options, { env }));
    }
    for (const one of processes) await one.ready();
  });
  afterAll(async () => {
    for (const one of processes) await one.end('SIGKILL');
  });

  const at = (n: number) => {
    const one = processes[n];
    if (!one) throw new Error(`no process ${n}`);
    return one;
  };
  async function order(): Promise<string> {
    const added = await at(0).ask('memberCart/add', { skuId, count: 1 }, buyer.headers);
    const made = await at(0).ask('order/generateOrder', buyer.order(skuId), buyer.headers);
    expect([added.code, made.code]).toEqual(['0', '0']);
    return (made.data as { id: string }).id;
  }
  const hand = (n: number, orderId: string) =>
    uploadPaper(`http://127.0.0.1:${at(n).port}`, buyer.headers, { busType: '4', orderId });
  const download = (n: number, id: string) =>
    fetch(`http://127.0.0.1:${at(n).port}/api/sale/mall/file/download/${id}`, { headers: buyer.headers });

  test('what one takes the other gives, and so is what was moved', async () => {
    const { code, data } = await hand(0, await order());
    expect(code).toBe('0');
    expect(Buffer.from(await (await download(1, data.fileId)).arrayBuffer())).toEqual(contents.pdf);
    expect((await (await download(1, moved[0]?.id ?? '')).arrayBuffer()).byteLength).toBe(20_000);
    expect(readdirSync(join(folder('one'), 'incoming'))).toEqual([]);
  });

  test.each(['cut', 'silent'] as const)(
    'while the bucket is %s buyers are told, orders go on, and the file is taken afterwards',
    async (how) => {
      const orderId = await order();
      line.set(how);
      expect(await hand(0, orderId)).toMatchObject({
        code: '60008',
        message: '文件暂时无法存取，请稍后重试',
      });
      expect((await download(1, moved[1]?.id ?? '')).status).toBe(503);
      await order();
      line.set('open');
      for (;;) {
        const { code, data } = await hand(0, orderId);
        if (code === '0') {
          expect((await download(1, data.fileId)).status).toBe(200);
          break;
        }
        expect(code).toBe('60008');
        await pause();
      }
    },
  );
});
