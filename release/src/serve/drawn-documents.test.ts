import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { promoteAll } from '../composition/promote';
import { aFakeApi, type FakeApi, type Reply, send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { createServer } from './create-server';

let t: TestStore;
let api: FakeApi;
let server: FastifyInstance;
let origin: string;
/** What the API was asked: path, request and headers. */
let asked: { path: string; request: string; headers: IncomingMessage['headers'] }[];
let reported: string[];
let answer: (path: string) => unknown;

/** A shell that draws the page of the address, and of what it begins with. */
const shellScript = `globalThis.matched = new Set(['(width >= ' + given.browser.window.width + 'px)']);
module.exports = { rules: ['r'], platform: { react: () => 'react' }, pickRules: (rules) => '.' + rules.join('.'),
  drawDocument: ({ replies, routes, mounts, site }, views) => () => {
    const failed = []; const causes = {};
    let page = 'frame';
    try { page = views['mf-catalog/app'](replies); } catch (error) { failed.push('mf-catalog/app'); causes['mf-catalog/app'] = error.message; }
    return { html: '<header>' + site.title + '</header><main><h1>' + given.address.replace(/&/g, '&amp;') + '</h1>' + page + '</main>', failed, causes };
  } };`;
const catalogScript = (shows: string) =>
  `module.exports = { rules: ['c'], views: { app: () => (() => ${shows})() } };`;
const showsReplies = 'given.facts.replies.map(({ reply }) => reply.name.replace(/</g, "&lt;")).join()';

async function release(shows = showsReplies) {
  const dist = join(t.folder, 'dist');
  await buildShell(join(dist, 'shell'), {
    description: { server: 'server.0000000000.cjs' },
    files: { 'server.0000000000.cjs': shellScript, 'document-app-shell.txt': 'void 0' },
  });
  await t.publish(join(dist, 'shell'));
  await buildRemote(join(dist, 'mf-catalog'), {
    app: 'mf-catalog',
    mount: ['/home', '/searchpage'],
    description: {
      server: 'server.1111111111.cjs',
      routes: {
        '/home': { title: '首页', access: 'open below', files: [] },
        '/searchpage': { title: '搜索', access: 'open', files: [] },
        '/home/detail': { title: '商品详情', access: 'buyer', files: [] },
      },
      preloadedCalls: {
        routes: {
          '/home': [
            { path: 'product/all', request: { type: 2 } },
            { path: 'client/todo', for: 'buyer' },
            { path: 'banner/list', media: '(width < 992px)' },
          ],
          '/searchpage': [{ path: 'product/page', request: { name: { query: 'name' } } }],
        },
      },
    },
    files: { 'server.1111111111.cjs': catalogScript(shows) },
  });
  await t.publish(join(dist, 'mf-catalog'));
  await promoteAll(t.change());
}

async function serve() {
  server = await createServer({ store: t.store, channel: 'stable', api: api.origin, render: true });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  t = await aStore();
  asked = [];
  reported = [];
  answer = (path) => ({ code: '0', data: { name: `reply to ${path}` }, message: '' });
  api = await aFakeApi(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url?.replace('/api/sale/mall/', '') ?? '';
    if (path === 'telemetry/report') reported.push(body);
    else asked.push({ path, request: body, headers: request.headers });
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

test("a visitor's document holds the page, drawn from the replies to what the route begins with", async () => {
  await release();
  await serve();
  const html = await drawn('/home');
  expect(html).toContain(
    `<main><h1>${origin}/home</h1>reply to product/all</main></div><i id="boot" hidden>`,
  );
  expect(html).toContain('<style>.r.c</style>');
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

test.each([
  ['with a session', '/home', { cookie: 'a=b; Authorization=secret-token' }],
  ['with half a session that is forged', '/home', { cookie: 'Authorization=%00' }],
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
  await drawn('/searchpage?name=a');
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
  await serve();
  expect(isDrawn(await get('/home'))).toBe(false);
  go();
  expect(await drawn('/home')).toContain('late');
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
