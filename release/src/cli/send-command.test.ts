import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { readLog } from '../log/release-log';
import { verifyRelease } from '../publish/verify-release';
import { addTeam } from '../rights/rights';
import { createServer } from '../serve/create-server';
import { addSigningKey, newPrivateKey, parsePrivateKey, readSigningKeys } from '../signing/signing-keys';
import { send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { provenanceFiles } from '../testing/provenance';
import { createProgram } from './program';
import { RemoteExit } from './remote-exit';

const bin = join(__dirname, '..', '..', 'bin', 'release.mjs');
const key = newPrivateKey();

let t: TestStore;
let server: FastifyInstance;
let shop: string;
let cart: string;
const tokens = { platform: '', cart: '' };

beforeAll(async () => {
  t = await aStore();
  await t.configure({});
  await t.release('shell');
  await t.release('mf-cart');
  await t.release('mf-orders');
  await promoteAll(t.change());
  tokens.platform = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  tokens.cart = await addTeam(t.store, { name: 'cart', apps: ['mf-cart'] }, { token: tokens.platform });
  await addSigningKey(t.store, { privateKey: parsePrivateKey(key) }, { token: tokens.cart });
  server = await createServer({
    store: t.store,
    channel: 'stable',
    api: 'http://127.0.0.1:1',
    accept: { tool: [process.execPath, bin] },
  });
  shop = await server.listen({ port: 0, host: '127.0.0.1' });
  cart = join(t.folder, 'repository', 'mf-cart');
  await mkdir(cart, { recursive: true });
});
beforeEach(() => {
  process.env['RELEASE_TOKEN'] = tokens.cart;
});
afterEach(() => {
  delete process.env['RELEASE_TOKEN'];
  delete process.env['RELEASE_KEY'];
});
afterAll(async () => {
  await server.close();
  await t.remove();
});

/** Runs a command at the shop. @returns how it ended there, and what it said */
async function there(...args: string[]): Promise<{ code: number; said: string }> {
  const print = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    await createProgram().parseAsync([...args, '--server', shop, '--by', 'lin'], { from: 'user' });
    throw new Error('it ran here');
  } catch (error) {
    if (!(error instanceof RemoteExit)) throw error;
    return { code: error.code, said: print.mock.calls.map(([text]) => text).join('') };
  } finally {
    print.mockRestore();
  }
}

const buildCart = (text: string) =>
  buildRemote(join(cart, 'dist'), {
    app: 'mf-cart',
    mount: ['/shoppingCar'],
    text,
    files: provenanceFiles(),
  });
