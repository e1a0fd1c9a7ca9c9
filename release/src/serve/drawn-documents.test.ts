import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRenderer } from '../render/renderer';
import { releaseDrawnShop } from '../testing/a-drawn-shop';
import { aFakeApi, type FakeApi, type Reply, send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';

jest.mock('../render/renderer', () => {
  const actual = jest.requireActual<typeof import('../render/renderer')>('../render/renderer');
  return { ...actual, createRenderer: jest.fn(actual.createRenderer) };
});

let t: TestStore;
let api: FakeApi;
let server: FastifyInstance;
let origin: string;
/** What the API was asked: path, request and headers. */
let asked: { path: string; request: string; headers: IncomingMessage['headers'] }[];
let reported: string[];
let answer: (path: string) => unknown;
let cookiesOfApi: string[];

const release = (shows?: string | null) => releaseDrawnShop(t, shows);

/** @param within so long an answer may wait: as good as for ever, so that a busy machine draws, too */
async function serve(within = 60_000) {
  server = await createServer({ store: t.store, channel: 'stable', api: api.origin, render: within });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  t = await aStore();
  asked = [];
  reported = [];
  cookiesOfApi = [];
  answer = (path) => ({ code: '0', data: { name: `reply to ${path}` }, message: '' });
  api = await aFakeApi(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url?.replace('/api/sale/mall/', '') ?? '';
    if (path === 'telemetry/report') reported.push(body);
    else asked.push({ path, request: body, headers: request.headers });
    if (cookiesOfApi.length > 0) response.setHeader('set-cookie', cookiesOfApi);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(path)));
  });
});
afterEach(async () => {
  await server.close();
  await api.close();
  await t.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => send(origin, path, { headers });
const isDrawn = ({ body }: Reply) => `${body}`.includes('id="drawn"');

/** The first answers may be static, while a process comes up. */
async function drawn(path: string, headers: Record<string, string> = {}): Promise<string> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const reply = await get(path, headers);
    if (isDrawn(reply)) return `${reply.body}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was not drawn`);
}

/** Until the home page was tried to be drawn, which it is not. */
async function untilReported(): Promise<void> {
  const end = Date.now() + 20_000;
  while (reported.length === 0 && Date.now() < end) {
    expect(isDrawn(await get('/home'))).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('with files of a release gone the static document goes out', async () => {
  await release();
  await rm(join(t.store.apps, 'mf-catalog'), { recursive: true });
  await serve();
  const reply = await get('/home');
  expect([reply.status, isDrawn(reply)]).toEqual([200, false]);
  expect(console.error).toHaveBeenCalledWith('no page can be drawn:', expect.any(Error));
});

test("a visitor's document holds the page, drawn from the replies to what the route begins with", async () => {
  await release();
  await serve();
  const html = await drawn('/home');
  expect(html).toContain(
    `<main><h1>${origin}/home</h1>reply to product/all</main></div><i id="boot" hidden>`,
  );
  expect(html).toContain('<style>.r{}.c{}</style>');
  expect(html).not.toContain('id="preloaded-calls"');
  expect(html).not.toContain('#root{display:none}');
  const data = /id="drawn">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({
    replies: [{ path: 'product/all', request: { type: 2 }, reply: { name: 'reply to product/all' } }],
    matched: ['(width >= 1366px)'],
  });
  expect(asked.map(({ path, request }) => `${path} ${request}`)).toEqual(['product/all {"type":2}']);
  expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'a-client-type': 'WEB' });
});

test('who starts, and who is promoted, draws a page for nobody first', async () => {
  await release("'one'");
  server = await createServer({ store: t.store, channel: 'stable', api: api.origin, render: 60_000 });
  const renderer = jest.mocked(createRenderer).mock.results.at(-1)?.value as ReturnType<
    typeof createRenderer
  >;
  const warm = jest.spyOn(renderer, 'warm');
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  expect(await drawn('/home')).toContain('one</main>');
  expect(warm).toHaveBeenCalledTimes(1);
  await release("'two'");
  const end = Date.now() + 20_000;
  while (warm.mock.calls.length < 2 && Date.now() < end) await get('/home');
  expect(await Promise.all(warm.mock.results.map(({ value }) => value))).toEqual([
    expect.any(Number),
    expect.any(Number),
  ]);
});

test('it says what it is to those who list pages', async () => {
  await release();
  await serve();
  const html = await drawn('/searchpage?name=a"b');
  expect(html).toContain(`<link rel="canonical" href="${origin}/searchpage?name=a%22b">`);
  expect(html).toContain('<script type="application/ld+json">{"@context":"https://schema.org"');
  expect(html).toMatch(/<title>[^<]*searchpage\?name=a%22b - /);
});

test('replies leave the script that they stand in neither early nor as code', async () => {
  answer = () => ({ code: '0', data: { name: '</script><script>alert(1)</script><!--' } });
  await release();
  await serve();
  const html = await drawn('/home');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
});

