import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { aFakeApi, type FakeApi, send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';

let t: TestStore;
let api: FakeApi;
let server: FastifyInstance;
let origin: string;
let handler: http.RequestListener;

beforeEach(async () => {
  t = await aStore();
  api = await aFakeApi((request, response) => handler(request, response));
  server = await createServer({ store: t.store, channel: 'stable', api: api.origin });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  await api.close();
  await t.remove();
});

const readBody = async (request: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test.each(['/api/sale/mall/memberCart/amount?x=1%2F2', '/media/products/a.webp', '/docs', '/docs/json'])(
  '%s reaches the API as it was asked',
  async (path) => {
    handler = (request, response) => response.end(request.url);
    expect(`${(await send(origin, path)).body}`).toBe(path);
  },
);

test('whoever only looks has what changes something kept back, and the rest passed on', async () => {
  handler = (request, response) => response.end(request.url);
  const keepsBack = (call: string) => call === 'memberCart/add';
  const looking = await createServer({ store: t.store, channel: 'stable', api: api.origin, keepsBack });
  const address = await looking.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (call: string) => `${(await send(address, `/api/sale/mall/${call}`)).body}`;
  expect(await ask('memberCart/page?x=1')).toBe('/api/sale/mall/memberCart/page?x=1');
  expect(JSON.parse(await ask('memberCart/add?x=1'))).toMatchObject({ code: '50001', data: null });
  await looking.close();
});

test('calls and replies pass unchanged, errors included', async () => {
  handler = async (request, response) => {
    const body = await readBody(request);
    response.writeHead(422, {
      'content-type': 'application/json',
      'x-trace': '7',
      'set-cookie': ['a=1', 'b=2'],
    });
    response.end(`${request.method} ${request.headers['a-session-id']} ${body}`);
  };
  const reply = await send(origin, '/api/sale/mall/memberCart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'a-session-id': 'token' },
    body: '{"skuId": 1}',
  });
  expect(reply.status).toBe(422);
  expect(reply.headers).toMatchObject({ 'x-trace': '7', 'set-cookie': ['a=1', 'b=2'] });
  expect(`${reply.body}`).toBe('POST token {"skuId": 1}');
});

test('the API learns the address of the caller, not one the caller claims', async () => {
  handler = (request, response) => response.end(JSON.stringify(request.headers));
  const { body } = await send(origin, '/api/x', { headers: { 'x-forwarded-for': '8.8.8.8' } });
  expect(JSON.parse(`${body}`)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(origin).host,
  });
});

test('an upload larger than any limit of our own passes whole', async () => {
  const file = randomBytes(5_000_000);
  handler = async (request, response) => {
    response.end(`${request.headers['content-type']} ${(await readBody(request)).equals(file)}`);
  };
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await send(origin, '/api/sale/mall/file/upload', { method: 'POST', headers, body: file });
  expect(`${reply.body}`).toBe('multipart/form-data; boundary=x true');
});

test('text of the API is compressed, other content and small replies are not', async () => {
  const long = JSON.stringify({ data: 'x'.repeat(5000) });
  handler = (request, response) => {
    const json = !request.url?.startsWith('/media');
    response.writeHead(200, { 'content-type': json ? 'application/json; charset=utf-8' : 'image/webp' });
    response.end(long);
  };
  const headers = { 'accept-encoding': 'gzip, br' };
  const reply = await send(origin, '/api/x', { headers });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(`${brotliDecompressSync(reply.body)}`).toBe(long);
  const picture = await send(origin, '/media/a.webp', { headers });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(`${picture.body}`).toBe(long);
});

test('events arrive one by one, and the API notices when the reader leaves', async () => {
  let left: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    left = resolve;
  });
  let sendSecond = () => {};
  handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
    sendSecond = () => response.write('data: 2\n\n');
    request.on('close', left);
  };
  const reader = http.get(`${origin}/api/events`, { headers: { 'accept-encoding': 'br' } });
  const stream = await new Promise<http.IncomingMessage>((resolve) => reader.once('response', resolve));
  const events = stream[Symbol.asyncIterator]();
  expect(`${(await events.next()).value}`).toBe('data: 1\n\n');
  sendSecond();
  expect(`${(await events.next()).value}`).toBe('data: 2\n\n');
  reader.destroy();
  await gone;
});

test('while the API is down, callers are told in its own form, and after it is back all is well', async () => {
  handler = (_request, response) => response.end('{}');
  const { port } = new URL(api.origin);
  await api.close();
  const reply = await send(origin, '/api/x', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(reply.status).toBe(502);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(`${reply.body}`)).toEqual({
    code: '60008',
    data: null,
    message: '服务暂不可用，请稍后再试',
  });
  const revived = http.createServer(handler).listen(Number(port), '127.0.0.1');
  await new Promise((resolve) => revived.once('listening', resolve));
  expect((await send(origin, '/api/x')).status).toBe(200);
  await new Promise((resolve) => {
    revived.close(resolve);
    revived.closeAllConnections();
  });
});

test('a reply of 503 is passed on at once, not repeated', async () => {
  let calls = 0;
  handler = (_request, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '1' }).end();
  };
  expect((await send(origin, '/api/x')).status).toBe(503);
  expect(calls).toBe(1);
});

test.each(['/api/../telemetry', '/api/%2e%2e/internal', '/api/..%2finternal'])(
  '%s does not reach other paths of the API',
  async (path) => {
    const seen: unknown[] = [];
    handler = (request, response) => {
      seen.push(request.url);
      response.end();
    };
    expect((await send(origin, path)).status).toBeGreaterThanOrEqual(400);
    expect(seen).toEqual([]);
  },
);

test.each(['127.0.0.1:3001', 'https://api.example.com', 'http://127.0.0.1:3001/base'])(
  'the API cannot be at %s',
  async (address) => {
    await expect(createServer({ store: t.store, channel: 'stable', api: address })).rejects.toThrow(
      'not an address',
    );
  },
);
