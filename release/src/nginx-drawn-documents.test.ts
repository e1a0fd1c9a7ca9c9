import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startNginx } from 'tooling/lib/nginx.mjs';
import { startCanary } from './composition/canary';
import { promoteAll } from './composition/promote';
import { rollback } from './composition/rollback';
import { createServer } from './serve/create-server';
import stated from './serve/security-headers.json' with { type: 'json' };
import { bucketsOf } from './testing/a-canary';
import { releaseDrawnShop } from './testing/a-drawn-shop';
import { aFakeApi, type FakeApi, type Reply, send } from './testing/a-server';
import { aStore, type TestStore } from './testing/a-store';
import { writtenText } from './testing/written-text';

let t: TestStore;
let folder: string;
let api: FakeApi;
let renderer: FastifyInstance;
let rendererPort: number;
let nginx: Awaited<ReturnType<typeof startNginx>>;
/** Stands between nginx and the renderer; held, it takes connections, and nothing comes of them. */
let line: Server & { isHeld?: boolean };
const ends = new Set<Socket>();
let callers: unknown[];

beforeAll(async () => {
  t = await aStore();
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await releaseDrawnShop(t);
  await t.configure({ channels: { stable: { inspect: true } } });
  await promoteAll(t.change());
  callers = [];
  api = await aFakeApi((request, response) => {
    callers.push(request.headers['x-forwarded-for']);
    response.setHeader('content-type', 'application/json').end('{"code":"0","data":{"name":"a reply"}}');
  });
  renderer = await createServer({
    store: t.store,
    channel: 'stable',
    api: api.origin,
    render: 250,
    behindProxy: true,
  });
  rendererPort = Number(new URL(await renderer.listen({ port: 0, host: '127.0.0.1' })).port);
  line = createTcpServer((socket) => {
    ends.add(socket.on('error', () => {}));
    if (line.isHeld) return;
    const onward = connect(rendererPort, '127.0.0.1').on('error', () => socket.destroy());
    ends.add(onward);
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as { port: number };
  nginx = await startNginx(folder, {
    store: t.store.root,
    channel: 'stable',
    api: [new URL(api.origin).host],
    renderers: [`127.0.0.1:${port} max_fails=0`],
  });
});
afterAll(async () => {
  await nginx?.stop();
  await renderer?.close();
  for (const socket of ends) socket.destroy();
  line.close();
  await api.close();
  await t.remove();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => send(nginx.origin, path, { headers });
const isDrawn = ({ body }: Reply) => `${body}`.includes('id="drawn"');

/** Static ones may come first, while a process comes up or is slow. */
async function drawn(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const reply = await get(path, headers);
    if (isDrawn(reply)) return reply;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was not drawn`);
}

const shownCart = ({ body }: Reply): string => {
  const [, data = ''] = /id="composition">(.*?)<\/script>/.exec(`${body}`) ?? [];
  return JSON.parse(data).apps['mf-cart'].version;
};

test('a document comes with its page, and with what the renderer says of it', async () => {
  const visitor = await drawn('/home', { 'accept-encoding': 'identity', cookie: 'bucket=07' });
  expect(`${visitor.body}`).toContain(`<link rel="canonical" href="${nginx.origin.replace(/:\d+$/, '')}`);
  expect(visitor.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining('report-uri'),
    ...stated.always,
  });
  expect(Object.keys(visitor.headers)).not.toContain('set-cookie');
  expect(Object.keys(visitor.headers)).not.toContain('content-security-policy-report-only');
  expect(callers).toContain('127.0.0.1');
  const { etag = '' } = visitor.headers;
  expect((await get('/home', { 'if-none-match': etag })).status).toBe(304);
});

test("a buyer's is in no cache", async () => {
  const userInfo = JSON.stringify({ id: '7', clientName: '临江', clientType: 1, of: '12345678' });
  const stored = encodeURIComponent(JSON.stringify({ userInfo, dealer: null }));
  const cookie = `mall-device=d; Authorization=secret-token-12345678; stored=${stored}`;
  const { headers } = await drawn('/home', { cookie });
  expect(headers['cache-control']).toBe('private, no-store');
});

test('renderer and nginx show a canary to the same buckets, and a browser draws one once', async () => {
  const live = await t.release('mf-cart');
  await promoteAll(t.change());
  const next = await t.release('mf-cart', 'canary');
  const { revision } = await startCanary(t.change(), { app: 'mf-cart', share: 20 });
  const { mine, others } = bucketsOf(revision, 'mf-cart');
  for (const [bucket, version] of [
    [mine[0], next],
    [others[0], live],
  ]) {
    const cookie = `bucket=${bucket}`;
    expect(shownCart(await drawn('/home', { cookie }))).toBe(version);
    expect(shownCart(await get('/login', { cookie }))).toBe(version);
    const tab = JSON.parse(`${(await get('/composition.json', { cookie })).body}`);
    expect(tab.apps['mf-cart']).toBe(version);
  }
  expect((await drawn('/home')).headers['set-cookie']).toEqual([
    expect.stringMatching(/^bucket=\d\d; Path=\/; Max-Age=31536000; SameSite=Lax$/),
  ]);
  await rollback(t.change(), 'mf-cart');
  expect(shownCart(await drawn('/home', { cookie: `bucket=${mine[0]}` }))).toBe(live);
});

test('a past composition is static, and a shell that did not start is gone round', async () => {
  const { apps, revision } = JSON.parse(`${(await get('/composition.json')).body}`);
  expect(revision).toBeGreaterThan(1);
  expect(isDrawn(await get('/home', { cookie: 'bucket=50; revision=1' }))).toBe(false);
  const failed = await t.release('shell', 'does not start');
  await promoteAll(t.change());
  const shell = async (cookie: string) =>
    /data-apps="(shell@[^ "]+)/.exec(`${(await get('/home', { cookie })).body}`);
  expect((await shell('bucket=50'))?.[1]).toBe(`shell@${failed}`);
  expect((await shell(`bucket=50; failed_shell=${failed}`))?.[1]).toBe(`shell@${apps.shell}`);
  await rollback(t.change(), 'shell');
});

test.each([
  ['answers nothing', () => Object.assign(line, { isHeld: true })],
  ['is gone', () => line.close()],
])('where the renderer %s the static document goes out soon', async (_name, breakOff) => {
  await drawn('/home');
  breakOff();
  for (const socket of ends) socket.destroy();
  const begun = Date.now();
  const reply = await get('/home', { 'accept-encoding': 'identity' });
  expect(Date.now() - begun).toBeLessThan(5_000);
  expect(`${reply.body}`).toBe(await writtenText(join(t.store.documents('stable'), 'live'), 'home.html'));
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'set-cookie': [expect.stringMatching(/^bucket=\d\d; /)],
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  Object.assign(line, { isHeld: false });
});
