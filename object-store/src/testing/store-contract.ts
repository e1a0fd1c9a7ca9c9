import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalFile, ObjectExists, type ObjectStore, type StoredObject } from '../object-store';
import { sha256Of } from '../sha256';

/** What every object store does. @param open an empty store, for each test */
export function testObjectStore(open: () => Promise<ObjectStore>): void {
  let store: ObjectStore;
  let folder: string;
  beforeEach(async () => {
    store = await open();
    folder = mkdtempSync(join(tmpdir(), 'objects-local-'));
  });
  afterEach(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const bytes = (text: string) => Buffer.from(text);
  const read = async (key: string) => {
    const content = await store.get(key);
    return content && Buffer.concat(await content.toArray());
  };
  const local = async (content: Uint8Array): Promise<LocalFile> => {
    const path = join(folder, String(Math.random()));
    writeFileSync(path, content);
    return { path, size: content.length, sha256: await sha256Of(content) };
  };
  const listed = async (prefix: string) => {
    const found: StoredObject[] = [];
    for await (const object of store.list(prefix)) found.push(object);
    return found.map(({ key }) => key).sort();
  };

  test('gives back what was put, with its size', async () => {
    await store.put('kept/a', bytes('内容'));
    expect(await read('kept/a')).toEqual(bytes('内容'));
    const found = await store.stat('kept/a');
    expect(found).toMatchObject({ key: 'kept/a', size: 6 });
    expect(Math.abs(Date.now() - (found?.changedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('keys hold every character that they may', async () => {
    const key = 'kept/.a/1.0.0-rc.1+0a1b_2c.tar';
    await store.put(key, bytes('a'));
    expect(await read(key)).toEqual(bytes('a'));
    expect(await listed('kept/.a/')).toEqual([key]);
    await store.remove(key);
    expect(await store.stat(key)).toBeUndefined();
  });

  test('takes a local file: empty, small, and in several parts', async () => {
    for (const size of [0, 1, 8 * 1024 * 1024, 20 * 1024 * 1024 + 7]) {
      const content = randomBytes(size);
      await store.put(`kept/${size}`, await local(content));
      expect((await store.stat(`kept/${size}`))?.size).toBe(size);
      expect((await read(`kept/${size}`))?.equals(content)).toBe(true);
    }
  });

  test('has nothing where nothing was put', async () => {
    expect(await read('kept/none')).toBeUndefined();
    expect(await store.stat('kept/none')).toBeUndefined();
    expect(await store.stat('kept')).toBeUndefined();
    expect(await listed('kept/')).toEqual([]);
    await store.remove('kept/none');
  });

  test('an object never changes; the same content once more is no fault', async () => {
    await store.put('kept/a', bytes('one'));
    await store.put('kept/a', bytes('one'));
    await store.put('kept/a', await local(bytes('one')));
    await expect(store.put('kept/a', bytes('two'))).rejects.toThrow(ObjectExists);
    await expect(store.put('kept/a', await local(bytes('two')))).rejects.toThrow(ObjectExists);
    expect(await read('kept/a')).toEqual(bytes('one'));
    await store.remove('kept/a');
    await store.put('kept/a', bytes('two'));
    expect(await read('kept/a')).toEqual(bytes('two'));
  });

  test('of many who put at once with different content one does', async () => {
    const contents = Array.from({ length: 8 }, (_, n) => bytes(`content ${n}`));
    const done = await Promise.allSettled(contents.map((content) => store.put('kept/a', content)));
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', ...Array(7).fill('rejected')]);
    const [winner] = contents.filter((_, n) => done[n]?.status === 'fulfilled');
    expect(await read('kept/a')).toEqual(winner);
  });

  test('lists the objects under a prefix and no others, also more than a page', async () => {
    const keys = Array.from({ length: 1_003 }, (_, n) => `kept/${n % 7}/${n}`);
    for (let n = 0; n < keys.length; n += 50)
      await Promise.all(keys.slice(n, n + 50).map((key) => store.put(key, bytes(key))));
    await store.put('kept-not/a', bytes('a'));
    expect(await listed('kept/')).toEqual(keys.sort());
    expect(await listed('kept/3/')).toEqual(keys.filter((key) => key.startsWith('kept/3/')));
  });

  test('what is removed is gone, and nothing else', async () => {
    await store.put('kept/a', bytes('a'));
    await store.put('kept/ab', bytes('ab'));
    await store.remove('kept/a');
    expect(await listed('kept/')).toEqual(['kept/ab']);
    expect(await read('kept/a')).toBeUndefined();
  });

  test('forgets what was never finished, and no object', async () => {
    await store.put('kept/a', await local(randomBytes(9 * 1024 * 1024)));
    await store.forgetUnfinished(new Date(Date.now() + 60_000));
    expect(await listed('kept/')).toEqual(['kept/a']);
  });

  test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', 'a/.', 'a b', 'ä'])(
    'refuses %j as a key',
    async (key) => {
      await expect((async () => store.put(key, bytes('a')))()).rejects.toThrow(TypeError);
      await expect((async () => store.get(key))()).rejects.toThrow(TypeError);
      await expect((async () => store.remove(key))()).rejects.toThrow(TypeError);
    },
  );

  test('can be used', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
}
