import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeftOut } from '../../ports/analytics';
import { openShop, type TestShop } from '../../testing/shop';
import { createReportTaker } from './take-reports';

let shop: TestShop;
let telemetryDir: string;
beforeAll(async () => {
  telemetryDir = join(await mkdtemp(join(tmpdir(), 'reports-')), 'telemetry');
  shop = await openShop({ telemetryDir });
});
afterAll(async () => {
  await shop.close();
  await rm(join(telemetryDir, '..'), { recursive: true, force: true });
});

const call = (path: string, payload: object, remoteAddress: string, cookie = '') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/sale/mall/${path}`,
    payload,
    remoteAddress,
    headers: { cookie },
  });

/** The visit cookie of a browser after its preloaded call. */
async function visitCookieFor(remoteAddress: string): Promise<string> {
  const { headers } = await call('member/web/login/key', {}, remoteAddress);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^mall-visit=.*; Path=\/api\/sale\/mall\/; .*HttpOnly; SameSite=Strict$/);
  return cookie.split(';')[0] ?? '';
}

const fault = (visit: string, detail = '') => ({
  kind: 'fault' as const,
  name: 'TypeError ./app',
  at: 1,
  page: '/home',
  app: 'mf-cart',
  version: '1.1.0+ab',
  visit,
  detail,
});

const report = async (visits: readonly string[], address: string, cookie?: string, detail?: string) => {
  const events = visits.map((visit) => fault(visit, detail));
  expect((await call('telemetry/report', { events }, address, cookie)).json()).toEqual({
    code: '0',
    data: null,
  });
};

async function keptText(): Promise<string> {
  const files = await readdir(telemetryDir).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(telemetryDir, file), 'utf8')));
  return texts.join('');
}
const keptLines = async () =>
  (await keptText())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const flood = Array.from({ length: 50 }, (_, index) => `made-up-${index}`);
const long = 'x'.repeat(2000);

test('four hundred reports without a visit cookie take no space, and are reported as dropped', async () => {
  for (let n = 0; n < 400; n += 1) await report(flood, `10.1.${n % 200}.1`, undefined, long);
  expect(Buffer.byteLength(await keptText())).toBeLessThan(1000);
  expect((await keptLines())[0]).toMatchObject({ kind: 'left-out', why: 'no visit cookie', count: 50 });
  shop.time.now = new Date(shop.time.now.getTime() + 60_000);
  await report(['x'], '10.1.0.1');
  expect((await keptLines()).at(-1)).toMatchObject({ why: 'no visit cookie', count: 399 * 50 + 1 });
});

test('reports with a visit cookie are limited to a network’s quota, and other networks still count', async () => {
  const stranger = await visitCookieFor('10.2.0.1');
  const before = Buffer.byteLength(await keptText());
  for (let n = 0; n < 400; n += 1) await report(flood, `10.2.0.${n % 250}`, stranger, long);
  expect(Buffer.byteLength(await keptText()) - before).toBeLessThan(1.1 * 1024 * 1024);
  await report(['buyer'], '10.3.0.1', await visitCookieFor('10.3.0.1'));
  const lines = await keptLines();
  expect(lines).toContainEqual(expect.objectContaining({ visit: 'buyer' }));
  const networks = new Set(lines.map(({ network }) => network).filter(Boolean));
  expect(networks.size).toBe(2);
  for (const network of networks) expect(network).not.toContain('10.');
});

test('one app that reports endlessly leaves the others their quota', async () => {
  const kept: { app?: string | undefined; bytes: number }[] = [];
  const notes: LeftOut[] = [];
  const take = createReportTaker(
    {
      async record(events) {
        for (const event of events) kept.push({ app: event.app, bytes: JSON.stringify(event).length });
        return true;
      },
      async note(leftOut) {
        notes.push(leftOut);
      },
    },
    Buffer.from('secret'),
    () => new Date(),
  );
  for (let network = 0; network < 60; network += 1) {
    const from = { address: `10.${network}.0.1`, browser: `browser-${network}` };
    for (let turn = 0; turn < 40; turn += 1) {
      const events = flood.map((visit) => ({ ...fault(`${visit} ${turn}`), page: `/${'x'.repeat(290)}` }));
      await take(events, from);
    }
  }
  await take([{ ...fault('other'), app: 'mf-orders' }], { address: '10.61.0.1', browser: 'other' });
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(15.1 * 1024 * 1024);
  expect(notes).toContainEqual(expect.objectContaining({ why: 'app', app: 'mf-cart' }));
  expect(kept.at(-1)?.app).toBe('mf-orders');
});

test('a forged, altered or expired visit cookie does not count', async () => {
  const visitCookie = await visitCookieFor('10.4.0.1');
  const changed = visitCookie.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`);
  for (const cookie of [changed, `mall-visit=${'A'.repeat(16)}.lx.${'B'.repeat(22)}`]) {
    await report(['forged'], '10.4.0.1', cookie);
  }
  await report(['honest'], '10.4.0.1', visitCookie);
  shop.time.now = new Date(shop.time.now.getTime() + 30 * 86_400_000);
  await report(['aged'], '10.4.0.1', visitCookie);
  const visits = (await keptLines()).map(({ visit }) => visit);
  expect(visits.filter((visit) => ['forged', 'honest', 'aged'].includes(visit))).toEqual(['honest']);
});

