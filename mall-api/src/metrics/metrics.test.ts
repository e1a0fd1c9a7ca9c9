import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { messageOutbox, messages, productStocks } from '../db/schema';
import { addProduct } from '../testing/builders';
import { addPayWays, placeOrder, readyToCheckOut } from '../testing/checkout';
import { openShop, type TestShop } from '../testing/shop';
import { onPostgresql } from '../testing/template-database';
import { countSending } from './outbox-metrics';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

const scrape = async (): Promise<string[]> => {
  const reply = await shop.app.inject('/metrics');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  return reply.payload.split('\n');
};
const valueIn = (lines: readonly string[], series: string): number | undefined => {
  const line = lines.find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('calls are counted by contract path and envelope code, and an address without a contract is one series', async () => {
  await shop.ask('message/unread', {});
  await shop.ask('message/unread', {});
  const buyer = await shop.buyer();
  await buyer.get('message/unread', {});
  for (const path of ['nowhere', 'nowhere/else']) await shop.send(path, {});
  const lines = await scrape();
  expect(valueIn(lines, 'mall_calls_total{call="message/unread",code="10002"}')).toBe(2);
  expect(valueIn(lines, 'mall_calls_total{call="message/unread",code="0"}')).toBe(1);
  expect(valueIn(lines, 'mall_calls_total{call="unknown",code="40000"}')).toBe(2);
  expect(valueIn(lines, 'mall_call_duration_seconds_count{call="message/unread"}')).toBe(3);
  expect(lines.join('\n')).not.toContain('nowhere');
});

test('open orders are counted by status with the age of the oldest, and products by their stock', async () => {
  const before = valueIn(await scrape(), 'mall_products_out_of_stock') ?? 0;
  const { skuId, id } = await addProduct(shop.db, { pieces: 10 });
  await placeOrder(await readyToCheckOut(shop), skuId);
  await shop.db.update(productStocks).set({ pieces: 0 }).where(eq(productStocks.productId, id));
  await shop.passTo(new Date(shop.time.now.getTime() + 3_600_000));
  const lines = await scrape();
  const statuses = lines
    .filter((line) => line.startsWith('mall_open_orders{'))
    .map((line) => line.split(' ')[1]);
  expect(statuses).toEqual(['1']);
  const age = lines.find((line) => line.startsWith('mall_oldest_open_order_seconds{'));
  expect(Number(age?.split(' ')[1])).toBeGreaterThanOrEqual(3600);
  expect(valueIn(lines, 'mall_products_out_of_stock')).toBe(before + 1);
  expect(valueIn(lines, 'mall_shop_counted_timestamp_seconds')).toBe(shop.time.now.getTime() / 1000);
});

test('what waits to leave the shop, and what a process has sent, is counted by channel', async () => {
  const { memberId } = await shop.buyer();
  const [message] = await shop.db
    .insert(messages)
    .values({ memberId, kind: 'order', title: '订单已发货', content: '订单 AL1' })
    .returning();
  const row = { messageId: message?.id ?? '', nextAt: shop.time.now };
  await shop.db.insert(messageOutbox).values([
    { ...row, channel: 'text' },
    { ...row, channel: 'mail', state: 'failed', endedAt: shop.time.now },
  ]);
  await shop.passTo(new Date(shop.time.now.getTime() + 60_000));
  const lines = await scrape();
  expect(valueIn(lines, 'mall_messages_outside_waiting{channel="text"}')).toBe(1);
  expect(valueIn(lines, 'mall_messages_outside_waiting{channel="mail"}')).toBeUndefined();
  const registry = new Registry();
  const count = countSending(registry);
  count('mail', 'sent');
  count('mail', 'sent');
  count('text', 'failed');
  const own = (await registry.metrics()).split('\n');
  expect(valueIn(own, 'mall_messages_outside_total{channel="mail",outcome="sent"}')).toBe(2);
  expect(valueIn(own, 'mall_messages_outside_total{channel="text",outcome="failed"}')).toBe(1);
});

test('a scrape is answered with the last counts while the database is busy or away', async () => {
  const counted = valueIn(await scrape(), 'mall_shop_counted_timestamp_seconds');
  await shop.passTo(new Date(shop.time.now.getTime() + 60_000));
  const away = jest.spyOn(shop.db, 'select').mockImplementation(() => {
    throw new Error('away');
  });
  const lines = await scrape();
  away.mockRestore();
  expect(valueIn(lines, 'mall_shop_counted_timestamp_seconds')).toBe(counted);
  expect(valueIn(await scrape(), 'mall_shop_counted_timestamp_seconds')).toBe(shop.time.now.getTime() / 1000);
});

test('bulkheads say what they run and refuse, and a pool its connections', async () => {
  const lines = await scrape();
  for (const kind of ['admission', 'submissions', 'looking', 'proving', 'reporting'])
    expect([kind, valueIn(lines, `mall_bulkhead_refused_total{kind="${kind}"}`)]).toEqual([kind, 0]);
  expect(valueIn(lines, 'mall_database_connections{state="waiting"}')).toBe(onPostgresql ? 0 : undefined);
});

test('faults and times of browsers are counted by app, and made up apps are one series', async () => {
  const { headers } = await shop.app.inject({
    method: 'POST',
    url: '/api/sale/mall/member/web/login/key',
    payload: {},
  });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const event = { at: 1, page: '/home', version: '1.0.0' };
  const report = (events: object[]) => shop.send('telemetry/report', { events }, { cookie });
  await report([
    { ...event, kind: 'fault', name: 'TypeError', app: 'mf-cart' },
    { ...event, kind: 'timing', name: 'lcp', ms: 1400, app: 'mf-cart' },
    { ...event, kind: 'timing', name: 'cls', ms: 20, app: 'mf-cart' },
  ]);
  await report(
    Array.from({ length: 40 }, (_, n) => ({ ...event, kind: 'fault', name: 'x', app: `made-up-${n}` })),
  );
  await report([{ ...event, kind: 'fault', name: 'x', app: 'no"name' }]);
  const lines = await scrape();
  expect(valueIn(lines, 'mall_browser_faults_total{app="mf-cart"}')).toBe(1);
  expect(valueIn(lines, 'mall_browser_seconds_bucket{le="1.5",app="mf-cart",timing="lcp"}')).toBe(1);
  expect(valueIn(lines, 'mall_browser_seconds_bucket{le="1",app="mf-cart",timing="lcp"}')).toBe(0);
  expect(valueIn(lines, 'mall_browser_layout_shift_bucket{le="0.05",app="mf-cart"}')).toBe(1);
  expect(lines.filter((line) => line.startsWith('mall_browser_faults_total{'))).toHaveLength(31);
  expect(valueIn(lines, 'mall_browser_faults_total{app="other"}')).toBe(12);
});

test('whoever comes through a proxy gets no metrics', async () => {
  const reply = await shop.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(reply.statusCode).toBe(404);
});
