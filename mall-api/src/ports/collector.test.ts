import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TelemetryEvent } from 'shared-kernel/contracts';
import { createCollector } from './collector';

interface Taken {
  authorization: string | undefined;
  body: { batch: Record<string, unknown>[]; sentAt: string };
}

let server: Server;
let taken: Taken[];
let status: number;
const now = new Date('2026-11-22T08:00:00Z');
const warn = jest.fn();

beforeEach(async () => {
  taken = [];
  status = 200;
  warn.mockClear();
  server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString());
      taken.push({ authorization: request.headers.authorization, body });
      reply.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const open = (searchWords = false) =>
  createCollector(
    { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/batch`, key: 'k1', searchWords },
    { warn },
    () => now,
  );
const event = (change: Partial<TelemetryEvent> & { network?: string; browser?: string }): TelemetryEvent => ({
  kind: 'event',
  name: 'cart-add',
  at: now.getTime(),
  page: '/home/detail',
  visit: 'visit-1',
  ...change,
});
const batch = () => taken.flatMap(({ body }) => body.batch);

test('steps are sent in the collector’s format, page views as pages', async () => {
  const collector = open();
  collector.forward([
    event({ detail: '{"skuId":"7","count":2}', app: 'mf-catalog', version: '1.0.0' }),
    event({ name: 'page-view', page: '/home' }),
  ]);
  await collector.flush();
  expect(taken[0]?.authorization).toBe(`Basic ${Buffer.from('k1:').toString('base64')}`);
  expect(taken[0]?.body.sentAt).toBe(now.toISOString());
  expect(batch()).toMatchObject([
    {
      type: 'track',
      event: 'cart-add',
      anonymousId: 'visit-1',
      timestamp: now.toISOString(),
      properties: { skuId: '7', count: 2, path: '/home/detail' },
      context: { app: { name: 'mf-catalog', version: '1.0.0' } },
    },
    { type: 'page', name: '/home', properties: { path: '/home' } },
  ]);
  expect(new Set(batch().map(({ messageId }) => messageId)).size).toBe(2);
});

test('neither person nor origin is sent; faults, timings and release metrics stay here', async () => {
  const collector = open();
  collector.forward([
    event({ network: 'network-1', browser: 'browser-1' }),
    event({ kind: 'fault', name: 'TypeError', detail: 'at 138' }),
    event({ kind: 'timing', name: 'lcp', ms: 3 }),
    event({ name: 'document', app: 'shell', version: '1.0.0' }),
    event({ name: 'call-failed' }),
  ]);
  await collector.flush();
  expect(batch()).toHaveLength(1);
  expect(JSON.stringify(taken)).not.toMatch(/network-1|browser-1|TypeError/);
});

test.each([
  [false, '口罩', { length: 2 }],
  [true, '口罩', { length: 2, words: '口罩' }],
  [true, '１３８０００００００１', { length: 11 }],
  [true, 'wang@example.com', { length: 16 }],
])('with words %s an empty search for %s is sent', async (allowed, words, told) => {
  const collector = open(allowed);
  collector.emptySearch(words);
  await collector.flush();
  expect(batch()).toMatchObject([{ type: 'track', event: 'search-empty' }]);
  expect(batch()[0]?.['properties']).toEqual({ ...told, path: '/searchpage' });
});

test('a failing collector is logged once, and costs only what was queued', async () => {
  status = 500;
  const collector = open();
  for (let turn = 0; turn < 3; turn += 1) {
    collector.forward([event({})]);
    await collector.flush();
  }
  expect(taken).toHaveLength(3);
  expect(warn).toHaveBeenCalledTimes(1);
  status = 200;
  collector.forward([event({})]);
  await collector.close();
  expect(taken).toHaveLength(4);
});