test('a returning browser keeps its visit name', async () => {
  const visitCookie = await visitCookieFor('10.5.0.1');
  expect(
    (await call('member/web/login/key', {}, '10.5.0.1', visitCookie)).headers['set-cookie'],
  ).toBeUndefined();
  shop.time.now = new Date(shop.time.now.getTime() + 2 * 86_400_000);
  const renewed = String(
    (await call('member/web/login/key', {}, '10.5.0.1', visitCookie)).headers['set-cookie'],
  );
  const idOf = (cookie: string) => /=([^.]+)\./.exec(cookie)?.[1];
  expect(idOf(renewed)).toBe(idOf(visitCookie));
  expect(renewed.split(';')[0]).not.toBe(visitCookie);
});

test('CSP reports are stored, in either format, without queries', async () => {
  const visitCookie = await visitCookieFor('10.6.0.1');
  const send = async (type: string, payload: string) => {
    const url = '/api/sale/mall/telemetry/policy';
    const headers = { cookie: visitCookie, 'content-type': type };
    const reply = await shop.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '10.6.0.1' });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  };
  const older = {
    'document-uri': 'https://shop.example/home?search=x',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://elsewhere.example/x.js?who=7',
    'line-number': 3,
  };
  const newer = {
    documentURL: 'https://shop.example/mine',
    effectiveDirective: 'img-src',
    blockedURL: 'https://elsewhere.example/y.png#1',
  };
  await send('application/csp-report', JSON.stringify({ 'csp-report': older }));
  await send('application/reports+json', JSON.stringify([{ type: 'csp-violation', body: newer }]));
  for (const junk of ['', '{', '[]', '{"csp-report":1}', 'null']) await send('application/csp-report', junk);
  const kept = (await keptLines()).filter(({ name }) => name === 'policy-violation');
  expect(kept.map(({ page, detail }) => [page, JSON.parse(detail)])).toEqual([
    ['/home', expect.objectContaining({ blocked: 'https://elsewhere.example/x.js', line: 3 })],
    ['/mine', expect.objectContaining({ directive: 'img-src', blocked: 'https://elsewhere.example/y.png' })],
  ]);
});

const fold = (lines: readonly string[]) => lines.join('\n');
const frame = (place: string) => `at f (/apps/mf-cart/1.1.0+ab/155.1234567890.js:1:${place})`;

test('a fault is stored without personal data, with its stack to the column', async () => {
  const detail = fold(['GET /search?word=口罩 of 13800000000 failed', frame('1234567')]);
  await report(['person'], '10.7.0.1', await visitCookieFor('10.7.0.1'), detail);
  const [kept] = (await keptLines()).filter(({ visit }) => visit === 'person');
  expect(kept.detail.split('\n')).toEqual(['GET /search of … failed', frame('1234567')]);
});

test('faults at one place in one version share a fingerprint, whatever their message, and are detailed twenty times', async () => {
  const visitCookie = await visitCookieFor('10.8.0.1');
  for (let turn = 0; turn < 25; turn += 1)
    await report([`alike-${turn}`], '10.8.0.1', visitCookie, fold([`order ${turn} is gone`, frame('7')]));
  await report(['elsewhere'], '10.8.0.1', visitCookie, fold(['order 3 is gone', frame('8')]));
  await report(['wordless', 'wordless too'], '10.8.0.1', visitCookie, 'order 4 is gone');
  const kept = await keptLines();
  const alike = kept.filter(({ visit }) => `${visit}`.startsWith('alike-'));
  expect(new Set(alike.map(({ fingerprint }) => fingerprint)).size).toBe(1);
  expect(alike.filter(({ detail }) => detail !== undefined)).toHaveLength(20);
  expect(new Set(kept.slice(-28).map(({ fingerprint }) => fingerprint)).size).toBe(3);
});

test('an oversized report is refused and does not use quota', async () => {
  const events = [fault('long', 'x'.repeat(2001))];
  const reply = await call('telemetry/report', { events }, '10.9.0.1', await visitCookieFor('10.9.0.1'));
  expect(reply.json()).toMatchObject({ code: '60001' });
  expect((await keptLines()).map(({ visit }) => visit)).not.toContain('long');
});
