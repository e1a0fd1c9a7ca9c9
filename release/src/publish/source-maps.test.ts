import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { promote, promoteAll } from '../composition/promote';
import { checkLog } from '../log/check-log';
import { mirrorStore } from '../mirror/mirror-store';
import { prune } from '../prune/prune';
import { createServer } from '../serve/create-server';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { readRelease } from './releases';
import { readSourceMaps } from './source-maps';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const map = '{"version":3,"sources":["src/app.tsx"],"names":[],"mappings":"AAAA"}';

async function publish(app: string, text: string, maps: Record<string, string> = { '155.js': map }) {
  const dist = join(t.folder, 'dist', app);
  const named = Object.entries(maps).map(([name, content]) => [`source-maps/${name}.map`, content]);
  const build = { text, files: Object.fromEntries(named) };
  if (app === 'shell') await buildShell(dist, build);
  else await buildRemote(dist, { app, mount: ['/shoppingCar'], ...build });
  return (await t.publish(dist)).release;
}
const mapsIn = (version: string) => t.store.sourceMaps('mf-cart', version);
const fileIn = async (version: string) => join(mapsIn(version), `${(await readdir(mapsIn(version)))[0]}`);

test('source maps are kept for the team, and change nothing of what buyers get', async () => {
  const bare = await publish('mf-cart', 'first', {});
  const other = await publish('mf-cart', 'second');
  expect(bare.sourceMaps).toBeUndefined();
  expect(await readSourceMaps(t.store, bare)).toBeNull();
  expect(Object.keys(other.files).some((name) => name.includes('map.') || name.endsWith('.map'))).toBe(false);
  expect(await readSourceMaps(t.store, other)).toEqual({ '155.js': map });
  const again = await publish('mf-cart', 'first');
  expect(again).toEqual(bare);
});

test('no address of the shop gives them out, and a mirror has none', async () => {
  await publish('shell', 'first');
  const cart = await publish('mf-cart', 'first');
  await promoteAll(t.change());
  const server = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:5799' });
  const name = (await fileIn(cart.version)).slice(t.store.root.length);
  for (const path of [
    name,
    `/apps/..${name}`,
    `/apps/mf-cart/${cart.version}/source-maps/155.js.map`,
    `/apps/mf-cart/${cart.version}/155.js.map`,
  ]) {
    const { statusCode, body } = await server.inject(path);
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).not.toContain('mappings');
  }
  await server.close();
  const mirror = join(t.folder, 'mirror');
  await mirrorStore(t.store, mirror);
  const copied = await readdir(mirror, { recursive: true });
  expect(copied.filter((path) => path.includes('source-maps') || path.endsWith('.map'))).toEqual([]);
});

test('what is not what was published is refused, and what is gone is none', async () => {
  const cart = await publish('mf-cart', 'first');
  const file = await fileIn(cart.version);
  for (const changed of [gzipSync('{"155.js":"{}"}'), Buffer.from('no gzip'), Buffer.of()]) {
    await writeFile(file, changed);
    await expect(readSourceMaps(t.store, cart)).rejects.toThrow('are not what was published');
  }
  await rm(file);
  expect(await readSourceMaps(t.store, cart)).toBeNull();
});

test('they go with their release, and the log is in order', async () => {
  await t.configure({ policy: { keep: { revisions: 2, days: 30 } } });
  await publish('shell', 'first');
  const old = await publish('mf-cart', '1');
  await promoteAll(t.change());
  for (const text of ['2', '3', '4']) {
    await publish('mf-cart', text);
    await promote(t.change(), [{ app: 'mf-cart' }]);
  }
  const at = new Date(Date.now() + 40 * 86_400_000);
  const pruned = await prune({ store: t.store, by: 'mei', why: 'room', at });
  expect(pruned.releases).toContainEqual({ app: 'mf-cart', version: old.version });
  await expect(readdir(mapsIn(old.version))).rejects.toThrow('ENOENT');
  const kept = await readdir(join(t.store.root, 'source-maps', 'mf-cart'));
  for (const version of kept) await readRelease(t.store, 'mf-cart', version);
  expect(kept.length).toBeGreaterThan(0);
  await checkLog(t.store);
  expect(await readFile(await fileIn(kept[0] ?? ''))).toBeInstanceOf(Buffer);
});
