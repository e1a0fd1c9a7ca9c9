import net from 'node:net';
import { openShop, type TestShop } from '../testing/shop';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await openShop({ requestSeconds: 0.4 });
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => shop.close());

/** Sends raw bytes. @returns everything received until the API closed the connection */
const write = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let reply = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    socket.once('error', reject).once('close', () => resolve(reply));
  });

const request = (line: string, ...headers: string[]) => [line, 'host: shop', ...headers, '', ''].join('\r\n');
const login = request(
  'POST /api/sale/mall/member/web/login HTTP/1.1',
  'content-type: application/json',
  'content-length: 100',
);

test.each([
  ['headers', 'POST /api/sale/mall/member/web/login HTTP/1.1\r\nhost: shop\r\n'],
  ['a body', `${login}{"account":`],
])('%s that stay incomplete are closed with an envelope', async (_, text) => {
  const reply = await write(text);
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  expect(reply).toContain('{"code":"60001","data":null,"message":"请求内容未能及时收到"}');
});

test('an oversized header is refused with an envelope', async () => {
  const reply = await write(request('GET /health HTTP/1.1', `a-session-id: ${'x'.repeat(20_000)}`));
  expect(reply).toMatch(/^HTTP\/1\.1 431 /);
  expect(reply).toContain('{"code":"60001","data":null,"message":"请求头过大"}');
});

test('a request with an absolute URL is routed by its path', async () => {
  expect(await write(request('GET http://shop/health HTTP/1.1', 'connection: close'))).toContain(
    '{"status":"ok"}',
  );
});