test('a page of scripts or frames is none', async () => {
  await release(`'<iframe src="/x"></iframe>'`);
  await serve();
  await untilReported();
  expect(reported[0]).toContain('more than plain elements');
});

test('a document belongs to its address, query and window; within a minute it is taken as it is', async () => {
  await release();
  await serve();
  await drawn('/searchpage?name=a');
  await drawn('/searchpage?name=b');
  const before = asked.length;
  expect(await drawn('/searchpage?name=a')).toContain('name=a</h1>');
  expect(await drawn('/searchpage?name=b')).toContain('name=b</h1>');
  expect(asked).toHaveLength(before);
  expect(await drawn('/searchpage?name=a', { cookie: 'window=narrow' })).toContain('(width >= 390px)');
  expect(await drawn('/searchpage?name=a', { 'user-agent': 'iPhone Mobile' })).toContain('(width >= 390px)');
  expect(asked).toHaveLength(before + 1);
});

const buyerToken = 'secret-token-12345678';
const userInfo = { id: '7', clientName: '<临江>', clientType: 1, of: '12345678' };
const storedCookie = (user: object) =>
  `stored=${encodeURIComponent(JSON.stringify({ userInfo: JSON.stringify(user), dealer: null }))}`;
const asBuyer = {
  cookie: `mall-device=d; Authorization=${buyerToken}; ${storedCookie(userInfo)}`,
  'user-agent': 'Browser of a hospital',
};

test("a buyer's document is drawn from the calls of the buyer, and is in no cache", async () => {
  await release();
  await serve();
  const html = await drawn('/home/detail?id=1', asBuyer);
  const reply = await get('/home/detail?id=1', asBuyer);
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.headers['etag']).toBeUndefined();
  expect(html).toContain(`<h1>${origin}/home/detail?id=1`);
  expect(html).toContain('reply to product/detail');
  expect(html).toContain('data-drawn-for="{&quot;userInfo&quot;');
  expect(html).not.toContain(buyerToken);
  expect(html).not.toContain('rel="canonical"');
  const call = asked.find(({ path }) => path === 'product/detail');
  expect(call).toMatchObject({ request: '{"id":"1"}', headers: { 'a-session-id': buyerToken } });
  expect(call?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', ...asBuyer });
});

test('each answer to a buyer is drawn anew, and none reaches a visitor', async () => {
  await release();
  await serve();
  await drawn('/home', asBuyer);
  const paths = asked.map(({ path }) => path);
  expect(new Set(paths)).toEqual(new Set(['product/all', 'client/todo']));
  await drawn('/home', asBuyer);
  expect(asked.length).toBeGreaterThan(paths.length);
  const html = await drawn('/home');
  expect(html).not.toContain('data-drawn-for');
  expect(html).not.toContain('reply to client/todo');
});

test('what the API refuses or is late with is left to the browser', async () => {
  answer = (path) =>
    path === 'client/todo' ? { code: '50001', message: '', data: null } : { code: '0', data: { name: path } };
  await release();
  await serve();
  const html = await drawn('/home', asBuyer);
  expect(JSON.parse(/id="preloaded-calls">(.*?)<\/script>/.exec(html)?.[1] ?? '[]')).toEqual([
    expect.objectContaining({ path: 'client/todo' }),
  ]);
  expect(JSON.parse(/id="drawn">(.*?)<\/script>/.exec(html)?.[1] ?? '').replies).toEqual([
    expect.objectContaining({ path: 'product/all' }),
  ]);
});

test('a list that is too long for a document is left to the browser', async () => {
  answer = (path) => ({
    code: '0',
    data: { name: path, more: path === 'product/all' ? 'x'.repeat(300_000) : '' },
  });
  await release();
  await serve();
  const html = await drawn('/home', asBuyer);
  expect(html).not.toContain('xxxx');
  expect(html).toContain('"path":"product/all"');
});

test('a session that has ended gets the static document, as does one of which the API says nothing', async () => {
  await release();
  await serve();
  await drawn('/home', asBuyer);
  answer = (path) => ({ code: path === 'client/todo' ? '40001' : '0', data: { name: 'x' } });
  expect(isDrawn(await get('/home', asBuyer))).toBe(false);
  answer = () => null;
  expect(isDrawn(await get('/home', asBuyer))).toBe(false);
  const before = asked.length;
  expect(isDrawn(await get('/home', asBuyer))).toBe(false);
  expect(asked).toHaveLength(before);
});

test('a session of a member who was deactivated gets the static document', async () => {
  await release();
  await serve();
  await drawn('/home', asBuyer);
  answer = (path) => ({ code: path === 'client/todo' ? '60011' : '0', data: { name: 'x' } });
  expect(isDrawn(await get('/home', asBuyer))).toBe(false);
});

