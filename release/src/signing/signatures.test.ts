import { type KeyObject, randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkCandidates } from '../checks/check-candidates';
import { startCanary } from '../composition/canary';
import { promote, promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { publishApp } from '../publish/publish-app';
import { verifyRelease } from '../publish/verify-release';
import { addTeam } from '../rights/rights';
import { createServer } from '../serve/create-server';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { provenanceFiles } from '../testing/provenance';
import { componentsOf } from './build-provenance';
import { addSigningKey, endSigningKey, keyNameOf, newPrivateKey, parsePrivateKey } from './signing-keys';

const aKey = () => parsePrivateKey(newPrivateKey());

let t: TestStore;
let key: KeyObject;
let cart: string;

async function publish(app: string, text: string, signWith?: KeyObject): Promise<string> {
  const dist = join(t.folder, 'dist', app);
  const files = provenanceFiles();
  if (app === 'shell') await buildShell(dist, { text, files });
  else await buildRemote(dist, { app, mount: [`/${app}`], text, files });
  const published = await publishApp({ store: t.store, dist, by: 'mei', why: '', key: signWith });
  return published.release.version;
}

const change = () => t.change();
const demand = (signed: boolean) => t.configure({ channels: { stable: { signed } } });
const fileOf = (...names: string[]) => join(t.store.release('mf-cart', cart), ...names);
const attestationsOf = (version: string) => t.store.attestations('mf-cart', version);

beforeEach(async () => {
  t = await aStore();
  await demand(true);
  key = aKey();
  await addSigningKey(t.store, { privateKey: key });
  await publish('shell', 'first', key);
  cart = await publish('mf-cart', 'first', key);
});
afterEach(() => t.remove());

test('a signed release goes live and says who signed it, what it came from and what it holds', async () => {
  await promoteAll(change());
  const { team, statement, bill } = await verifyRelease(t.store, 'mf-cart', cart);
  expect(team).toBe('local');
  expect(componentsOf(bill)).toEqual(['react@19.3.1']);
  const [source, lockfile] = statement.predicate.buildDefinition.resolvedDependencies;
  expect(source).toMatchObject({ digest: { gitCommit: 'a'.repeat(40) }, annotations: { changed: false } });
  expect(lockfile?.digest['sha256']).toHaveLength(64);
  expect(statement.predicate).not.toHaveProperty('mall_sourceMaps');
  const served = await readdir(fileOf());
  expect(served.filter((name) => /provenance|sbom/.test(name))).toEqual([]);
});

test('what is signed names the source maps, too, and buyers get the same with another comment in them', async () => {
  const dist = join(t.folder, 'dist', 'mf-cart');
  const build = (comment: string) =>
    buildRemote(dist, {
      app: 'mf-cart',
      mount: ['/mf-cart'],
      text: 'mapped',
      files: { ...provenanceFiles(), 'source-maps/155.js.map': `{"sourcesContent":["// ${comment}"]}` },
    });
  const publishWith = async (signWith: KeyObject) =>
    (await publishApp({ store: t.store, dist, by: 'mei', why: '', key: signWith })).release;
  await build('one');
  const release = await publishWith(key);
  await build('two');
  const other = aKey();
  await addSigningKey(t.store, { privateKey: other });
  expect(await publishWith(other)).toEqual(release);
  const { statement } = await verifyRelease(t.store, 'mf-cart', release.version);
  expect(statement.predicate.mall_sourceMaps).toMatch(/^[0-9a-f]{64}$/);
  await rm(attestationsOf(release.version), { recursive: true });
  await build('one');
  await publishWith(key);
  const signed = await verifyRelease(t.store, 'mf-cart', release.version);
  expect(signed.statement.predicate.mall_sourceMaps).toBe(release.sourceMaps);
});

test('a release without a signature is refused in one line, and signed by publishing it again', async () => {
  await promoteAll(change());
  const next = await publish('mf-cart', 'next');
  const refused = new RegExp(`^mf-cart@${next.replace('+', '\\+')} is not signed[^\n]*$`);
  await expect(promote(change(), [{ app: 'mf-cart' }])).rejects.toThrow(refused);
  await expect(startCanary(change(), { app: 'mf-cart', share: 5 })).rejects.toThrow(refused);
  expect((await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version).toBe(cart);
  expect(await publish('mf-cart', 'next', key)).toBe(next);
  await promote(change(), [{ app: 'mf-cart' }]);
});

describe('a changed byte is refused, wherever it is', () => {
  const code = async () =>
    (await readdir(fileOf())).find((name) => name.startsWith('app.') && name.endsWith('.js')) ?? '';
  test.each<[string, () => Promise<void>, RegExp]>([
    ['in code', async () => appendFile(fileOf(await code()), ' '), /app\..*js is not what local has signed/],
    [
      'in what travels',
      async () => writeFile(fileOf(`${await code()}.gz`), gzipSync('evil')),
      /\.gz does not hold/,
    ],
    [
      'in what does not unpack',
      async () => writeFile(fileOf(`${await code()}.br`), 'evil'),
      /\.br does not hold/,
    ],
    ['by a file more', () => writeFile(fileOf('more.js'), 'evil'), /more\.js is not what/],
    ['by a file less', async () => rm(fileOf(await code())), /is not what local has signed|does not hold/],
    [
      'in the record',
      async () => {
        const text = await readFile(fileOf('release.json'), 'utf8');
        await writeFile(fileOf('release.json'), text.replace('"open"', '"buyer"'));
      },
      /release\.json is not what its files say/,
    ],
    [
      'in the bill of materials',
      async () => {
        const [bill = ''] = (await readdir(attestationsOf(cart))).filter((name) =>
          name.endsWith('.cdx.json'),
        );
        await appendFile(join(attestationsOf(cart), bill), ' ');
      },
      /bill of materials is not what/,
    ],
    [
      'in the statement',
      async () => {
        const file = join(attestationsOf(cart), `${keyNameOf(key)}.dsse.json`);
        const envelope = JSON.parse(await readFile(file, 'utf8'));
        const payload = Buffer.from(envelope.payload, 'base64')
          .toString()
          .replace('2026-01-01', '2027-01-01');
        await writeFile(
          file,
          JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') }),
        );
      },
      /signature of local that is not for this statement/,
    ],
  ])('%s', async (_, damage, message) => {
    await damage();
    await expect(promoteAll(change())).rejects.toThrow(message);
    const [report] = await checkCandidates(
      { ...change(), api: 'http://127.0.0.1:9', project: t.folder, buyers: null, fewer: null, sums: null },
      [{ app: 'shell' }, { app: 'mf-cart' }],
    );
    const found = report?.results.find(({ check }) => check === 'signatures');
    expect(found?.passed).toBe(false);
    expect(found?.findings[0]).toMatch(message);
  });
});

test('the signature of another release does not count', async () => {
  const next = await publish('mf-cart', 'next');
  await mkdir(attestationsOf(next), { recursive: true });
  await rename(attestationsOf(cart), attestationsOf(next));
  await expect(verifyRelease(t.store, 'mf-cart', next)).rejects.toThrow(
    `carries the signature of mf-cart@${cart}`,
  );
});

describe('keys', () => {
  test('one that the store does not know signs nothing, and what it has signed elsewhere does not count', async () => {
    const foreign = aKey();
    await expect(publish('mf-cart', 'next', foreign)).rejects.toThrow('which this store does not know');
    const other = await aStore();
    await addSigningKey(other.store, { privateKey: foreign });
    await publishApp({
      store: other.store,
      dist: join(t.folder, 'dist', 'shell'),
      by: '',
      why: '',
      key: foreign,
    });
    const [version = ''] = (await readdir(other.store.app('shell'))).filter((name) => !name.startsWith('.'));
    await expect(verifyRelease(other.store, 'shell', version, t.store.keys)).rejects.toThrow(
      /is signed with key [0-9a-f]{16}, which is none of this store's/,
    );
    await other.remove();
  });

  test("a team's key signs its own app only, and a team adds keys only of its own", async () => {
    const admin = await addTeam(t.store, { name: 'platform', apps: ['*'] });
    const token = await addTeam(t.store, { name: 'orders-team', apps: ['mf-orders'] }, { token: admin });
    const own = aKey();
    await addSigningKey(t.store, { privateKey: own }, { token });
    const foreign = addSigningKey(t.store, { privateKey: aKey(), team: 'platform' }, { token });
    await expect(foreign).rejects.toThrow('not *');
    const unnamed = addSigningKey(t.store, { privateKey: aKey(), team: 'local' });
    await expect(unnamed).rejects.toThrow('set RELEASE_TOKEN');
    const dist = join(t.folder, 'dist', 'mf-cart');
    await buildRemote(dist, { app: 'mf-cart', mount: ['/mf-cart'], text: 'next', files: provenanceFiles() });
    const { release } = await publishApp({ store: t.store, dist, by: '', why: '', token: admin, key: own });
    await expect(verifyRelease(t.store, 'mf-cart', release.version)).rejects.toThrow(
      'is signed by team orders-team, which may sign mf-orders',
    );
  });

  test('a key that was replaced signs nothing new, and what it signed still counts', async () => {
    await endSigningKey(t.store, keyNameOf(key), { how: 'retire' });
    await expect(publish('mf-cart', 'next', key)).rejects.toThrow('does not count any more');
    await verifyRelease(t.store, 'mf-cart', cart);
    const fresh = aKey();
    await addSigningKey(t.store, { privateKey: fresh });
    await verifyRelease(t.store, 'mf-cart', await publish('mf-cart', 'next', fresh));
  });

  test('nothing that a revoked key has signed counts, until another one signs it', async () => {
    await endSigningKey(t.store, keyNameOf(key), { how: 'revoke' });
    await expect(verifyRelease(t.store, 'mf-cart', cart)).rejects.toThrow('which was revoked');
    const fresh = aKey();
    await addSigningKey(t.store, { privateKey: fresh });
    expect(await publish('mf-cart', 'first', fresh)).toBe(cart);
    await verifyRelease(t.store, 'mf-cart', cart);
  });

  test('what is no private key is said so', () => {
    expect(() => parsePrivateKey(randomBytes(32).toString('hex'))).toThrow('no private Ed25519 key');
  });
});

describe('serving', () => {
  const serve = () =>
    createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:9', keys: t.store.keys });

  test('does not start with a changed byte, or with code that the revision names otherwise', async () => {
    await promoteAll(change());
    await (await serve()).close();
    const file = join(t.store.revisions('stable'), '1.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"sha256-[^"]+"/, '"sha256-evil"'));
    await expect(serve()).rejects.toThrow(/the revision names other code for/);
    await writeFile(file, text);
    await appendFile(fileOf('assets.json'), ' ');
    await expect(serve()).rejects.toThrow(/assets\.json is not what local has signed/);
  });

  test('goes on with the revision before when the next one is not what was signed', async () => {
    await promoteAll(change());
    const server = await serve();
    const refused = jest.spyOn(console, 'error').mockImplementation(() => {});
    await publish('mf-cart', 'next');
    await demand(false);
    await promoteAll(change());
    const { statusCode, body } = await server.inject('/composition.json');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).revision).toBe(1);
    expect(refused.mock.calls.flat().join(' ')).toMatch(
      /revision 2 .* cannot be served: mf-cart@.* is not signed/,
    );
    refused.mockRestore();
    await server.close();
  });
});

test('a version without a signature is nothing to fall back to', async () => {
  await demand(false);
  const before = await publish('mf-cart', 'unsigned');
  await promoteAll(change());
  await demand(true);
  await publish('mf-cart', 'next', key);
  const { revision } = await promote(change(), [{ app: 'mf-cart' }]);
  expect(before).not.toBe(revision.apps['mf-cart']?.version);
  expect(revision.apps['mf-cart']?.previous).toBeNull();
});
