import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { aFakeApi, type FakeApi } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';

let t: TestStore;
let api: FakeApi;
let server: FastifyInstance;
let port: number;
let answered: number;

beforeAll(async () => {
  t = await aStore();
  api = await aFakeApi((request, response) => {
    request.resume().on('end', () => {
      answered += 1;
      response.setHeader('content-type', 'text/plain');
      response.end(`${request.method} ${request.url}`);
    });
  });
  server = await createServer({ store: t.store, channel: 'stable', api: api.origin, requestWithinMs: 400 });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
beforeEach(() => {
  answered = 0;
});
afterAll(async () => {
  await server.close();
  await api.close();
  await t.remove();
});

/** Writes bytes as they are. @returns everything that came back until the server closed the connection */
const write = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let reply = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    socket.once('error', reject).once('close', () => resolve(reply));
  });

const body = '{"account":"a"}';
const call = (line: string, ...headers: string[]) =>
  [line, 'host: shop', 'content-type: application/json', ...headers, '', ''].join('\r\n');

test('a body that stays half sent is given up', async () => {
  const reply = await write(`${call('POST /api/x HTTP/1.1', 'content-length: 100')}${body}`);
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  expect(reply).toContain('{"code":"60001","data":null,"message":"请求内容未能及时收到"}');
  expect(answered).toBe(0);
});

test('headers that stay half sent are given up', async () => {
  expect(await write('POST /api/x HTTP/1.1\r\nhost: shop\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

test('who waits for 100 Continue gets it, and the reply', async () => {
  const head = call(
    'POST /api/x HTTP/1.1',
    'expect: 100-continue',
    `content-length: ${body.length}`,
    'connection: close',
  );
  const reply = await write(head + body);
  expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  expect(reply).toContain('POST /api/x');
});

test('a request that names two hosts is refused', async () => {
  const reply = await write(call('GET /api/x HTTP/1.1', 'Host: elsewhere', 'connection: close'));
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(answered).toBe(0);
});

test('a request that names the whole address means its path', async () => {
  expect(await write(call('GET http://shop/api/x?y=1 HTTP/1.1', 'connection: close'))).toContain(
    'GET /api/x?y=1',
  );
});

test('a connection is closed for whoever asks for that', async () => {
  const started = Date.now();
  const reply = await write(call('GET /api/x HTTP/1.1', 'connection: close'));
  expect(reply).toMatch(/\r\nconnection: close\r\n/i);
  expect(reply).not.toMatch(/keep-alive/i);
  expect(Date.now() - started).toBeLessThan(5000);
});

test('a header that is too large is answered as a call is', async () => {
  const reply = await write(call('GET /api/x HTTP/1.1', `x-long: ${'x'.repeat(20_000)}`));
  expect(reply).toMatch(/^HTTP\/1\.1 431 /);
  expect(reply).toContain('"message":"请求头过大"');
});

test('what is no HTTP is refused', async () => {
  expect(await write('\x16\x03\x01\x02\x00\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});
