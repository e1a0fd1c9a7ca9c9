import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from './folder-objects';
import { StoreUnavailable } from './object-store';
import { testObjectStore } from './testing/store-contract';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'objects-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

testObjectStore(async () => folderObjects(root));

test('is its owner’s alone, and leaves nothing beside the objects', async () => {
  const store = folderObjects(root);
  await store.put('kept/ab/a', Buffer.from('a'));
  await expect(store.put('kept/ab/a', Buffer.from('b'))).rejects.toThrow();
  expect((await stat(join(root, 'kept/ab/a'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'kept/ab'))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});

test('forgets what a killed process left, once it is old', async () => {
  const store = folderObjects(root);
  await store.check();
  const old = new Date(Date.now() - 100_000);
  for (const name of ['old', 'new']) await writeFile(join(root, 'incoming', name), 'half');
  await utimes(join(root, 'incoming', 'old'), old, old);
  await store.forgetUnfinished(new Date(Date.now() - 50_000));
  expect(await readdir(join(root, 'incoming'))).toEqual(['new']);
});

test('says what is wrong with a folder that cannot be', async () => {
  await writeFile(join(root, 'file'), '');
  const store = folderObjects(join(root, 'file'));
  await expect(store.check()).rejects.toThrow(StoreUnavailable);
});
