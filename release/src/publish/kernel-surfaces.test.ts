import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkCandidates } from '../checks/check-candidates';
import { promoteAll } from '../composition/promote';
import { checkLog } from '../log/check-log';
import { addTeam } from '../rights/rights';
import { addSigningKey, newPrivateKey, parsePrivateKey } from '../signing/signing-keys';
import { sha256 } from '../store/sha256';
import { aKernel } from '../testing/a-kernel';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { provenanceFiles } from '../testing/provenance';
import { publishApp } from './publish-app';
import { verifyRelease } from './verify-release';

const kernel = aKernel({ 'money/index.ts': 'export declare function formatAmount(amount: string): string;' });
const forged = aKernel({});

let t: TestStore;
let platform: string;
let cart: string;
beforeEach(async () => {
  t = await aStore();
  platform = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  const team = { name: 'cart-team', apps: ['mf-cart'], mounts: ['/shoppingCar'] };
  cart = await addTeam(t.store, team, { token: platform });
});
afterEach(() => t.remove());

interface Build {
  token: string;
  /** The digest that it names. */
  names?: string;
  text?: string;
  key?: Parameters<typeof publishApp>[0]['key'];
}

/** Publishes an app that says it was compiled against the kernel of the next shell, or against another one. */
async function publish(app: string, { token, names = kernel.digest, text = kernel.text, key }: Build) {
  const dist = join(t.folder, 'dist', app);
  const built = {
    description: { surface: names },
    files: { ...provenanceFiles(), 'kernel-surface.json': text },
  };
  if (app === 'shell') await buildShell(dist, built);
  else await buildRemote(dist, { app, mount: ['/shoppingCar'], ...built });
  return (await publishApp({ store: t.store, dist, by: 'mei', why: 'test', token, key })).release;
}

const common = () => t.store.surface(sha256(kernel.text));

const results = async () => {
  const [report] = await checkCandidates(
    {
      ...t.change({ token: platform }),
      api: 'http://127.0.0.1:9',
      project: t.folder,
      buyers: null,
      fewer: null,
      sums: null,
    },
    [{ app: 'shell' }, { app: 'mf-cart' }],
  );
  return report?.results ?? [];
};

test('a team cannot put another kernel under the digest of the next shell', async () => {
  await expect(publish('mf-cart', { token: cart, text: forged.text })).rejects.toThrow(
    `mf-cart names the kernel ${kernel.digest}, and its build holds ${sha256(forged.text)}`,
  );
  await publish('shell', { token: platform });
  expect(await readFile(common(), 'utf8')).toBe(kernel.text);
  await checkLog(t.store);
});

test('what a team without the shell brings is kept for its app alone, until the shell brings the same', async () => {
  await publish('mf-cart', { token: cart });
  expect(await readdir(t.store.surfaces)).toEqual(['mf-cart']);
  await publish('shell', { token: platform });
  expect((await readdir(t.store.surfaces)).sort()).toEqual([`${sha256(kernel.text)}.json`, 'mf-cart']);
  const own = aKernel({ 'apps/own.ts': '' });
  await publish('mf-cart', { token: cart, names: own.digest, text: own.text });
  expect(await readdir(t.store.surfaces)).toHaveLength(2);
  await checkLog(t.store);
});

describe('behind the tool’s back', () => {
  beforeEach(async () => {
    await publish('shell', { token: platform });
    await publish('mf-cart', { token: cart });
    await promoteAll(t.change({ token: platform }));
  });

  test('a changed kernel is found by the log, by checks and by the next publish', async () => {
    expect((await results()).find(({ check }) => check === 'types')).toMatchObject({ passed: true });
    await writeFile(common(), forged.text);
    const path = `surfaces/${sha256(kernel.text)}.json`;
    await expect(checkLog(t.store)).rejects.toThrow(`${path} was changed`);
    for (const name of ['types', 'api-contract'])
      expect((await results()).find(({ check }) => check === name)).not.toMatchObject({ passed: true });
    expect((await results()).find(({ check }) => check === 'types')).toMatchObject({
      passed: false,
      findings: [`${path} is not the kernel that its name says`],
    });
    await expect(publish('shell', { token: platform })).rejects.toThrow('does not hold what its name says');
  });

  test('one that is planted is nobody’s, and one that was removed lets nothing pass', async () => {
    const planted = t.store.surfaceOf('mf-cart', sha256('later'));
    await mkdir(dirname(planted), { recursive: true });
    await writeFile(planted, forged.text);
    await expect(checkLog(t.store)).rejects.toThrow('stands in no entry');
    await rm(planted);
    await rm(common());
    await expect(checkLog(t.store)).rejects.toThrow('is missing');
    expect((await results()).find(({ check }) => check === 'types')).toMatchObject({
      passed: false,
      findings: [expect.stringContaining('is not in the store')],
    });
  });
});

test('the kernel is signed with the release', async () => {
  const key = parsePrivateKey(newPrivateKey());
  await addSigningKey(t.store, { privateKey: key }, { token: platform });
  const { version, surface } = await publish('shell', { token: platform, key });
  const { statement } = await verifyRelease(t.store, 'shell', version);
  expect(statement.predicate.mall_surface).toBe(surface);
  await writeFile(common(), forged.text);
  await expect(verifyRelease(t.store, 'shell', version)).rejects.toThrow('not the kernel that its name says');
});

test('a store from before kernels had whole digests is read with the same care', async () => {
  const { version } = await publish('shell', { token: platform });
  const record = join(t.store.release('shell', version), 'release.json');
  const { surface, ...old } = JSON.parse(await readFile(record, 'utf8'));
  await writeFile(record, JSON.stringify(old));
  await rm(t.store.surface(surface));
  await writeFile(t.store.surface(kernel.digest), forged.text);
  await publish('mf-cart', { token: cart });
  expect((await results()).find(({ check }) => check === 'types')).toMatchObject({
    passed: false,
    findings: [expect.stringContaining('is not the kernel that its name says')],
  });
});