const live = async () => (await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version;

test('a team publishes, promotes and takes back from where it is, and the log names it', async () => {
  const before = await live();
  await buildCart('from elsewhere');
  process.env['RELEASE_KEY'] = key;
  const published = await there('publish', cart, '--why', '数量保存更快 --store /tmp');
  expect(published).toEqual({ code: 0, said: expect.stringMatching(/mf-cart +1\.0\.0\+\w{8} .*published/) });
  const version = /1\.0\.0\+\w{8}/.exec(published.said)?.[0] ?? '';
  expect(await verifyRelease(t.store, 'mf-cart', version)).toMatchObject({ team: 'cart' });

  expect(await there('promote', 'mf-cart')).toMatchObject({ code: 0 });
  expect(await live()).toBe(version);
  expect((await there('status')).said).toContain(version);
  expect(await there('rollback', 'mf-cart', '--why', '合计显示有误')).toMatchObject({ code: 0 });
  expect(await live()).toBe(before);
  expect((await there('history', '--limit', '1')).said).toContain('合计显示有误');

  const [last] = (await readLog(t.store)).slice(-1);
  expect(last).toMatchObject({ person: 'lin', role: 'cart', verb: 'rollback' });
});

test('a team ships what it has built, once, signed where it is', async () => {
  await buildCart('shipped');
  process.env['RELEASE_KEY'] = key;
  const ship = ['ship', cart, '--share', '25', '--why', '更快'];
  const shipped = await there(...ship);
  expect(shipped).toEqual({ code: 0, said: expect.stringMatching(/^mf-cart +1\.0\.0\+\w{8} +for 25 %$/m) });
  const version = /1\.0\.0\+\w{8}/.exec(shipped.said)?.[0] ?? '';
  expect(await verifyRelease(t.store, 'mf-cart', version)).toMatchObject({ team: 'cart' });
  expect(await there(...ship)).toMatchObject({ code: 0, said: expect.stringContaining('nothing to do') });
  await buildCart('shipped next');
  expect(await there(...ship)).toEqual({
    code: 1,
    said: expect.stringContaining(`refused: mf-cart@${version} is watched at 25 %`),
  });
  expect(await there(...ship, '--when-watched', 'queue')).toMatchObject({ code: 0 });
  expect((await there('status')).said).toMatch(/for 25 %, 1\.0\.0\+\w{8} waits/);
  await there('rollback', 'mf-cart');
});

test('what its rights do not allow is refused there, in words', async () => {
  expect(await there('withdraw', 'mf-orders', '--why', 'drill')).toEqual({
    code: 1,
    said: 'release: team cart may release mf-cart, not mf-orders\n',
  });
});

test('a team adds its first key from where it is; another one is for where the store is', async () => {
  process.env['RELEASE_TOKEN'] = await addTeam(
    t.store,
    { name: 'news', apps: ['mf-news'] },
    { token: tokens.platform },
  );
  const file = join(t.folder, 'news.pem');
  const added = await there('key', 'add', file);
  expect(added).toEqual({ code: 0, said: expect.stringMatching(/^[0-9a-f]{16}\n$/) });
  expect((await readSigningKeys(t.store.keys))[added.said.trim()]).toMatchObject({
    team: 'news',
    apps: ['mf-news'],
  });
  expect(await there('key', 'add', file)).toEqual(added);
  expect(await there('key', 'add', join(t.folder, 'other.pem'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('team news has a key'),
  });
  await expect(there('key', 'list')).rejects.toThrow('runs where the store is');
});

test('what is for who runs the server never leaves', async () => {
  await expect(there('team', 'list')).rejects.toThrow('runs where the store is');
  await expect(there('check', 'mf-cart', '--api', 'http://127.0.0.1:2')).rejects.toThrow(
    '--api is for who runs the server',
  );
});

test('nobody without a token is heard', async () => {
  process.env['RELEASE_TOKEN'] = 'guessed';
  await expect(there('promote', 'mf-cart')).rejects.toThrow('not the token of any team');
  delete process.env['RELEASE_TOKEN'];
  await expect(there('status')).rejects.toThrow('not the token of any team');
});

test('a command that says nothing for long is heard of all the while', async () => {
  const end = join(t.folder, 'end');
  const silent = `setInterval(() => require('node:fs').existsSync(${JSON.stringify(end)}) && process.exit(), 50)`;
  const other = await createServer({
    store: t.store,
    channel: 'stable',
    api: 'http://127.0.0.1:1',
    accept: { tool: [process.execPath, '-e', silent], signOfLifeMs: 20 },
  });
  const origin = await other.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await fetch(`${origin}/release/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.cart}` },
    body: JSON.stringify({ command: 'check', operands: ['mf-cart'], options: {}, by: 'lin', builds: [] }),
  });
  let said = '';
  for await (const chunk of body ?? []) {
    said += Buffer.from(chunk).toString();
    if (said.split('\n').length > 4) await writeFile(end, '');
  }
  const lines = said.trim().split('\n');
  expect(lines.pop()).toBe('{"code":0}');
  expect(new Set(lines)).toEqual(new Set(['{"text":""}']));
  await other.close();
});

describe('of requests that no release tool sends', () => {
  const command = { command: 'promote', operands: ['mf-cart'], options: {}, by: 'lin', builds: [] };
  const post = (body: string, token = tokens.cart) =>
    send(shop, '/release/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });

  test.each([
    ['an option of the server', { options: { store: '/tmp/x' } }],
    ['an option in place of an app', { operands: ['--store=/tmp/x'] }],
    ['another command', { command: 'team' }],
    ['a member of every object', { command: 'constructor' }],
    ['a file outside', { command: 'publish', builds: [{ files: { '../x': '' }, signature: null }] }],
    ['a text in place of options', { options: 'all' }],
  ])('%s is refused', async (_name, change) => {
    const before = await readLog(t.store);
    expect((await post(JSON.stringify({ ...command, ...change }))).status).toBe(400);
    expect(await readLog(t.store)).toHaveLength(before.length);
  });

  test('more than a build can be is refused', async () => {
    const reply = await post(JSON.stringify({ ...command, by: 'x'.repeat(33 * 1024 * 1024) })).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    // The server may hang up before all of it has been sent.
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(typeof reply === 'object' ? reply.status : reply);
  });

  test('a shop without teams takes none', async () => {
    const open = await aStore();
    const other = await createServer({
      store: open.store,
      channel: 'stable',
      api: 'http://127.0.0.1:1',
      accept: {},
    });
    const origin = await other.listen({ port: 0, host: '127.0.0.1' });
    const reply = await send(origin, '/release/commands', { method: 'POST', body: '{}' });
    expect(reply.status).toBe(403);
    await other.close();
    await open.remove();
  });

  test('a shop that was not told to takes none', async () => {
    const other = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:1' });
    const origin = await other.listen({ port: 0, host: '127.0.0.1' });
    expect((await send(origin, '/release/commands', { method: 'POST', body: '{}' })).status).toBe(404);
    await other.close();
  });
});
