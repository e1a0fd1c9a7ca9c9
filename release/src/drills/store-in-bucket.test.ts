import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ceph, type Gateway, startCeph, startGateway } from 'object-store/testing';
import { programArguments } from 'tooling/lib/bundled-program.mjs';
import { openCopy } from '../bucket/open-copy';
import { openStoreObjects, type StoreObjects } from '../bucket/store-objects';
import { readHistory } from '../composition/history';
import { promote, promoteAll } from '../composition/promote';
import { currentNumber, readCurrent, revisionNumbers } from '../composition/revisions';
import { rollback } from '../composition/rollback';
import { releaseConfig } from '../configuration/release-config';
import { configure } from '../configuration/stored-configuration';
import { documentsAreCurrent } from '../documents/publish-documents';
import { checkLog } from '../log/check-log';
import { findRelease } from '../publish/releases';
import type { SharedStore } from '../store/shared-store';
import { openStore, type Store } from '../store/store';
import { type Machine, workOn } from '../testing/a-shared-store';
import { type Ended, type Kill, runProcess } from '../testing/run-process';
import { treeOf } from '../testing/tree-of';

const main = join(__dirname, '..', 'main.ts');
const promoteLoop = join(__dirname, '..', 'testing', 'promote-loop.ts');
const LOCK = 'locks/channels/stable/lock';
/** Of the client: a connection may be silent for so long, and each request is tried three times. */
const seconds = 1;
/** An object that is sent has six times as long as a question. */
const WITHIN_S = 6 * 3 * seconds + 2;

let ceph: Ceph;
let line: Gateway;
beforeAll(async () => {
  ceph = await startCeph();
  line = await startGateway(ceph.port);
  process.env['S3_ENDPOINT'] = `http://127.0.0.1:${ceph.port}`;
  process.env['S3_SECONDS'] = `${seconds}`;
  // On Node 20 the client says at each start that a later one of its versions will not run there.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
}, 120_000);
afterAll(async () => {
  await line?.close();
  await ceph?.stop();
});

/** What still runs when a test ends. */
const running = new Set<ChildProcess>();

let place: string;
let folder: string;
let objects: StoreObjects;
let here: Machine;
beforeEach(async () => {
  line.set('open');
  folder = mkdtempSync(join(tmpdir(), 'release-bucket-'));
  place = `s3://${await ceph.bucket()}/shop`;
  objects = await openStoreObjects(place);
  here = await machine('here');
  await configure({ store: here.store, config: releaseConfig.parse({}), by: 'here', why: 'test' });
  await here.release('shell', 'first');
});
afterEach(async () => {
  for (const child of running) {
    child.kill();
    await once(child, 'close');
  }
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, name);

async function machine(name: string): Promise<Machine & { shared: SharedStore }> {
  const shared = await openCopy(objects, { folder: at(name) });
  const store = openStore(at(name));
  return { store, shared, ...workOn(store, at(`${name}-dist`), name) };
}

/** Runs the release tool on a machine of its own, over the line that can break where it is asked for. */
const tool = (
  name: string,
  args: readonly string[],
  { kill, over }: { kill?: Kill; over?: Gateway } = {},
): Promise<Ended> =>
  runProcess(main, [...args, '--store', place, '--copy', at(name)], kill, {
    ...(over && { S3_ENDPOINT: over.url }),
  });

/** What is live is whole, on a machine that has seen nothing yet. */
async function expectWhole(): Promise<Store> {
  await rm(at('fresh'), { recursive: true, force: true });
  const { store } = await machine('fresh');
  const current = await readCurrent(store, 'stable');
  if (current !== null) expect(await documentsAreCurrent(store, current)).toBe(true);
  for (const [app, { version }] of Object.entries(current?.apps ?? {}))
    expect(await findRelease(store, app, version)).not.toBeNull();
  await checkLog(store);
  return store;
}

/** `release serve` on a machine whose line can break. */
async function startServer(): Promise<{ url: string; page: string; errors(): string }> {
  const args = [
    'serve',
    '--port',
    '0',
    '--page-port',
    '0',
    '--no-render',
    '--store',
    place,
    '--copy',
    at('server'),
  ];
  const child = spawn(process.execPath, [...programArguments(main), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, S3_ENDPOINT: line.url },
  });
  running.add(child);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  await until(async () => output.includes('release page at') || child.exitCode !== null);
  const found = (what: RegExp) => what.exec(output)?.[1] ?? '';
  return { url: found(/at (http\S+),/), page: found(/page at (http\S+)/), errors: () => errors };
}

async function servedRevision(url: string): Promise<number> {
  const reply = await fetch(`${url}/composition.json`);
  return ((await reply.json()) as { revision: number }).revision;
}

