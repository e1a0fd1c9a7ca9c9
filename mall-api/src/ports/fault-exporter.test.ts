import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReportedEvent } from './analytics';
import { createFaultExporter } from './fault-exporter';
import { otlpService } from './otlp';
import { readDsn, sentryService } from './sentry';

interface Taken {
  path: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}

let server: Server;
let taken: Taken[];
let answers: { status: number; headers?: Record<string, string> }[];
const now = new Date('2026-11-22T08:00:00Z');
const warn = jest.fn();

beforeEach(async () => {
  taken = [];
  answers = [];
  warn.mockClear();
  server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, headers } = answers.shift() ?? { status: 200 };
      reply.writeHead(status, headers).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const open = (service = otlpService({ url: `http://${host()}/v1/logs`, headers: { 'x-key': 'k1' } })) =>
  createFaultExporter(service, { warn }, () => now);
const sentry = () => sentryService(readDsn(`http://key1@${host()}/shop/42`) ?? { url: '', key: '' });

const fault = (change: Partial<ReportedEvent> = {}): ReportedEvent => ({
  kind: 'fault',
  name: 'TypeError ./app',
  at: now.getTime(),
  page: '/shoppingCar',
  app: 'mf-cart',
  version: '1.1.0+e2b8f6c6',
  revision: 7,
  visit: 'visit-1',
  network: 'network-1',
  browser: 'browser-1',
  fingerprint: 'abc123',
  detail: [
    'x is undefined',
    'caused by Error: gone',
    'at f (/apps/mf-cart/1.1.0+e2b8f6c6/155.js:1:20)',
    'at g (/apps/shell/1.0.0+aa/main.js:2:3)',
  ].join('\n'),
  ...change,
});
const records = ({ body }: Taken) => JSON.parse(body).resourceLogs[0].scopeLogs[0].logRecords;

test('a fault is one event in a Sentry envelope, its stack bottom first', async () => {
  const exporter = open(sentry());
  exporter.forward([fault(), fault({ kind: 'event' }), fault({ detail: undefined, fingerprint: 'def' })]);
  await exporter.flush();
  expect(taken.map(({ path }) => path)).toEqual(['/shop/api/42/envelope/', '/shop/api/42/envelope/']);
  expect(taken[0]?.headers['x-sentry-auth']).toContain('sentry_key=key1');
  const [header, item, payload = ''] = taken[0]?.body.split('\n') ?? [];
  expect(JSON.parse(item ?? '')).toMatchObject({ type: 'event', length: Buffer.byteLength(payload) });
  const event = JSON.parse(payload);
  expect(JSON.parse(header ?? '').event_id).toBe(event.event_id);
  expect(event).toMatchObject({
    release: 'mf-cart@1.1.0+e2b8f6c6',
    transaction: '/shoppingCar',
    fingerprint: ['abc123'],
    timestamp: now.getTime() / 1000,
    extra: { causes: ['caused by Error: gone'] },
  });
  expect(event.exception.values[0]).toMatchObject({
    type: 'TypeError ./app',
    value: 'x is undefined',
    stacktrace: {
      frames: [{ filename: '/apps/shell/1.0.0+aa/main.js' }, { lineno: 1, colno: 20, in_app: true }],
    },
  });
});

test('over OTLP faults are log records, a hundred at a time, and neither format has person or origin', async () => {
  const exporter = open();
  exporter.forward(Array.from({ length: 150 }, () => fault()));
  await exporter.flush();
  expect(taken.map((each) => records(each).length)).toEqual([100, 50]);
  expect(taken[0]?.headers['x-key']).toBe('k1');
  const [record] = records(taken[0] as Taken);
  expect(record).toMatchObject({
    timeUnixNano: `${now.getTime()}000000`,
    severityNumber: 17,
    body: { stringValue: 'x is undefined' },
  });
  expect(record.attributes).toContainEqual({
    key: 'exception.type',
    value: { stringValue: 'TypeError ./app' },
  });
  expect(JSON.stringify(taken)).not.toMatch(/network-1|browser-1|visit-1/);
});

test('a busy service is retried when it asks, without loss or duplicates', async () => {
  answers = [{ status: 503 }, { status: 429, headers: { 'retry-after': '2' } }];
  const exporter = open();
  exporter.forward([fault()]);
  for (let turn = 0; turn < 5; turn += 1) await exporter.flush();
  expect(taken).toHaveLength(3);
  expect(warn).not.toHaveBeenCalled();
  await exporter.close();
});

test('a refusing service gets a batch once, an unreachable one six times; the log says so once, without the address', async () => {
  answers = [{ status: 401 }];
  const exporter = open();
  exporter.forward([fault()]);
  await exporter.flush();
  expect(taken).toHaveLength(1);
  answers = Array.from({ length: 6 }, () => ({ status: 500 }));
  exporter.forward([fault()]);
  for (let turn = 0; turn < 10; turn += 1) await exporter.flush();
  expect(taken).toHaveLength(7);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/k1|127\.0\.0\.1/);
});

test('ten thousand faults during an outage keep a thousand, and the rest is counted', async () => {
  answers = Array.from({ length: 20 }, () => ({ status: 503 }));
  const exporter = open();
  exporter.forward(Array.from({ length: 10_000 }, () => fault()));
  await exporter.flush();
  answers = [];
  await exporter.flush();
  expect(taken.slice(1).reduce((sum, each) => sum + records(each).length, 0)).toBe(1_000);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ reason: 'too many wait', to: 'OTLP' });
  await exporter.close();
});

test.each(['', 'sentry', 'https://host/42', 'https://key@host/', 'ftp://key@host/42'])(
  '%s is no DSN',
  (dsn) => {
    expect(readDsn(dsn)).toBeNull();
  },
);
