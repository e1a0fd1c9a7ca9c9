import http2 from 'node:http2';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import selfsigned from 'selfsigned';
import { promoteAll } from '../composition/promote';
import { aFakeApi, type FakeApi } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';

let t: TestStore;
let api: FakeApi;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  t = await aStore();
  await t.release('shell');
  await t.release('mf-catalog');
  await promoteAll(t.change());
  api = await aFakeApi((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    request.pipe(response);
  });
  const pems = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }]);
  const tls = { key: pems.private, cert: pems.cert };
  server = await createServer({ store: t.store, channel: 'stable', api: api.origin, tls });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await api.close();
  await t.remove();
});

async function overHttp2(headers: http2.OutgoingHttpHeaders, body?: string) {
  const session = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const stream = session.request(headers);
  const replied = new Promise<http2.IncomingHttpHeaders>((resolve) => stream.once('response', resolve));
  stream.end(body);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  session.close();
  return { headers: await replied, body: Buffer.concat(chunks) };
}

test('documents, files and calls come over HTTP/2', async () => {
  const document = await overHttp2({ ':path': '/home', 'accept-encoding': 'br' });
  expect(document.headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'strict-transport-security': 'max-age=31536000',
  });
  const html = `${brotliDecompressSync(document.body)}`;
  const [, script] = html.match(/<script type="module" src="([^"]+)"/) ?? [];
  const file = await overHttp2({ ':path': script, 'accept-encoding': 'br' });
  expect(file.headers).toMatchObject({
    ':status': 200,
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await overHttp2({ ':path': '/apps/gone.js' })).headers[':status']).toBe(404);
  const call = await overHttp2(
    { ':method': 'POST', ':path': '/api/echo', 'content-type': 'application/json' },
    '{"a":1}',
  );
  expect(call.headers[':status']).toBe(200);
  expect(`${call.body}`).toBe('{"a":1}');
});

test('who cannot speak HTTP/2 gets HTTP/1.1 on the same port', async () => {
  const status = await new Promise<[number | undefined, string]>((resolve, reject) => {
    https
      .get({ host: '127.0.0.1', port, path: '/home', rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve([response.statusCode, response.httpVersion]);
      })
      .once('error', reject);
  });
  expect(status).toEqual([200, '1.1']);
});
