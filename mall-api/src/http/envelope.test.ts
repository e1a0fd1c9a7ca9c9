import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from 'shared-kernel/contracts';
import { openShop, type TestShop } from '../testing/shop';

let shop: TestShop;
let mediaDir: string;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'mall-media-'));
  await writeFile(join(mediaDir, 'p1-640.webp'), 'picture');
  shop = await openShop({ mediaDir, apiDocument: true });
});
afterAll(async () => {
  await shop.close();
  await rm(mediaDir, { recursive: true });
});

const post = (url: string, payload: string, contentType = 'application/json') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });

const login = '/api/sale/mall/member/web/login';

test('an unknown call answers 40000, an unknown service 10001', async () => {
  for (const [url, code] of [
    ['/api/sale/mall/nowhere', '40000'],
    ['/api/sale/mall/member/web/login/', '40000'],
    ['/api/sale/other/login', '10001'],
  ] as const) {
    const reply = await post(url, '{}');
    expect([reply.statusCode, reply.json()]).toEqual([200, { code, data: null, message: '服务不存在' }]);
  }
  expect((await shop.app.inject(login)).json()).toMatchObject({ code: '40000' });
});

test('an unreadable address is refused', async () => {
  const reply = await post('/api/sale/mall/%E0%A4%A', '{}');
  expect([reply.statusCode, reply.json()]).toEqual([200, { code: '60001', data: null, message: '请求有误' }]);
});

test.each([
  ['broken', '{"account":'],
  ['a bare word', 'account'],
  ['with a forbidden key', '{"__proto__":{"x":1}}'],
])('JSON that is %s answers 50002', async (_, body) => {
  const reply = await post(login, body);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { code: '50002', data: null, message: 'JSON 数据有误' },
  ]);
});

test('a body that is not JSON answers 50002', async () => {
  const reply = await post(login, 'account=a', 'application/x-www-form-urlencoded');
  expect(reply.json()).toEqual({ code: '50002', data: null, message: '请求内容应为 JSON' });
});

test('a body over a megabyte is refused', async () => {
  const reply = await post(login, JSON.stringify({ account: 'x'.repeat(1024 * 1024) }));
  expect(reply.json()).toEqual({ code: '60001', data: null, message: '请求内容过大' });
});

test('an invalid field is named', async () => {
  const reply = await post(login, JSON.stringify({ account: '' }));
  expect(reply.json()).toEqual({
    code: '60001',
    message: '参数 account 不能为空',
    data: {
      fields: [
        { path: 'account', message: '参数 account 不能为空' },
        { path: 'password', message: '参数 password 不能为空' },
      ],
    },
  });
});

test("a control character is refused with its field's name", async () => {
  const reply = await post(login, JSON.stringify({ account: 'a\u0000', password: 'x' }));
  expect(reply.json()).toEqual({ code: '60001', data: null, message: '参数 account 含有不支持的字符' });
});

test('a call without fields needs no body', async () => {
  const reply = await shop.app.inject({ method: 'POST', url: '/api/sale/mall/member/web/login/key' });
  expect(reply.json()).toMatchObject({ code: '0' });
  expect((await post('/api/sale/mall/member/web/login/key', '')).json()).toMatchObject({ code: '0' });
});

test('an unexpected error is reported by request id only', async () => {
  const broken = await openShop();
  try {
    await broken.db.execute('drop table login_keys');
    const { statusCode, headers, body } = await broken.app.inject({ method: 'POST', url: `${login}/key` });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      code: '69999',
      data: null,
      message: `系统繁忙，请稍后重试（编号 ${headers['x-request-id']}）`,
    });
  } finally {
    await broken.close();
  }
});

test('every call of the contracts is answered, if only with 暂未开放', async () => {
  for (const [path, { method }] of Object.entries(calls)) {
    const reply = await shop.app.inject({ method, url: `/api/sale/mall/${path.replace(':fileId', '1')}` });
    expect([path, reply.statusCode]).toEqual([path, 200]);
    // A file has no envelope.
    const isFile = reply.headers['content-disposition'] !== undefined;
    const code = isFile ? '0' : reply.json().code;
    expect([path, code]).not.toEqual([path, '40000']);
    expect([path, code]).not.toEqual([path, '69999']);
  }
});

test('replies are not cacheable', async () => {
  const reply = await post('/api/sale/mall/member/web/login/key', '{}');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('health and readiness', async () => {
  expect((await shop.app.inject('/health')).json()).toEqual({ status: 'ok' });
  expect((await shop.app.inject('/ready')).json()).toEqual({ status: 'ready', database: shop.db.engine });
});

test('pictures are cacheable forever; a missing one is a plain 404', async () => {
  const picture = await shop.app.inject('/media/p1-640.webp');
  expect([picture.statusCode, picture.body]).toEqual([200, 'picture']);
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await shop.app.inject('/media/p2-640.webp')).statusCode).toBe(404);
  expect((await shop.app.inject('/media/../package.json')).statusCode).toBe(404);
});

describe('the OpenAPI document', () => {
  test('has every call with its request, reply and access', async () => {
    const document = (await shop.app.inject('/docs/json')).json();
    const paths = Object.keys(calls).map((path) => `/api/sale/mall/${path.replace(':fileId', '{fileId}')}`);
    expect(Object.keys(document.paths).sort()).toEqual(paths.sort());
    const add = document.paths['/api/sale/mall/memberCart/add'].post;
    expect(add.summary).toBe('加入购物车');
    expect(add.security).toEqual([{ 'a-session-id': [] }]);
    expect(add.requestBody.content['application/json'].schema.properties.count).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 999_999_999_999_999,
    });
    expect(add.responses['200'].content['application/json'].schema.oneOf).toHaveLength(2);
    expect(document.paths['/api/sale/mall/product/page'].post.security).toEqual([]);
    expect(add['x-changes']).toBe(true);
    expect(document.paths['/api/sale/mall/memberCart/page'].post['x-changes']).toBeUndefined();
  });

  test('is served only where enabled', async () => {
    const closed = await openShop();
    try {
      expect((await closed.app.inject('/docs/json')).statusCode).toBe(404);
    } finally {
      await closed.close();
    }
  });

  test('has a page to read it on', async () => {
    const page = await shop.app.inject('/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const [style = ''] = /static\/theme\/[\w.-]+\.css/.exec(page.body) ?? [];
    expect((await shop.app.inject(`/docs/${style}`)).headers['content-type']).toMatch(/^text\/css/);
  });
});