/** Seconds until something is so. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const from = Date.now();
  while (!(await isSo())) await pause(20);
  return (Date.now() - from) / 1000;
}

test('two machines publish, promote and roll back at once, one of them twice; a third follows, also after a cut', async () => {
  const rounds = 4;
  const versions = new Map<string, string[]>();
  for (const app of ['mf-cart', 'mf-orders', 'mf-catalog'])
    versions.set(app, [await here.release(app, 'b'), await here.release(app, 'a')]);
  await promoteAll(here.change());
  const server = await startServer();
  const loops = ['mf-cart', 'mf-orders'].map((app) =>
    runProcess(promoteLoop, [place, `${rounds}`, `${app}=${versions.get(app)}`], undefined, {
      RELEASE_COPY: at('there'),
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    await here.release('mf-catalog', `round ${round}`);
    if (round % 2 === 1) await rollback(here.change(), 'mf-catalog');
    else await promote(here.change(), [{ app: 'mf-catalog', version: versions.get('mf-catalog')?.[0] }]);
  }
  expect(await Promise.all(loops)).toEqual(loops.map(() => ({ code: 0, output: '' })));

  const last = 1 + 3 * rounds;
  const followed = await until(async () => (await servedRevision(server.url)) === last);
  expect(followed).toBeLessThan(6);
  const store = await expectWhole();
  expect(await revisionNumbers(store, 'stable')).toEqual(
    Array.from({ length: last }, (_, index) => index + 1),
  );
  // Each revision holds the change of its own machine and nothing else: nobody was overwritten.
  const history = await readHistory(store, 'stable', 100);
  const owner = new Map([['here', 'mf-catalog']]);
  for (const { revision, changes } of history.slice(0, -1))
    expect(changes.map(({ app }) => app)).toEqual([owner.get(revision.by) ?? revision.by]);

  line.set('cut');
  await promoteAll(here.change());
  expect((await currentNumber(here.store, 'stable')) ?? 0).toBeGreaterThan(last);
  await until(async () =>
    /mall_front_copy_age_seconds [3-9]/.test(await (await fetch(`${server.page}/metrics`)).text()),
  );
  expect(await servedRevision(server.url)).toBe(last);
  expect((await fetch(`${server.url}/mf-cart`)).status).toBe(200);
  expect(server.errors().match(/the store is not brought up to date/g)).toHaveLength(1);
  line.set('open');
  await until(async () => (await servedRevision(server.url)) > last);
});

test.each([
  // So many bytes after it has its lock: before the revision is written, and while its documents are.
  ['cut', 3_000],
  ['silent', 12_000],
] as const)(
  'a promotion that meets the bucket %s in the middle says so, leaves nothing half live, and the next one goes on',
  async (how, bytes) => {
    await promoteAll(here.change());
    const version = await here.release('mf-cart', how);
    const promotion = tool('far', ['promote', `mf-cart@${version}`], { over: line });
    await until(() => objects.has(LOCK));
    line.after(bytes, 'server', how);
    const from = Date.now();
    const { code, output } = await promotion;
    expect(code).toBe(1);
    expect(output).toMatch(/^release: s3:\/\/\S+ [^\n]+\n$/);
    expect(Date.now() - from).toBeLessThan(1000 * WITHIN_S);
    await expectWhole();
    line.set('open');
    expect(await tool('far', ['promote', `mf-cart@${version}`], { over: line })).toMatchObject({ code: 0 });
    expect((await readCurrent(await expectWhole(), 'stable'))?.apps['mf-cart']?.version).toBe(version);
  },
);

test('a promotion that is killed leaves a whole composition; the next one and a lost copy make it good', async () => {
  await promoteAll(here.change());
  let killed = 0;
  for (const after of [40, 160]) {
    const version = await here.release('mf-cart', `${after}`);
    const begun = () => objects.has(LOCK);
    const { code } = await tool('far', ['promote', `mf-cart@${version}`], { kill: { begun, after } });
    if (code === null) killed += 1;
    await expectWhole();
    await promoteAll(here.change());
    expect((await readCurrent(await expectWhole(), 'stable'))?.apps['mf-cart']?.version).toBe(version);
  }
  expect(killed).toBeGreaterThan(0);
  await rm(at('far'), { recursive: true });
  const { output } = await tool('far', ['check-log']);
  expect(output).toContain('what the store holds is what they say');
  await here.shared.refresh();
  expect(await treeOf(at('far'))).toEqual(await treeOf(at('here')));
});

test('a command whose bucket is away or is none, or whose folder is a copy, ends with one line', async () => {
  line.set('cut');
  const ends = await Promise.all([
    tool('far', ['status'], { over: line }),
    runProcess(main, ['status', '--store', 's3://nobody-has-this', '--copy', at('none')]),
    runProcess(main, ['status', '--store', at('here')]),
  ]);
  const says = [/s3:\/\/mall-/, /s3:\/\/nobody-has-this/, /is the copy of s3:\/\//];
  for (const [index, { code, output }] of ends.entries()) {
    expect(code).toBe(1);
    expect(output).toMatch(/^release: [^\n]+\n$/);
    expect(output).toMatch(says[index] ?? /^$/);
  }
});

test('a store moves into a bucket and back, killed on the way, and is the same then', async () => {
  await here.release('mf-cart', 'first');
  await promoteAll(here.change());
  await cp(at('here'), at('plain'), { recursive: true, verbatimSymlinks: true });
  await rm(join(at('plain'), '.bucket.json'));
  const before = await treeOf(at('plain'));
  const other = `s3://${await ceph.bucket()}/moved`;
  const there = await openStoreObjects(other);
  const count = async () => (await Promise.all(['log/', 'folders/', 'files/'].map(there.list))).flat().length;
  const move = ['move', '--store', at('plain'), '--to', other];
  const killed = await runProcess(main, move, { begun: async () => (await count()) >= 8, after: 0 });
  expect(killed.code).toBeNull();
  expect(await runProcess(main, move)).toMatchObject({
    code: 0,
    output: expect.stringContaining('each compared'),
  });
  const backwards = ['move', '--store', other, '--to', at('back')];
  await runProcess(main, backwards, {
    begun: async () => (await treeOf(at('back')).catch(() => new Map())).size > 3,
    after: 0,
  });
  expect(await runProcess(main, backwards)).toMatchObject({ code: 0 });
  expect(await treeOf(at('back'))).toEqual(before);
  expect(await currentNumber(openStore(at('back')), 'stable')).toBe(1);
});
