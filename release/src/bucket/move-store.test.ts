import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { StoreAway } from '../store/shared-store';
import { openStore } from '../store/store';
import { aSharedStore, type TestSharedStore, workOn } from '../testing/a-shared-store';
import { treeOf } from '../testing/tree-of';
import { moveIntoBucket, moveIntoFolder } from './move-store';
import { openCopy } from './open-copy';
import type { StoreObjects } from './store-objects';

let t: TestSharedStore;
let folder: string;
beforeEach(async () => {
  t = aSharedStore();
  folder = join(t.folder, 'store');
  const { release, change } = workOn(openStore(folder), join(t.folder, 'dist'), 'mei');
  await release('shell', 'first');
  await release('mf-cart', 'first');
  await promoteAll(change());
  await release('mf-cart', 'second');
  await startCanary(change(), { app: 'mf-cart', share: 5 });
});
afterEach(() => t.remove());

const at = (name: string) => join(t.folder, name);

/** As if the process were killed after so many writes. */
function killedAfter(objects: StoreObjects, writes: number): StoreObjects {
  let left = writes;
  const write = async <Done>(work: () => Promise<Done>): Promise<Done> => {
    left -= 1;
    if (left < 0) throw new StoreAway('killed');
    return work();
  };
  return {
    ...objects,
    put: (key, content) => write(() => objects.put(key, content)),
    remove: (key) => write(() => objects.remove(key)),
  };
}

test('into a bucket and back into a folder, killed on the way, gives the same tree', async () => {
  const before = await treeOf(folder);
  let kills = 0;
  for (let writes = 1; ; writes += 7) {
    const end = await moveIntoBucket(folder, killedAfter(t.objects, writes)).catch((error: Error) => error);
    if (!(end instanceof Error)) break;
    expect(end).toBeInstanceOf(StoreAway);
    kills += 1;
    await expect(openCopy(t.objects, { folder: at('early') })).rejects.toThrow('is being moved into');
  }
  expect(kills).toBeGreaterThan(2);
  await moveIntoFolder(t.objects, at('back'));
  expect(await treeOf(at('back'))).toEqual(before);
});

test('the folder is a copy from then on, and run once more everything is compared', async () => {
  const first = await moveIntoBucket(folder, t.objects);
  expect(first.sent).toBe(first.compared);
  expect(await moveIntoBucket(folder, t.objects)).toEqual({ compared: first.compared, sent: 0 });
  const shared = await openCopy(t.objects, { folder });
  const { release } = workOn(openStore(folder), at('dist'), 'mei');
  await release('mf-orders', 'first');
  expect(await t.objects.list('files/apps/mf-orders/')).toEqual(['.newest.json/1']);
  expect(shared.freshAt()).toBeGreaterThan(0);
});

test('what the folder has changed between two runs is moved, too', async () => {
  await expect(moveIntoBucket(folder, killedAfter(t.objects, 25))).rejects.toThrow('killed');
  expect(await t.objects.list('files/apps/mf-cart/')).toEqual(['.newest.json/1']);
  const { release } = workOn(openStore(folder), at('dist'), 'mei');
  const version = await release('mf-cart', 'third');
  await moveIntoBucket(folder, t.objects);
  await moveIntoFolder(t.objects, at('back'));
  expect(await readFile(join(at('back'), 'apps', 'mf-cart', '.newest.json'), 'utf8')).toContain(version);
});

test('another store, or the same one further on, is not written over', async () => {
  await moveIntoBucket(folder, t.objects);
  const older = at('older');
  const { release } = workOn(openStore(older), at('dist'), 'mei');
  await release('shell', 'another');
  await expect(moveIntoBucket(older, t.objects)).rejects.toThrow('in its log');
  for (let n = 0; n < 12; n += 1) await release('mf-cart', `${n}`);
  await expect(moveIntoBucket(older, t.objects)).rejects.toThrow('is not what');
  await openCopy(t.objects, { folder: at('fresh') });
  await rm(join(t.folder, 'bucket', 'log'), { recursive: true });
  await expect(moveIntoBucket(older, t.objects)).rejects.toThrow('holds another store');
});

test('what the bucket has lost is put back from a copy', async () => {
  await moveIntoBucket(folder, t.objects);
  for (const prefix of ['folders/', 'files/channels/'])
    for (const name of await t.objects.list(prefix)) await t.objects.remove(prefix + name);
  const { sent } = await moveIntoBucket(folder, t.objects);
  expect(sent).toBeGreaterThan(3);
  await moveIntoFolder(t.objects, at('back'));
  expect(await treeOf(at('back'))).toEqual(await treeOf(folder));
});
