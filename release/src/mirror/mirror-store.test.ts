import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { variantsOf } from '../composition/variants';
import { documentsFolder } from '../documents/publish-documents';
import { checkLog } from '../log/check-log';
import { entryFile, readLog } from '../log/release-log';
import { integrityOf } from '../publish/integrity';
import { readRelease } from '../publish/releases';
import { openStore, type Store } from '../store/store';
import { bucketsOf } from '../testing/a-canary';
import { aStore, type TestStore } from '../testing/a-store';
import { runProcess } from '../testing/run-process';
import { mirrorStore } from './mirror-store';

const main = join(__dirname, '..', 'main.ts');

let t: TestStore;
let mirror: Store;
beforeEach(async () => {
  t = await aStore();
  mirror = openStore(join(t.folder, 'mirror'));
  for (const app of ['shell', 'mf-cart', 'mf-orders']) await t.release(app);
  await promoteAll(t.change());
});
afterEach(() => t.remove());

/** Whatever the mirror's pointer names is there, byte for byte. */
async function expectWhole(): Promise<void> {
  const current = await readCurrent(mirror, 'stable');
  if (current === null) return;
  for (const { apps } of variantsOf(current)) {
    for (const [app, { version }] of Object.entries(apps)) {
      const { files } = await readRelease(mirror, app, version);
      for (const [name, { integrity }] of Object.entries(files)) {
        expect(integrityOf(await readFile(join(mirror.release(app, version), name)))).toBe(integrity);
      }
    }
  }
  const live = join(mirror.documents('stable'), 'live');
  const names = await readdir(documentsFolder(t.store, 'stable', current.revision), { recursive: true });
  expect((await readdir(live, { recursive: true })).sort()).toEqual(names.sort());
}

test('a mirror holds what is live, and follows', async () => {
  expect(await mirrorStore(t.store, mirror.root)).toEqual([{ channel: 'stable', revision: 1, copied: 4 }]);
  await expectWhole();
  await t.release('mf-cart', 'next');
  const { revision } = await startCanary(t.change(), { app: 'mf-cart', share: 3 });
  expect(await mirrorStore(t.store, mirror.root)).toEqual([{ channel: 'stable', revision: 2, copied: 2 }]);
  await expectWhole();
  expect(await readdir(join(mirror.documents('stable'), 'live', 'buckets'))).toEqual(
    bucketsOf(revision, 'mf-cart').mine,
  );
  expect(await mirrorStore(t.store, mirror.root)).toEqual([{ channel: 'stable', revision: 2, copied: 0 }]);
});

test('a mirror has the log, holds what it says, and keeps what is taken from it elsewhere', async () => {
  await mirrorStore(t.store, mirror.root);
  await t.release('mf-cart', 'next');
  await promoteAll(t.change());
  await mirrorStore(t.store, mirror.root);
  expect(await readLog(mirror)).toEqual(await readLog(t.store));
  expect((await checkLog(mirror, { mirror: true })).head).toEqual((await checkLog(t.store)).head);
  await rm(entryFile(t.store, (await readLog(t.store)).length));
  await expect(mirrorStore(t.store, mirror.root)).rejects.toThrow('was cut off or written anew');
});

test("files keep the times that web servers' validators are made of", async () => {
  await mirrorStore(t.store, mirror.root);
  const timeIn = async (store: Store) =>
    (await stat(join(documentsFolder(store, 'stable', 1), 'login.html.br'))).mtimeMs;
  expect(await timeIn(mirror)).toBe(await timeIn(t.store));
});

test('a mirror killed at any moment is whole, and the next run finishes it', async () => {
  const rounds = 8;
  let killed = 0;
  for (let round = 1; round <= rounds; round++) {
    await t.release('mf-cart', `round ${round}`);
    await promoteAll(t.change());
    const begun = async () => (await readdir(mirror.root).catch(() => [])).length > 0;
    const { code } = await runProcess(main, ['mirror', mirror.root, '--store', t.store.root], {
      begun: round === 1 ? begun : async () => true,
      after: round === 1 ? 2 : 300 + 60 * round,
    });
    if (code === null) killed += 1;
    await expectWhole();
  }
  expect(killed).toBeGreaterThan(0);
  await mirrorStore(t.store, mirror.root);
  expect((await readCurrent(mirror, 'stable'))?.revision).toBe(rounds + 1);
  await expectWhole();
});
