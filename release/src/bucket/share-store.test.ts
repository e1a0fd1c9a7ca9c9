import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, promoteAll } from '../composition/promote';
import { repair } from '../composition/repair';
import { readCurrent, revisionNumbers } from '../composition/revisions';
import { rollback } from '../composition/rollback';
import { releaseConfig } from '../configuration/release-config';
import { configure, readConfiguration } from '../configuration/stored-configuration';
import { documentsFolder } from '../documents/publish-documents';
import { checkLog } from '../log/check-log';
import { prune } from '../prune/prune';
import { listReleases, newestVersion } from '../publish/releases';
import { addTeam, readRights } from '../rights/rights';
import { withLock } from '../store/lock';
import { sha256 } from '../store/sha256';
import { aSharedStore, type Machine, type TestSharedStore } from '../testing/a-shared-store';
import { treeOf } from '../testing/tree-of';

let t: TestSharedStore;
let one: Machine;
let other: Machine;
beforeEach(async () => {
  t = aSharedStore();
  [one, other] = [await t.machine('one'), await t.machine('other')];
});
afterEach(() => t.remove());

async function expectSame(): Promise<void> {
  await one.shared.refresh();
  await other.shared.refresh();
  expect(await treeOf(other.store.root)).toEqual(await treeOf(one.store.root));
  await checkLog(one.store);
}

test('what one machine publishes and promotes the other has, to the byte and to the time of its files', async () => {
  await one.release('shell', 'first');
  const version = await one.release('mf-cart', 'first');
  await promoteAll(one.change());
  await expectSame();
  const [here, there] = await Promise.all(
    [one, other].map(async ({ store }) => {
      const folder = store.release('mf-cart', version);
      return Promise.all(
        (await readdir(folder))
          .sort()
          .map(async (name) => Math.round((await stat(join(folder, name))).mtimeMs)),
      );
    }),
  );
  expect(there).toEqual(here);
  const [ours, theirs] = [one, other].map(({ store }) => documentsFolder(store, 'stable', 1));
  const html = (await readdir(ours ?? '')).filter((name) => name.endsWith('.html.br'));
  expect(html).not.toEqual([]);
  // Their times count revisions, and web servers make validators of them.
  for (const name of html)
    expect((await stat(join(theirs ?? '', name))).mtimeMs).toBe((await stat(join(ours ?? '', name))).mtimeMs);
});

test('both change one channel at once, again and again: no revision is lost or doubled', async () => {
  await one.release('shell', 'first');
  const versions = { 'mf-cart': ['', ''], 'mf-orders': ['', ''] };
  for (const app of ['mf-cart', 'mf-orders'] as const)
    for (const n of [0, 1]) versions[app][n] = await one.release(app, `${n}`);
  await promoteAll(one.change());
  await other.shared.refresh();
  const rounds = 5;
  const work = async ({ change }: Machine, app: keyof typeof versions) => {
    for (let round = 0; round < rounds; round += 1) {
      if (round % 2 === 1) await rollback(change(), app);
      else await promote(change(), [{ app, version: versions[app][0] }]);
    }
  };
  await Promise.all([work(one, 'mf-cart'), work(other, 'mf-orders')]);
  await expectSame();
  expect(await revisionNumbers(one.store, 'stable')).toEqual(
    Array.from({ length: 1 + 2 * rounds }, (_, index) => index + 1),
  );
  const { apps } = (await readCurrent(one.store, 'stable')) ?? {};
  expect([apps?.['mf-cart']?.version, apps?.['mf-orders']?.version]).toEqual([
    versions['mf-cart'][0],
    versions['mf-orders'][0],
  ]);
});

test('both publish one app at once: both releases are there, and one is the newest for both', async () => {
  const versions = await Promise.all([
    one.release('mf-cart', 'of one'),
    other.release('mf-cart', 'of other'),
  ]);
  await expectSame();
  expect((await listReleases(one.store, 'mf-cart')).map(({ version }) => version).sort()).toEqual(
    versions.sort(),
  );
  expect(versions).toContain(await newestVersion(other.store, 'mf-cart'));
});