test("what was thrown over a buyer's page is not quoted, neither in a report nor in the log", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await release("{ throw new TypeError('no view for ' + given.facts.replies[0].reply.name); }");
  await serve();
  const end = Date.now() + 20_000;
  while (reported.length === 0 && Date.now() < end) {
    expect(isDrawn(await get('/home', asBuyer))).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(JSON.parse(reported[0] ?? '{}').events[0]).toMatchObject({ app: 'mf-catalog', page: '/home' });
  expect(`${reported} ${JSON.stringify(log.mock.calls)}`).not.toMatch(/reply to|临江|secret/);
});

test('the cookies that the API gives a buyer reach their browser', async () => {
  await release();
  await serve();
  await drawn('/home', asBuyer);
  cookiesOfApi = ['mall_groups=pass; Path=/; HttpOnly', 'mall-visit=another; Path=/'];
  const reply = await get('/home', asBuyer);
  expect(isDrawn(reply)).toBe(true);
  expect(reply.headers['set-cookie']).toContainEqual(expect.stringContaining('mall_groups=pass'));
  expect(`${reply.headers['set-cookie']}`).not.toContain('mall-visit');
});

test.each([
  ['with a session of which nothing is kept', '/home', { cookie: 'a=b; Authorization=secret-token' }],
  ['with half a session that is forged', '/home', { cookie: 'Authorization=%00' }],
  [
    'with halves of two sessions',
    '/home',
    { cookie: `mall-device=d; Authorization=secret-token-1; ${storedCookie(userInfo)}` },
  ],
  ['of a page for buyers', '/home/detail?id=1', {}],
  ['of an address that no route states', '/home/other', {}],
  ['of the shell', '/login', {}],
  ['with a query without end', `/home?x=${'x'.repeat(400)}`, {}],
])('a document %s is the static one, and neither asks nor leaves anything', async (_name, path, headers) => {
  await release();
  await serve();
  await drawn('/home');
  const before = asked.length;
  const reply = await get(path, headers);
  expect(reply.status).toBe(200);
  expect(isDrawn(reply)).toBe(false);
  expect(asked).toHaveLength(before);
  expect(JSON.stringify(asked)).not.toContain('secret-token');
});

test('no cookie of a visitor reaches the API, and none is kept with a document', async () => {
  await release();
  await serve();
  await drawn('/home', { cookie: 'other=1' });
  expect(asked.some(({ headers }) => 'cookie' in headers)).toBe(false);
  const first = await get('/home');
  const second = await get('/home', { cookie: 'bucket=07' });
  expect(first.headers['set-cookie']).toBeDefined();
  expect(second.headers['set-cookie']).toBeUndefined();
  expect(second.headers['cache-control']).toBe('private, no-cache');
});

test.each([
  ['refuses', () => ({ code: '50001', message: '', data: null })],
  ['answers nonsense', () => null],
])('where the API %s the static document goes out', async (_name, nonsense) => {
  await release();
  await serve();
  answer = nonsense;
  const reply = await get('/home');
  expect([reply.status, isDrawn(reply)]).toEqual([200, false]);
});

test('where the API is slow the static document does not wait for it', async () => {
  await release();
  await serve();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await api.close();
  api = await aFakeApi(async (_request, response) => {
    await held;
    response.end(JSON.stringify({ code: '0', data: { name: 'late' } }));
  });
  await server.close();
  await serve(300);
  expect(isDrawn(await get('/home'))).toBe(false);
  expect(isDrawn(await get('/home', asBuyer))).toBe(false);
  go();
});

test('a page that cannot be drawn is told with app, version and cause, and its document is the static one', async () => {
  await release("{ throw new Error('no such view'); }");
  await serve();
  await untilReported();
  expect(JSON.parse(reported[0] ?? '{}').events[0]).toMatchObject({
    kind: 'fault',
    name: 'page-not-drawn',
    app: 'mf-catalog',
    version: expect.stringMatching(/^1\.0\.0\+/),
    page: '/home',
    detail: 'no such view',
  });
});

test('for a page that browsers alone draw nothing is asked', async () => {
  await release(null);
  await serve();
  expect(isDrawn(await get('/home'))).toBe(false);
  expect(isDrawn(await get('/home', asBuyer))).toBe(false);
  expect(asked).toEqual([]);
});

test.each(['br', 'gzip'])('a page that is too heavy is not drawn for who takes %s', async (encoding) => {
  await release();
  await serve();
  await drawn('/home', asBuyer);
  // What does not compress.
  const name = randomBytes(60_000).toString('base64');
  answer = () => ({ code: '0', data: { name } });
  await drawn('/home', asBuyer);
  expect(isDrawn(await get('/home', { ...asBuyer, 'accept-encoding': encoding }))).toBe(false);
});

test('those who list pages are told which are open, and where', async () => {
  await release();
  await serve();
  const robots = `${(await get('/robots.txt')).body}`;
  expect(robots).toContain('Disallow: /home/detail\n');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = `${(await get('/sitemap.xml')).body}`;
  expect(sitemap).toContain(`<loc>${origin}/searchpage</loc>`);
  expect(sitemap).not.toContain('/home/detail');
});
