import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startNginx } from 'tooling/lib/nginx.mjs';
import { startCanary } from './composition/canary';
import { promoteAll } from './composition/promote';
import { rollback } from './composition/rollback';
import { mirrorStore } from './mirror/mirror-store';
import { createServer } from './serve/create-server';
import stated from './serve/security-headers.json' with { type: 'json' };
import { aGroup, bucketsOf, cookiesOf } from './testing/a-canary';
import { aFakeApi, type FakeApi, send } from './testing/a-server';
import { aStore, type TestStore } from './testing/a-store';
import { writtenText } from './testing/written-text';

let t: TestStore;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let apis: FakeApi[];
let folder: string;
let cart: string;
const versions: Record<string, string> = {};

const get = (path: string, headers: Record<string, string> = {}) => send(nginx.origin, path, { headers });
const settings = () => ({
  store: t.store.root,
  channel: 'stable',
  api: apis.map(({ origin }) => new URL(origin).host),
});
const shownCart = async (path: string, cookie: string): Promise<string> => {
  const [, data = ''] =
    /id="composition">(.*?)<\/script>/.exec(`${(await get(path, { cookie })).body}`) ?? [];
  return JSON.parse(data).apps['mf-cart'].version;
};

beforeAll(async () => {
  t = await aStore();
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  for (const app of ['shell', 'mf-catalog', 'mf-cart']) versions[app] = await t.release(app);
  cart = versions['mf-cart'] ?? '';
  await promoteAll(t.change());
  apis = await Promise.all(
    ['one', 'two'].map((name) =>
      aFakeApi((request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('x-frame-options', 'DENY');
        response.end(
          JSON.stringify({ name, url: request.url, forwarded: request.headers['x-forwarded-for'] }),
        );
      }),
    ),
  );
  nginx = await startNginx(folder, settings());
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(apis.map((api) => api.close()));
  await t.remove();
  await rm(folder, { recursive: true, force: true });
});

test('documents answer the routes of their family, and the shell the rest', async () => {
  const families = {
    '/': 'shell',
    '/login?redirect=%2FshoppingCar': 'login',
    '/home': 'home',
    '/home/detail?id=1': 'home',
    '/homework': 'shell',
    '/shoppingCar/divideOrder': 'shoppingCar',
    '/no/such/page': 'shell',
    '/%E8%B4%AD': 'shell',
  };
  for (const [path, family] of Object.entries(families)) {
    const reply = await get(path);
    expect([path, reply.status]).toEqual([path, 200]);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    const live = join(t.store.documents('stable'), 'live');
    expect(`${reply.body}`).toBe(await writtenText(live, `${family}.html`));
  }
});

