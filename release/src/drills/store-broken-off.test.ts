import { readdir } from 'node:fs/promises';
import type { StoreObjects } from '../bucket/store-objects';
import { promote, promoteAll } from '../composition/promote';
import { currentNumber, readCurrent, revisionNumbers } from '../composition/revisions';
import { documentsFolder } from '../documents/publish-documents';
import { checkLog } from '../log/check-log';
import { listReleases, newestVersion } from '../publish/releases';
import { StoreAway } from '../store/shared-store';
import { aSharedStore, type Machine } from '../testing/a-shared-store';
import { treeOf } from '../testing/tree-of';

/** Objects that nobody can write any more after so many writes; the last of them is done, or is not. */
function breaksOff(objects: StoreObjects, left: { writes: number; isLastDone: boolean }): StoreObjects {
  const write = async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (left.writes <= 0) throw new StoreAway('cut off');
    left.writes -= 1;
    if (left.writes > 0) return work();
    if (left.isLastDone) await work();
    throw new StoreAway('cut off');
  };
  return {
    ...objects,
    put: (key, content) => write(() => objects.put(key, content)),
    remove: (key) => write(() => objects.remove(key)),
  };
}

/** Has one machine do something that ends in the middle, after each number of writes, and another one go on. */
async function atEveryWrite(
  work: (machine: Machine) => Promise<unknown>,
  check: (other: Machine) => Promise<void>,
): Promise<number> {
  for (let writes = 1; ; writes += 1) {
    for (const isLastDone of [false, true]) {
      const left = { writes: Number.POSITIVE_INFINITY, isLastDone };
      const t = aSharedStore((objects) => breaksOff(objects, left));
      const [one, other] = [await t.machine('one'), await t.machine('other')];
      await one.release('shell', 'first');
      await one.release('mf-cart', 'first');
      await promoteAll(one.change());
      left.writes = writes;
      const end = await work(one).then(
        () => 'done',
        (error: Error) => error.message,
      );
      const isOver = left.writes > 0;
      left.writes = Number.POSITIVE_INFINITY;
      if (!isOver) expect(['cut off', 'done']).toContain(end);
      // That of a machine which no longer runs is taken over; here its process is this one.
      for (const lock of await t.objects.list('locks/')) await t.objects.remove(`locks/${lock}`);
      await other.shared.refresh();
      await check(other);
      await checkLog(other.store);
      await one.shared.refresh();
      await other.shared.refresh();
      expect(await treeOf(one.store.root)).toEqual(await treeOf(other.store.root));
      await t.remove();
      if (isOver) return writes;
    }
  }
}

test('a promotion that is cut off at any write is live nowhere or everywhere, and the next one goes on', async () => {
  const points = await atEveryWrite(
    async (one) => {
      const version = await one.release('mf-orders', 'first');
      await promote(one.change(), [{ app: 'mf-orders', version }]);
    },
    async ({ store, change }) => {
      const shown = (await currentNumber(store, 'stable')) ?? 0;
      expect(await readdir(documentsFolder(store, 'stable', shown))).toContain('documents.json.br');
      await promoteAll(change());
      const last = (await revisionNumbers(store, 'stable')).at(-1);
      expect(await currentNumber(store, 'stable')).toBe(last);
      for (const [app, { version }] of Object.entries((await readCurrent(store, 'stable'))?.apps ?? {}))
        expect((await listReleases(store, app)).map((one) => one.version)).toContain(version);
    },
  );
  expect(points).toBeGreaterThan(8);
});

test('a publication that is cut off at any write leaves whole releases, and works when repeated', async () => {
  const points = await atEveryWrite(
    (one) => one.release('mf-cart', 'second'),
    async ({ store, release }) => {
      await listReleases(store, 'mf-cart');
      const version = await release('mf-cart', 'second');
      expect(await newestVersion(store, 'mf-cart')).toBe(version);
      expect(await listReleases(store, 'mf-cart')).toHaveLength(2);
    },
  );
  expect(points).toBeGreaterThan(4);
});
