import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { integrityOf } from './integrity';
import { listReleases, newestVersion } from './releases';

let t: TestStore;
let dist: string;
beforeEach(async () => {
  t = await aStore();
  dist = join(t.folder, 'dist');
  await buildRemote(dist, { app: 'mf-cart', mount: ['/shoppingCar'] });
});
afterEach(() => t.remove());

test('a release holds every file, compressed both ways, with its integrity', async () => {
  const { release, created } = await t.publish(dist);
  const folder = t.store.release('mf-cart', release.version);
  expect(created).toBe(true);
  expect(release.version).toMatch(/^1\.0\.0\+[0-9a-f]{8}$/);
  expect(Object.keys(release.files).sort()).toEqual((await readdir(dist)).sort());
  for (const [name, file] of Object.entries(release.files)) {
    const content = await readFile(join(dist, name));
    expect(await readFile(join(folder, name))).toEqual(content);
    expect(file.integrity).toBe(integrityOf(content));
    expect(file.size).toBe(content.length);
  }
  const { entry } = release.build;
  const content = await readFile(join(dist, entry));
  expect(brotliDecompressSync(await readFile(join(folder, `${entry}.br`)))).toEqual(content);
  expect(gunzipSync(await readFile(join(folder, `${entry}.gz`)))).toEqual(content);
  expect((await stat(join(folder, `${entry}.br`))).size).toBe(release.files[entry]?.brotli);
});

test('who published, when and why is kept', async () => {
  const { release } = await t.publish(dist);
  expect(release).toMatchObject({ publishedBy: 'mei', why: 'test', packageVersion: '1.0.0' });
  expect(Date.parse(release.publishedAt)).toBeGreaterThan(Date.now() - 60_000);
});

test('the same content again is the same release, untouched', async () => {
  const first = await t.publish(dist);
  const record = join(t.store.release('mf-cart', first.release.version), 'release.json');
  const before = await stat(record);
  const again = await t.publish(dist);
  expect(again.created).toBe(false);
  expect(again.release).toEqual(first.release);
  expect((await stat(record)).mtimeMs).toBe(before.mtimeMs);
});

test('a changed byte is another release beside the first', async () => {
  const first = await t.release('mf-cart', 'first');
  const second = await t.release('mf-cart', 'second');
  expect(second).not.toBe(first);
  expect((await listReleases(t.store, 'mf-cart')).map(({ version }) => version)).toEqual([first, second]);
});

test('publishing an older build again makes it the newest', async () => {
  const first = await t.release('mf-cart', 'first');
  await t.release('mf-cart', 'second');
  await t.release('mf-cart', 'first');
  expect(await newestVersion(t.store, 'mf-cart')).toBe(first);
});

test('many publishing the same build at once make one release', async () => {
  const published = await Promise.all(Array.from({ length: 8 }, () => t.publish(dist)));
  expect(published.filter(({ created }) => created)).toHaveLength(1);
  expect((await readdir(t.store.app('mf-cart'))).sort()).toEqual([
    '.newest.json',
    published[0]?.release.version,
  ]);
});

test('what a killed publish left an hour ago is removed', async () => {
  const old = join(t.store.app('mf-cart'), '.tmp-old');
  const fresh = join(t.store.app('mf-cart'), '.tmp-fresh');
  await mkdir(old, { recursive: true });
  await mkdir(fresh);
  await utimes(old, 0, 0);
  await t.publish(dist);
  const names = await readdir(t.store.app('mf-cart'));
  expect(names).toContain('.tmp-fresh');
  expect(names).not.toContain('.tmp-old');
});

describe('a build is refused', () => {
  const refused = async (message: RegExp) => {
    await expect(t.publish(dist)).rejects.toThrow(message);
    expect(await listReleases(t.store, 'mf-cart')).toEqual([]);
  };

  test('without its description', async () => {
    await expect(t.publish(join(t.folder, 'nowhere'))).rejects.toThrow(/build the app first/);
  });

  test('when it names a file that it lacks', async () => {
    await buildRemote(dist, {
      app: 'mf-cart',
      mount: ['/x'],
      description: { initial: ['gone.js'] },
    });
    await refused(/gone\.js/);
  });

  test('when its manifest starts elsewhere', async () => {
    await buildRemote(dist, {
      app: 'mf-cart',
      mount: ['/x'],
      files: { 'other.js': '' },
      description: { entry: 'other.js' },
    });
    await refused(/starts at other\.js/);
  });

  test.each([
    ['../cart', /assets\.json is not as expected/],
    ['MF', /assets\.json is not as expected/],
  ])('when it is called %s', async (app, message) => {
    await buildRemote(dist, { app, mount: ['/x'] });
    await refused(message);
  });

  test('when a file has a name that a URL cannot carry, or is a link, or is in the way', async () => {
    await writeFile(join(dist, 'a b.js'), '');
    await refused(/a b\.js/);
    await buildRemote(dist, { app: 'mf-cart', mount: ['/x'], files: { 'release.json': '{}' } });
    await refused(/release\.json/);
    await buildRemote(dist, { app: 'mf-cart', mount: ['/x'] });
    await symlink('/etc/hosts', join(dist, 'link.js'));
    await refused(/not a plain file/);
  });
});
