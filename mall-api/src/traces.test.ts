import { sql } from 'drizzle-orm';
import { aReceiver, type Receiver, type SentSpan } from 'traces/testing';
import { openDatabase } from './db/open-database';
import { createSessions } from './modules/account/sessions';
import { type ApiProcess, startApi } from './testing/api-process';
import { addMember, addProduct } from './testing/builders';
import type { Envelope } from './testing/shop';
import { createTestDatabase, type TestDatabase } from './testing/template-database';

/** Prints each of OpenTelemetry's files that the process loads. */
const listLoaded = `data:text/javascript,${encodeURIComponent(`
  import { Session } from 'node:inspector';
  const session = new Session();
  session.connect();
  session.on('Debugger.scriptParsed', ({ params: { url } }) => {
    const [, name] = /node_modules.(@opentelemetry.[\\w-]+)/.exec(url) ?? [];
    if (name) console.log('loaded ' + name);
  });
  session.post('Debugger.enable');
`)}`;
const loadedBy = (api: ApiProcess) =>
  [...new Set(api.printed().match(/(?<=^loaded ).+$/gm))].filter((name) => name !== '@opentelemetry/api');

const phone = '13912345678';
const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;

let database: TestDatabase;
let receiver: Receiver;
beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await aReceiver();
});
afterAll(async () => {
  await receiver.close();
  await database.remove();
});

const withTraces = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin });
const listOf = (name: string) => ({ current: 1, pageSize: 8, name });

test('without an address nothing of OpenTelemetry is loaded but the interface that the metrics bring', async () => {
  const api = await startApi(database.options, { preload: listLoaded });
  await api.ready();
  expect(await api.end('SIGTERM')).toBe(0);
  expect(loadedBy(api)).toEqual([]);
});

describe('with an address', () => {
  let api: ApiProcess;
  let token: string;
  let failed: Envelope;

  beforeAll(async () => {
    const db = await openDatabase(database.options);
    await addProduct(db, { name: '过氧乙酸消毒液' });
    const { memberId } = await addMember(db, { mobilePhone: phone });
    const sessions = createSessions(db, () => new Date(), 12);
    token = await sessions.start(memberId, { device: 'a browser', address: '127.0.0.1' });
    await db.execute(sql`drop table banners cascade`);
    await db.close();

    api = await startApi(database.options, { env: withTraces(), preload: listLoaded });
    await api.ready();
    const headers = { 'a-session-id': token, 'user-agent': 'a browser of somebody', baggage: 'who=Li' };
    await api.ask('product/page', listOf('过氧乙酸'), { ...headers, traceparent });
    await api.ask('memberCart/page', { current: 1 }, headers);
    await api.ask('member/web/login', { account: phone, password: 'c2VjcmV0' }, headers);
    await api.ask('purchaseList/nowhere?phone=13912345678', { phone }, headers);
    failed = await api.ask('banner/list', { position: 'index' });
    await api.ask('client/todo', {});
    expect(await api.end('SIGTERM')).toBe(0);
  });

  const named = (name: string) => {
    const found = receiver.spans.filter((span) => span.name === name);
    expect([name, found.length]).toEqual([name, 1]);
    return found[0] as SentSpan;
  };
  const below = (parent: SentSpan) =>
    receiver.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);

  test('a call is a span of the trace that its caller names, and its statements are below it', () => {
    expect(loadedBy(api)).toContain('@opentelemetry/sdk-trace-node');
    const call = named('product/page');
    expect(call).toMatchObject({
      traceId: 'ab'.repeat(16),
      parentSpanId: 'cd'.repeat(8),
      kind: 2,
      service: 'mall-api',
      attributes: { 'http.response.status_code': 200, 'mall.code': '0' },
    });
    const statements = below(call);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select members', 'select products']),
    );
    expect(statements.every(({ traceId, kind }) => traceId === call.traceId && kind === 3)).toBe(true);
    expect(named('memberCart/page').traceId).not.toBe(call.traceId);
  });

  test('the number that a buyer is told leads to the trace, by the span and by the log', () => {
    const number = /编号 ([\w-]+)/.exec(failed.message ?? '')?.[1];
    const call = named('banner/list');
    expect(call).toMatchObject({
      attributes: { 'mall.code': '69999', 'mall.request_id': number },
      status: { code: 2 },
    });
    expect(below(call)).toMatchObject([{ attributes: { 'error.type': '42P01' }, status: { code: 2 } }]);
    const lines = api
      .printed()
      .split('\n')
      .filter((line) => line.includes(`"reqId":"${number}"`))
      .map((line) => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toEqual(['call failed unexpectedly', 'call']);
    expect(lines.map(({ traceId }) => traceId)).toEqual([call.traceId, call.traceId]);
  });

  test('a refusal is no error, and an address without a contract has no name of its own', () => {
    expect(named('client/todo')).toMatchObject({
      attributes: { 'mall.code': '10002' },
      status: { code: 0 },
    });
    expect(named('unknown')).toMatchObject({ attributes: { 'mall.code': '40000' } });
  });

  test('nothing of a buyer is in what leaves', () => {
    expect(receiver.spans.length).toBeGreaterThan(10);
    expect(receiver.text()).not.toMatch(
      new RegExp(`${token}|${phone}|过氧|c2VjcmV0|somebody|who=|127\\.0\\.0\\.1|\\$1|采购|nowhere`),
    );
  });
});

test('a receiver that never answers costs calls nothing, and the end of the process little', async () => {
  receiver.answer = 'never';
  const api = await startApi(database.options, { env: withTraces() });
  await api.ready();
  for (let n = 0; n < 20; n += 1) expect((await api.ask('product/page', listOf(''))).code).toBe('0');
  expect(await api.end('SIGTERM')).toBe(0);
});
