import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListMultipartUploadsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type LocalFile, type ObjectStore, StoreUnavailable } from '../object-store';
import { openBucket } from '../open-bucket';
import { sha256Of } from '../sha256';
import { type Ceph, startCeph } from '../testing/ceph';
import { type Gateway, startGateway } from '../testing/gateway';
import { testObjectStore } from '../testing/store-contract';

const mb = 1024 * 1024;

let ceph: Ceph;
beforeAll(async () => {
  ceph = await startCeph();
});
afterAll(() => ceph?.stop());

const direct = () => `http://127.0.0.1:${ceph.port}`;
const openAt = (bucket: string, endpoint: string, seconds = 30) =>
  openBucket({ bucket, prefix: 'shop/', endpoint, region: 'us-east-1', seconds });

describe('a bucket', () => {
  testObjectStore(async () => openAt(await ceph.bucket(), direct()));

  test('that does not exist is refused by name', async () => {
    const store = await openAt('mall-without-bucket', direct());
    await expect(store.check()).rejects.toMatchObject({ isRefused: true });
    await expect(store.get('kept/a')).rejects.toThrow(StoreUnavailable);
  });

  test('tells of an object that somebody has changed by hand', async () => {
    const Bucket = await ceph.bucket();
    const store = await openAt(Bucket, direct());
    await store.put('kept/a', Buffer.from('what was put'));
    const client = new S3Client({ region: 'us-east-1', endpoint: direct(), forcePathStyle: true });
    await client.send(new PutObjectCommand({ Bucket, Key: 'shop/kept/a', Body: 'something else' }));
    client.destroy();
    const content = await store.get('kept/a');
    await expect(content?.toArray()).rejects.toMatchObject({
      isRefused: true,
      message: `s3://${Bucket}/shop/: kept/a is not what was put there`,
    });
    store.close();
  });
});

describe('a bucket over a line that breaks', () => {
  let line: Gateway;
  let bucket: string;
  /** Over the line, and with what is really there. */
  let store: ObjectStore;
  let there: ObjectStore;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'objects-local-'));
    line = await startGateway(ceph.port);
    bucket = await ceph.bucket();
    store = await openAt(bucket, line.url, 2);
    there = await openAt(bucket, direct());
  });
  afterEach(async () => {
    for (const one of [store, there]) one.close();
    await line.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function localFile(size: number): Promise<LocalFile & { content: Buffer }> {
    const content = randomBytes(size);
    const path = join(folder, String(Math.random()));
    writeFileSync(path, content);
    return { path, size, content, sha256: await sha256Of(content) };
  }
  const read = async (from: ObjectStore, key: string) =>
    Buffer.concat((await (await from.get(key))?.toArray()) ?? []);
  const uploadsBegun = async () => {
    const client = new S3Client({ region: 'us-east-1', endpoint: direct(), forcePathStyle: true });
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    client.destroy();
    return Uploads.length;
  };

  test.each(['cut', 'silent'] as const)(
    'an upload that meets it %s in the middle fails whole, and can be made again',
    async (how) => {
      const file = await localFile(20 * mb);
      line.after(9 * mb, 'server', how);
      await expect(store.put('kept/a', file)).rejects.toThrow(StoreUnavailable);
      expect(await there.stat('kept/a')).toBeUndefined();
      expect(await uploadsBegun()).toBe(1);
      await there.forgetUnfinished(new Date(Date.now() + 60_000));
      expect(await uploadsBegun()).toBe(0);
      line.set('open');
      while (
        await store.check().then(
          () => false,
          () => true,
        )
      )
        await new Promise(setImmediate);
      await store.put('kept/a', file);
      expect((await read(there, 'kept/a')).equals(file.content)).toBe(true);
    },
  );

  test('a line that breaks once is not noticed by an upload, nor by a question', async () => {
    for (const size of [2 * mb, 20 * mb]) {
      const file = await localFile(size);
      line.after(mb, 'server', 'reset');
      await store.put(`kept/${size}`, file);
      expect((await read(there, `kept/${size}`)).equals(file.content)).toBe(true);
    }
    line.set('reset');
    expect((await store.stat(`kept/${mb * 2}`))?.size).toBe(2 * mb);
  });

  test('an answer that is lost is no second object: the upload was done, and says so', async () => {
    const file = await localFile(mb);
    line.after(1, 'client', 'reset');
    await store.put('kept/a', file);
    expect((await read(store, 'kept/a')).equals(file.content)).toBe(true);
  });

  test.each(['cut', 'silent'] as const)(
    'a download that meets it %s in the middle fails, and never ends as if it were whole',
    async (how) => {
      await there.put('kept/a', await localFile(20 * mb));
      line.after(5 * mb, 'client', how);
      const content = await store.get('kept/a');
      await expect(content?.toArray()).rejects.toThrow(StoreUnavailable);
    },
  );

  test('while it is cut calls fail, soon without trying, and go on by themselves', async () => {
    line.set('cut');
    for (let n = 0; n < 5; n += 1) await expect(store.check()).rejects.toThrow(StoreUnavailable);
    const before = Date.now();
    for (let n = 0; n < 100; n += 1) await expect(store.stat('kept/a')).rejects.toThrow(StoreUnavailable);
    expect(Date.now() - before).toBeLessThan(1_000);
    line.set('open');
    while (
      await store.check().then(
        () => false,
        () => true,
      )
    )
      await new Promise(setImmediate);
    await store.put('kept/a', Buffer.from('a'));
  });
});

test('the gateway is killed three times among uploads: each object is whole or not there', async () => {
  const bucket = await ceph.bucket();
  const store = await openAt(bucket, direct(), 2);
  const keys = Array.from({ length: 60 }, (_, n) => `kept/${n}`);
  const contents = new Map(keys.map((key) => [key, randomBytes(300_000)]));
  const content = (key: string) => contents.get(key) ?? Buffer.alloc(0);
  const stored = new Set<string>();
  let failures = 0;
  const putAll = async (some: readonly string[]) => {
    for (const key of some) {
      while (!stored.has(key)) {
        await store.put(key, content(key)).then(
          () => stored.add(key),
          () => {
            failures += 1;
          },
        );
        await new Promise(setImmediate);
      }
    }
  };
  const puts = Promise.all([0, 1, 2, 3].map((lane) => putAll(keys.filter((_, n) => n % 4 === lane))));
  for (const when of [8, 25, 45]) {
    while (stored.size < when) await new Promise(setImmediate);
    await ceph.kill();
    await ceph.start();
    // Its own circuit: that of the uploads rests after the kill.
    const there = await openAt(bucket, direct());
    for await (const { key, size } of there.list('kept/')) expect([key, size]).toEqual([key, 300_000]);
    there.close();
  }
  await puts;
  expect(failures).toBeGreaterThan(0);
  for (const key of keys) {
    const bytes = Buffer.concat((await (await store.get(key))?.toArray()) ?? []);
    expect(bytes.equals(content(key))).toBe(true);
  }
  store.close();
});
