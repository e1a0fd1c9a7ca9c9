import { access, readdir } from 'node:fs/promises';
import { recordReport } from '../checks/check-report';
import { startCanary } from '../composition/canary';
import { readHistory } from '../composition/history';
import { promote, promoteAll } from '../composition/promote';
import { rollback } from '../composition/rollback';
import { documentsFolder } from '../documents/publish-documents';
import { checkLog } from '../log/check-log';
import { mirrorStore } from '../mirror/mirror-store';
import { addTeam } from '../rights/rights';
import { followChannel } from '../serve/live-documents';
import { createFile } from '../store/durable-files';
import { openStore } from '../store/store';
import { aPicture, aReport } from '../testing/a-report';
import { aStore, type TestStore } from '../testing/a-store';
import { prune } from './prune';

let t: TestStore;
let carts: string[];
const later = new Date(Date.now() + 40 * 86_400_000);
const clean = (more: object = {}) => prune({ store: t.store, by: 'mei', why: 'room', at: later, ...more });
const versionsLeft = async () => (await readdir(t.store.app('mf-cart'))).filter((name) => name[0] !== '.');
const left = async () => (await readdir(t.store.documents('stable'))).filter((name) => /^\d/.test(name));
beforeEach(async () => {
  t = await aStore();
  await t.configure({ policy: { keep: { revisions: 2, days: 30 } } });
  await t.release('shell');
  carts = [await t.release('mf-cart', '1')];
  await promoteAll(t.change());
  for (const text of ['2', '3', '4', '5']) {
    carts.push(await t.release('mf-cart', text));
    await promote(t.change(), [{ app: 'mf-cart' }]);
  }
});
afterEach(() => t.remove());

test('what no kept revision shows or falls back to goes, the rest and the history stay', async () => {
  const pruned = await clean();
  expect(pruned.releases.map(({ version }) => version).sort()).toEqual(carts.slice(0, 2).sort());
  expect(pruned.documents.map(({ revision }) => revision).sort()).toEqual([1, 2, 3]);
  expect(pruned.bytes).toBeGreaterThan(1000);
  expect((await versionsLeft()).sort()).toEqual(carts.slice(2).sort());
  expect((await left()).sort()).toEqual(['4', '5']);
  expect(await readHistory(t.store, 'stable')).toHaveLength(5);
  await checkLog(t.store);
  expect(await clean()).toMatchObject({ releases: [], documents: [], bytes: 0 });
});

test('nothing goes that was live a while ago, and a dry run takes nothing', async () => {
  expect(await clean({ at: new Date() })).toMatchObject({ releases: [], documents: [] });
  expect((await clean({ dryRun: true })).releases).toHaveLength(2);
  expect(await versionsLeft()).toHaveLength(5);
});

test('the shop goes on: it is served, taken back and released to as before', async () => {
  await clean();
  const documents = followChannel(t.store, 'stable');
  expect((await documents.live())?.revision.revision).toBe(5);
  expect(await documents.past(1)).toBeNull();
  await rollback(t.change(), 'mf-cart');
  await expect(rollback(t.change(), 'mf-cart', { to: carts[0] })).rejects.toThrow('was never published');
  await access(documentsFolder(t.store, 'stable', 6));
});

test('a canary and what was published last stay, whenever that was', async () => {
  const canary = await t.release('mf-cart', 'canary');
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  const newest = await t.release('mf-cart', 'newest');
  await clean();
  expect(await versionsLeft()).toEqual(expect.arrayContaining([canary, newest]));
});

test('a mirror keeps what it has, and its log is in order', async () => {
  const mirror = openStore(`${t.folder}/mirror`);
  await mirrorStore(t.store, mirror.root);
  await promote(t.change(), [{ app: 'mf-cart', version: carts[3] }]);
  await promote(t.change(), [{ app: 'mf-cart', version: carts[2] }]);
  await promote(t.change(), [{ app: 'mf-cart', version: carts[1] }]);
  await clean();
  await mirrorStore(t.store, mirror.root);
  await checkLog(mirror, { mirror: true });
});

test('pruning takes a team for every app', async () => {
  const token = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  const team = await addTeam(t.store, { name: 'cart-team', apps: ['mf-cart'] }, { token });
  await expect(clean({ token: team })).rejects.toThrow('pruning takes a team for every app');
  expect((await clean({ token })).releases).toHaveLength(2);
});

test('pictures go with the last release whose check has shown them, and not while a check may still name them', async () => {
  const [gone, kept, nobodys] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
  for (const name of [gone, kept, nobodys]) await createFile(t.store.picture(name), name);
  const shown = (version = '', after = '') =>
    recordReport(t.store, aReport({ app: 'mf-cart', version, pictures: [aPicture(after)] }));
  await shown(carts[0], gone);
  await shown(carts.at(-1), kept);
  expect((await clean({ at: new Date() })).pictures).toEqual([]);
  expect((await clean()).pictures.sort()).toEqual([gone, nobodys]);
  expect(await readdir(t.store.pictures)).toEqual([`${kept}.webp`]);
});