test('documents are compressed, asked for again each time, and under a strict policy', async () => {
  const reply = await get('/home', { 'accept-encoding': 'gzip, deflate, br' });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('cookie'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const html = `${brotliDecompressSync(reply.body)}`;
  expect(html).toMatch(
    /<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-/,
  );
  const zipped = await get('/home', { 'accept-encoding': 'gzip' });
  expect(`${gunzipSync(zipped.body)}`).toBe(html);
  expect((await get('/home', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  const { etag = '' } = reply.headers;
  expect((await get('/home', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
});

test('every reply carries the headers that release serve gives it', async () => {
  const api = apis[0]?.origin ?? '';
  const server = await createServer({ store: t.store, channel: 'stable', api });
  const other = await server.listen({ port: 0, host: '127.0.0.1' });
  for (const path of [
    '/home',
    '/composition.json',
    '/sw.js',
    '/apps/none.js',
    '/none.png',
    '/api/x',
    '/media/x.webp',
  ]) {
    const [here, there] = [await get(path), await send(other, path)];
    expect([path, here.status]).toEqual([path, there.status]);
    for (const [name, value] of Object.entries(stated.always)) {
      expect([path, name, here.headers[name]]).toEqual([path, name, value]);
      expect(there.headers[name]).toBe(value);
    }
  }
  // What browsers report by themselves: nginx knows no composition's import map, all else is alike.
  const alike = (policy: unknown) => String(policy).replace(/ '(?:sha256-[^']+|unsafe-inline)'/g, '');
  const [here, there] = [await get('/home'), await send(other, '/home')];
  expect(alike(here.headers['content-security-policy-report-only'])).toBe(
    alike(there.headers['content-security-policy']),
  );
  expect(there.headers['content-security-policy']).toMatch(
    /; report-uri \/api\/sale\/mall\/telemetry\/policy$/,
  );
  await server.close();
});

test('the worker for visits without network is asked for anew each time, under a policy of its own', async () => {
  const api = apis[0]?.origin ?? '';
  const server = await createServer({ store: t.store, channel: 'stable', api });
  const other = await server.listen({ port: 0, host: '127.0.0.1' });
  const [here, there] = [await get('/sw.js'), await send(other, '/sw.js')];
  await server.close();
  expect(here.status).toBe(200);
  expect(`${here.body}`).toBe(`${there.body}`);
  for (const name of ['content-type', 'cache-control', 'content-security-policy'])
    expect([name, here.headers[name]]).toEqual([name, there.headers[name]]);
  expect(here.headers['cache-control']).toBe('private, no-cache');
});

test('a call that is too large is told so in the envelope', async () => {
  const post = (path: string, kB: number) =>
    send(nginx.origin, path, { method: 'POST', body: Buffer.alloc(kB * 1024, 'x') });
  expect((await post('/api/x', 20 * 1024)).status).toBe(200);
  const refused = await post('/api/x', 22 * 1024);
  expect([refused.status, JSON.parse(`${refused.body}`)]).toEqual([
    413,
    { code: '60001', data: null, message: '请求内容过大' },
  ]);
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
  expect((await post('/home', 17)).status).toBe(413);
});

test('calls without end are told so in the envelope', async () => {
  const slow = await startNginx(await mkdtemp(join(folder, 'calls-')), settings(), 1);
  const replies = [];
  for (let hundred = 0; hundred < 21; hundred += 1)
    replies.push(...(await Promise.all(Array.from({ length: 100 }, () => send(slow.origin, '/api/x')))));
  await slow.stop();
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.length - refused.length).toBeGreaterThan(2000);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'x-frame-options': 'SAMEORIGIN' });
  expect(JSON.parse(`${refused[0]?.body}`)).toMatchObject({ code: '60008', data: { retryAfterSeconds: 2 } });
});

test('published files are immutable and compressed, and nothing else of the store is served', async () => {
  const { initial } = JSON.parse(
    await readFile(join(t.store.release('mf-cart', cart), 'assets.json'), 'utf8'),
  );
  const path = `/apps/mf-cart/${cart}/${initial[0]}`;
  const reply = await get(path, { 'accept-encoding': 'br' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  expect(`${brotliDecompressSync(reply.body)}`).toBe(await readFile(join(t.store.root, path), 'utf8'));
  for (const hidden of [
    `/apps/mf-cart/${cart}/release.json`,
    '/apps/mf-cart/.newest.json',
    `${path}.br`,
    '/documents/stable/1/documents.json',
    '/apps/../rights.json',
    `/source-maps/mf-cart/${cart}/0123456789abcdef.json.gz`,
    '/apps/mf-cart/none.js',
    '/favicon.ico',
  ]) {
    const refused = await get(hidden);
    expect([hidden, refused.status]).toEqual([hidden, 404]);
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  const page = await writtenText(join(t.store.documents('stable'), 'live'), 'shell.html');
  for (const path of ['/channels/stable/current', '/documents/stable/live']) {
    expect(`${(await get(path)).body}`).toBe(page);
  }
});

test('calls go to all API processes, and to those that are left when one stops', async () => {
  const names = async () =>
    new Set(
      await Promise.all(
        Array.from({ length: 12 }, async () => JSON.parse(`${(await get('/api/x?y=1')).body}`).name),
      ),
    );
  expect(await names()).toEqual(new Set(['one', 'two']));
  const reply = await get('/api/x', { 'x-forwarded-for': '6.6.6.6' });
  expect(JSON.parse(`${reply.body}`).forwarded).toBe('127.0.0.1');
  expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN');
  await apis[0]?.close();
  expect(await names()).toEqual(new Set(['two']));
  await apis[1]?.close();
  const away = await get('/api/x');
  expect(away.status).toBe(502);
  expect(JSON.parse(`${away.body}`)).toEqual({
    code: '60008',
    data: null,
    message: '服务暂不可用，请稍后再试',
  });
});

test('releases in quick succession never leave a browser with an old document', async () => {
  let etag = '';
  for (let round = 0; round < 4; round++) {
    const version = await t.release('mf-cart', `quick ${round % 2}`);
    await promoteAll(t.change());
    const reply = await get('/shoppingCar', { 'if-none-match': etag, cookie: 'bucket=50' });
    expect(reply.status).toBe(200);
    expect(`${reply.body}`).toContain(version);
    etag = reply.headers.etag ?? '';
    const tab = await get('/composition.json');
    expect(tab.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(`${tab.body}`).apps['mf-cart']).toBe(version);
  }
});

test('a canary reaches its buckets only, a new buyer draws one, and taking it back shows at once', async () => {
  const live = await shownCart('/home', 'bucket=99');
  const next = await t.release('mf-cart', 'canary');
  const { revision } = await startCanary(t.change(), { app: 'mf-cart', share: 20 });
  const { mine, others } = bucketsOf(revision, 'mf-cart');
  const byBucket = [
    [`bucket=${mine[0]}`, next],
    [`a=1; bucket=${mine[19]}`, next],
    [`bucket=${others[0]}`, live],
    [`bucket=${others[79]}`, live],
  ] as const;
  for (const [cookie, version] of byBucket) {
    for (const path of ['/home', '/shoppingCar', '/login'])
      expect(await shownCart(path, cookie)).toBe(version);
    const tab = JSON.parse(`${(await get('/composition.json', { cookie })).body}`);
    expect(tab.apps['mf-cart']).toBe(version);
  }
  const drawn = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { headers, body } = await get('/home');
      const bucket = /^bucket=(\d\d); Path=\/; Max-Age=31536000; SameSite=Lax$/.exec(
        `${headers['set-cookie']}`,
      )?.[1];
      expect(`${body}`.includes(`"version":"${next}","base"`)).toBe(mine.includes(`${bucket}`));
      return `${bucket}`;
    }),
  );
  const share = drawn.filter((bucket) => mine.includes(bucket)).length / drawn.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.35);
  expect((await get('/home', { cookie: 'bucket=05' })).headers['set-cookie']).toBeUndefined();
  await rollback(t.change(), 'mf-cart');
  expect(await shownCart('/shoppingCar', `bucket=${mine[0]}`)).toBe(live);
});

test('chosen buyers get a canary by what the API gave to their browser, and nobody else does', async () => {
  const live = await shownCart('/home', 'bucket=99');
  const next = await t.release('mf-cart', 'for chosen buyers');
  const chosen = ['client:KH1003', 'region:浙江省', 'type:5'].map(aGroup);
  await startCanary(t.change(), { app: 'mf-cart', chosen });
  const member = cookiesOf(['client:KH1003', null, 'type:1']);
  const expected: [cookie: string, version: string][] = [
    [member, next],
    [cookiesOf(['client:KH2', 'region:浙江省', 'type:1']), next],
    [cookiesOf(['client:KH2', null, 'type:5']), next],
    [cookiesOf(['client:KH2', 'region:上海市', 'type:1']), live],
    [member.replace('Authorization=session; ', ''), live],
    [member.replace('Authorization=session', 'Authorization='), live],
    ['Authorization=session; mall_groups=../../groups..', live],
    [`Authorization=session; mall_groups=${'A'.repeat(22)}..${'B'.repeat(22)}`, live],
    ['Authorization=session', live],
  ];
  for (const [cookie, version] of expected) {
    for (const path of ['/home', '/shoppingCar'])
      expect([cookie, await shownCart(path, `bucket=07; ${cookie}`)]).toEqual([cookie, version]);
    const tab = JSON.parse(`${(await get('/composition.json', { cookie: `bucket=07; ${cookie}` })).body}`);
    expect([cookie, tab.apps['mf-cart']]).toEqual([cookie, version]);
  }
  await rollback(t.change(), 'mf-cart');
  expect(await shownCart('/shoppingCar', member)).toBe(live);
});

test('a browser in which the shell does not start gets the shell before, and the next one again', async () => {
  const before = JSON.parse(`${(await get('/composition.json')).body}`).apps.shell;
  const failed = await t.release('shell', 'does not start');
  await promoteAll(t.change());
  const shown = async (cookie: string) => {
    const { apps } = JSON.parse(`${(await get('/composition.json', { cookie })).body}`);
    expect(`${(await get('/home', { cookie })).body}`).toContain(`data-apps="shell@${apps.shell}`);
    return apps.shell;
  };
  expect(await shown('bucket=50')).toBe(failed);
  expect(await shown(`bucket=50; failed_shell=${failed}`)).toBe(before);
  for (const other of ['', '.', '..', '../../1', 'none', before])
    expect(await shown(`bucket=50; failed_shell=${other}`)).toBe(failed);
  const mended = await t.release('shell', 'mended');
  await promoteAll(t.change());
  expect(await shown(`bucket=50; failed_shell=${failed}`)).toBe(mended);
});

test('past compositions open only where the channel allows it', async () => {
  expect((await get('/home?revision=1')).headers['set-cookie']?.join()).not.toContain('revision');
  expect(await shownCart('/home?revision=1', 'bucket=50')).not.toBe(cart);
  await t.release('mf-cart', 'inspectable');
  await t.configure({ channels: { stable: { inspect: true } } });
  await promoteAll(t.change());
  expect(await shownCart('/home?revision=1', 'bucket=50')).toBe(cart);
  expect(await shownCart('/shoppingCar', 'bucket=50; revision=1')).toBe(cart);
  expect((await get('/home?revision=1')).headers['set-cookie']).toContain('revision=1; Path=/; SameSite=Lax');
  expect(await shownCart('/home?revision=live', 'bucket=50; revision=1')).not.toBe(cart);
  expect((await get('/home?revision=../1')).status).toBe(200);
});

test('a mirror is served just like the store it was made from', async () => {
  const mirror = join(folder, 'mirror');
  await mirrorStore(t.store, mirror);
  const other = await startNginx(join(folder, 'second'), {
    store: mirror,
    channel: 'stable',
    api: ['127.0.0.1:9'],
  });
  for (const path of ['/home', '/composition.json', '/shoppingCar']) {
    const original = await get(path, { cookie: 'bucket=1' });
    const copy = await send(other.origin, path);
    expect(copy.body).toEqual(original.body);
    expect(copy.headers.etag).toBe(original.headers.etag);
  }
  await other.stop();
});
