import { spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { programArguments } from 'tooling/lib/bundled-program.mjs';
import { openTraces, type Traces } from 'traces';
import { aReceiver, type Receiver, type SentSpan } from 'traces/testing';
import { releaseDrawnShop } from '../testing/a-drawn-shop';
import { aFakeApi, type FakeApi, send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';

let t: TestStore;
let api: FakeApi;
let receiver: Receiver;
let traces: Traces;
let server: FastifyInstance;
let origin: string;
let asked: { path: string; headers: IncomingMessage['headers'] }[];

beforeEach(async () => {
  t = await aStore();
  asked = [];
  api = await aFakeApi((request, response) => {
    asked.push({ path: request.url?.replace('/api/sale/mall/', '') ?? '', headers: request.headers });
    response.setHeader('content-type', 'application/json').end('{"code":"0","data":{"name":"a reply"}}');
  });
  receiver = await aReceiver();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.origin;
  traces = await openTraces({ service: 'mall-front', onFailure: () => {} });
});
afterEach(async () => {
  await server.close();
  await traces.close();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  await receiver.close();
  await api.close();
  await t.remove();
});

async function serve(shows?: string, at = api.origin) {
  await releaseDrawnShop(t, shows);
  server = await createServer({ store: t.store, channel: 'stable', api: at, render: 60_000, traces });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}

/** The first answers may be static, while a process comes up. */
async function drawn(path: string, headers: Record<string, string> = {}) {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const reply = await send(origin, path, { headers });
    if (`${reply.body}`.includes('id="drawn"')) return reply;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was not drawn`);
}

/** The last document that was drawn, with what is below it. */
async function lastDrawn() {
  await server.close();
  await traces.close();
  const documents = receiver.spans.filter(({ attributes }) => attributes['mall.document'] === 'drawn');
  const document = documents.at(-1) as SentSpan;
  const below = ({ spanId }: SentSpan, name: string) =>
    receiver.spans.find((span) => span.parentSpanId === spanId && span.name === name);
  return { documents, document, below };
}

const traceparentOf = ({ traceId, spanId }: SentSpan) => `00-${traceId}-${spanId}-01`;
const token = 'secret-token-12345678';
const user = JSON.stringify({ id: '7', clientName: '临江', clientType: 1, of: '12345678' });
const stored = encodeURIComponent(JSON.stringify({ userInfo: user }));
const asBuyer = { cookie: `mall-device=d; Authorization=${token}; stored=${stored}` };

test('a document is a span with its replies, calls and drawing below, and the calls carry it on', async () => {
  await serve();
  await drawn('/home', asBuyer);
  const { document, below } = await lastDrawn();
  expect(document).toMatchObject({
    name: 'document /home',
    kind: 2,
    service: 'mall-front',
    attributes: { 'http.route': '/home', 'http.response.status_code': 200 },
  });
  expect(below(document, 'draw')).toBeDefined();
  const call = below(below(document, 'replies') as SentSpan, 'product/all') as SentSpan;
  const told = asked.filter(({ path }) => path === 'product/all').at(-1);
  expect(told?.headers['traceparent']).toBe(traceparentOf(call));
  expect(call.traceId).toBe(document.traceId);
});

test("a buyer's browser is told of the trace of its document, and nobody of one that is kept", async () => {
  await serve();
  const buyers = await drawn('/home', asBuyer);
  const visitors = [await drawn('/home'), await drawn('/home')];
  const { documents } = await lastDrawn();
  const timing = /^traceparent;desc="(.+)"$/.exec(String(buyers.headers['server-timing']));
  expect(documents.map(traceparentOf)).toContain(timing?.[1]);
  for (const { headers } of visitors) expect(headers['server-timing']).toBeUndefined();
  for (const { traceId } of documents)
    for (const { body } of [buyers, ...visitors]) expect(`${body}`).not.toContain(traceId);
});

test('neither what is searched for nor who asks is in what leaves', async () => {
  await serve();
  await drawn('/searchpage?name=13912345678', { 'x-forwarded-for': '203.0.113.9' });
  await drawn('/home/detail?id=4711', asBuyer);
  await send(origin, '/order/13912345678', { headers: { 'user-agent': 'a browser of somebody' } });
  await lastDrawn();
  expect(receiver.text()).not.toMatch(/13912345678|4711|203\.0|secret|somebody|临江/);
});

test('document, call and statement of the database are one trace', async () => {
  const port = new URL(api.origin).port;
  await api.close();
  const root = join(__dirname, '../../..');
  const mall = spawn(process.execPath, programArguments(join(root, 'mall-api/src/server.ts')), {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      DATA_DIR: join(t.folder, 'mall'),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
    },
  });
  const ended = new Promise((resolve) => mall.once('exit', resolve));
  try {
    while (!(await fetch(`${api.origin}/ready`).catch(() => null))?.ok) {
      expect(mall.exitCode).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await serve("'a page'");
    await drawn('/home');
  } finally {
    mall.kill('SIGTERM');
    await ended;
  }
  const { document, below } = await lastDrawn();
  const call = below(below(document, 'replies') as SentSpan, 'product/all') as SentSpan;
  const answered = below(call, 'product/all') as SentSpan;
  const statement = below(answered, 'select categories') as SentSpan;
  expect([document, call, answered, statement].map(({ service }) => service)).toEqual([
    'mall-front',
    'mall-front',
    'mall-api',
    'mall-api',
  ]);
  expect(new Set([document, call, answered, statement].map(({ traceId }) => traceId)).size).toBe(1);
}, 180_000);