test('both give rights at once: neither takes the other’s away', async () => {
  const token = await addTeam(one.store, { name: 'platform', apps: ['*'] });
  await Promise.all(
    [one, other].map(({ store }, index) =>
      addTeam(store, { name: `team-${index}`, apps: ['mf-cart'] }, { token }),
    ),
  );
  await expectSame();
  expect(Object.keys((await readRights(one.store))?.teams ?? {}).sort()).toEqual([
    'platform',
    'team-0',
    'team-1',
  ]);
});

test('what a machine has pruned goes from the other’s copy, and what somebody removed by hand stays', async () => {
  const config = releaseConfig.parse({ policy: { keep: { revisions: 2, days: 1e-6 } } });
  await configure({ store: one.store, config, by: 'mei', why: 'test' });
  await one.release('shell', 'first');
  const first = await one.release('mf-cart', 'first');
  await promoteAll(one.change());
  for (const text of ['second', 'third', 'last']) {
    await one.release('mf-cart', text);
    await promoteAll(one.change());
  }
  await expectSame();
  await prune({ store: one.store, by: 'mei', why: 'test' });
  await expectSame();
  expect((await listReleases(other.store, 'mf-cart')).map(({ version }) => version)).not.toContain(first);
  expect((await readdir(other.store.documents('stable'))).sort()).toEqual(['3', '4', 'live']);
  await rm(join(t.folder, 'bucket', 'folders'), { recursive: true });
  await other.release('mf-cart', 'after');
  await one.shared.refresh();
  expect((await readdir(one.store.documents('stable'))).sort()).toEqual(['3', '4', 'live']);
  expect((await listReleases(one.store, 'mf-cart')).length).toBeGreaterThan(1);
});

test('a copy that was lost is made anew', async () => {
  await one.release('shell', 'first');
  await promoteAll(one.change());
  await expectSame();
  const before = await treeOf(other.store.root);
  await rm(other.store.root, { recursive: true });
  other = await t.machine('other');
  expect(await treeOf(other.store.root)).toEqual(before);
});

test('a bucket that has lost its log, or holds another store, is not taken for the one that a copy knows', async () => {
  await one.release('shell', 'first');
  await promoteAll(one.change());
  await other.shared.refresh();
  const before = await treeOf(other.store.root);
  await rm(join(t.folder, 'bucket'), { recursive: true });
  const another = await t.machine('another');
  await another.release('shell', 'another');
  // As a process that starts now.
  await expect(t.machine('other')).rejects.toThrow(
    'it is another store, or was put back to an earlier state',
  );
  expect(await treeOf(other.store.root)).toEqual(before);
});

test('one works under a lock, the other waits and then sees what was done', async () => {
  const lock = one.store.lock('stable');
  let isDone = false;
  let release = () => {};
  const held = withLock(lock, () => new Promise<void>((resolve) => (release = resolve)));
  while (!(await t.objects.has('locks/channels/stable/lock'))) await new Promise(setImmediate);
  const waiting = withLock(other.store.lock('stable'), async () => {
    expect(isDone).toBe(true);
    expect((await readConfiguration(other.store)).number).toBe(1);
  });
  await configure({ store: one.store, config: releaseConfig.parse({}), by: 'mei', why: 'test' });
  isDone = true;
  release();
  await Promise.all([held, waiting]);
  expect(await t.objects.list('locks/')).toEqual([]);
});

test('a revision that was changed by hand is repaired for all', async () => {
  await one.release('shell', 'first');
  await promoteAll(one.change());
  await one.release('shell', 'second');
  await promoteAll(one.change());
  const damaged = join(t.folder, 'bucket', 'files', 'channels', 'stable', 'revisions', '1.json', '1');
  await writeFile(damaged, '{');
  const fresh = await t.machine('fresh');
  await expect(checkLog(fresh.store)).rejects.toThrow('revisions/1.json was changed');
  const { done } = await repair({ store: fresh.store, channel: 'stable', by: 'mei', from: one.store });
  expect(done).toEqual(['revision 1 came back from the mirror']);
  await checkLog(fresh.store);
  await expectSame();
  const revisions = await treeOf(fresh.store.revisions('stable'));
  expect(revisions.get('/1.json.unreadable')).toBe(sha256('{'));
  revisions.delete('/1.json.unreadable');
  expect(revisions).toEqual(await treeOf(one.store.revisions('stable')));
});
