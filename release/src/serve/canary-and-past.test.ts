import type { FastifyInstance } from 'fastify';
import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { BUCKETS } from '../composition/revision';
import { rollback } from '../composition/rollback';
import { aGroup, bucketsOf, cookiesOf } from '../testing/a-canary';
import { send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { drawBucket } from './buyer-bucket';
import { createServer } from './create-server';

let t: TestStore;
let server: FastifyInstance;
let origin: string;
let cart: string;
let next: string;
/** Who gets the canary, and who does not. */
let mine: string[];
let others: string[];

async function start(inspect: boolean): Promise<void> {
  await t.configure({ channels: { stable: { inspect } } });
  const change = t.change();
  await promoteAll(change);
  next = await t.release('mf-cart', 'next');
  const { revision } = await startCanary(change, { app: 'mf-cart', share: 30 });
  ({ mine, others } = bucketsOf(revision, 'mf-cart'));
  server = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:4199' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  cart = await t.release('mf-cart');
});
afterEach(async () => {
  await server.close();
  await t.remove();
});

const get = (path: string, cookie?: string) =>
  send(origin, path, { headers: cookie === undefined ? {} : { cookie } });
const versionShown = async (path: string, cookie: string): Promise<string> => {
  const [, data = ''] = /id="composition">(.*?)<\/script>/.exec(`${(await get(path, cookie)).body}`) ?? [];
  return JSON.parse(data).apps['mf-cart'].version;
};

test('a buyer stays in the bucket that the first document draws, and sees one version everywhere', async () => {
  await start(false);
  const first = await get('/home');
  const [cookie = ''] = first.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^bucket=\d\d; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect((await get('/home', 'bucket=07')).headers['set-cookie']).toBeUndefined();
  const byBucket = [
    [`bucket=${mine[0]}`, next],
    [`a=1; bucket=${mine[29]}`, next],
    [`bucket=${others[0]}`, cart],
    [`bucket=${others[69]}`, cart],
  ] as const;
  for (const [bucket, version] of byBucket) {
    for (const path of ['/home', '/shoppingCar', '/login']) {
      expect(await versionShown(path, bucket)).toBe(version);
    }
    expect(JSON.parse(`${(await get('/composition.json', bucket)).body}`).apps['mf-cart']).toBe(version);
  }
});

test('a bucket that nobody drew is drawn anew', async () => {
  await start(false);
  for (const bucket of ['bucket=100', 'bucket=-1', 'bucket=x', 'bucket=']) {
    expect((await get('/home', bucket)).headers['set-cookie']?.[0]).toMatch(/^bucket=\d\d;/);
  }
});

test('a new buyer sees at once what the bucket they were given sees from then on', async () => {
  await start(false);
  for (let buyer = 0; buyer < 40; buyer += 1) {
    const first = await get('/home');
    const [, data = ''] = /id="composition">(.*?)<\/script>/.exec(`${first.body}`) ?? [];
    const [, bucket = ''] = /bucket=(\d\d)/.exec(`${first.headers['set-cookie']}`) ?? [];
    expect(JSON.parse(data).apps['mf-cart'].version).toBe(mine.includes(bucket) ? next : cart);
  }
});

test('buckets are drawn alike', () => {
  const drawn = Array.from({ length: BUCKETS }, () => 0);
  for (let draw = 0; draw < 100 * BUCKETS; draw += 1) {
    const bucket = drawBucket();
    drawn[bucket] = (drawn[bucket] ?? 0) + 1;
  }
  // A hundred each, give or take: ten standard deviations on both sides.
  for (const times of drawn) expect(Math.abs(times - 100)).toBeLessThan(100);
  // A canary of 30 percent gets three of ten, give or take: six deviations.
  const share = drawn.slice(0, 30).reduce((sum, times) => sum + times, 0) / (100 * BUCKETS);
  expect(share).toBeGreaterThan(0.27);
  expect(share).toBeLessThan(0.33);
});

test('a canary that is taken back is gone with the next document, and tabs can ask', async () => {
  await start(false);
  await rollback(t.change(), 'mf-cart');
  expect(await versionShown('/shoppingCar', `bucket=${mine[0]}`)).toBe(cart);
  expect(JSON.parse(`${(await get('/composition.json', `bucket=${mine[0]}`)).body}`)).toMatchObject({
    apps: { 'mf-cart': cart },
    withdrawn: { 'mf-cart': [next] },
  });
});

test('chosen buyers get a canary by what the API gave to their browser, and nobody else does', async () => {
  await start(false);
  await rollback(t.change(), 'mf-cart');
  const chosen = ['client:KH1003', 'region:浙江省', 'type:5'].map(aGroup);
  await startCanary(t.change(), { app: 'mf-cart', chosen });
  const others = ['client:KH1', null, 'type:1'] as const;
  const member = cookiesOf(['client:KH1003', null, 'type:1']);
  const expected: [cookie: string, version: string][] = [
    [member, next],
    [cookiesOf(['client:KH2', 'region:浙江省', 'type:1']), next],
    [cookiesOf(['client:KH2', null, 'type:5']), next],
    [cookiesOf(others), cart],
    [member.replace('Authorization=session; ', ''), cart],
    [member.replace('Authorization=session', 'Authorization='), cart],
    [`Authorization=session; mall_groups=client:KH1003`, cart],
    [`Authorization=session; mall_groups=${'A'.repeat(22)}..${'B'.repeat(22)}`, cart],
    [`Authorization=session; mall_groups=..`, cart],
    [`Authorization=session`, cart],
  ];
  for (const [cookie, version] of expected) {
    for (const path of ['/home', '/shoppingCar'])
      expect([cookie, await versionShown(path, `bucket=07; ${cookie}`)]).toEqual([cookie, version]);
    const tab = JSON.parse(`${(await get('/composition.json', `bucket=07; ${cookie}`)).body}`);
    expect([cookie, tab.apps['mf-cart']]).toEqual([cookie, version]);
  }
});

test('a chosen buyer whose bucket has another canary gets the one they were chosen for, alone', async () => {
  await start(false);
  await rollback(t.change(), 'mf-cart');
  const shell = await t.release('shell', 'next');
  const { revision } = await startCanary(t.change(), { app: 'shell', share: 99 });
  await startCanary(t.change(), { app: 'mf-cart', chosen: [aGroup('client:KH1003')] });
  const bucket = `bucket=${bucketsOf(revision, 'shell').mine[0]}`;
  const shown = async (cookie: string) =>
    JSON.parse(`${(await get('/composition.json', cookie)).body}`).apps as Record<string, string>;
  expect(await shown(bucket)).toMatchObject({ shell, 'mf-cart': cart });
  const both = await shown(`${bucket}; ${cookiesOf(['client:KH1003', null, 'type:1'])}`);
  expect(both['mf-cart']).toBe(next);
  expect(both['shell']).not.toBe(shell);
});

test('where the shell does not start the shell before is shown, until another one is live', async () => {
  await start(false);
  const shown = async (cookie: string): Promise<string> =>
    JSON.parse(`${(await get('/composition.json', cookie)).body}`).apps.shell;
  const before = await shown('bucket=00');
  const failed = await t.release('shell', 'does not start');
  await promoteAll(t.change());
  expect(await shown(`failed_shell=${failed}; bucket=00`)).toBe(before);
  for (const cookie of ['bucket=00', `failed_shell=${before}; bucket=00`, 'failed_shell=; bucket=00'])
    expect(await shown(cookie)).toBe(failed);
  const mended = await t.release('shell', 'mended');
  await promoteAll(t.change());
  expect(await shown(`failed_shell=${failed}; bucket=00`)).toBe(mended);
});

test('a past composition opens by its revision where the channel allows it, until one goes back', async () => {
  await start(true);
  await promoteAll(t.change());
  expect(await versionShown('/home', 'bucket=99')).toBe(next);
  const past = await get('/home?revision=1', 'bucket=99');
  expect(`${past.body}`).toContain('"revision":1,');
  expect(past.headers['set-cookie']).toContain('revision=1; Path=/; SameSite=Lax');
  expect(await versionShown('/shoppingCar', 'bucket=99; revision=1')).toBe(cart);
  const back = await get('/home?revision=live', 'bucket=99; revision=1');
  expect(`${back.body}`).toContain('"revision":3,');
  expect(back.headers['set-cookie']).toContain('revision=; Max-Age=0; Path=/; SameSite=Lax');
  expect((await get('/home?revision=77', 'bucket=99')).status).toBe(404);
});

test('a published version opens with what is live, by an address that can be passed on', async () => {
  await start(true);
  const candidate = await t.release('mf-cart', 'of a pull request');
  const first = await get(`/home?with=mf-cart@${candidate}`, 'bucket=99');
  const kept = `with=mf-cart@${candidate}`;
  expect(first.headers['set-cookie']).toContain(`${kept}; Path=/; SameSite=Lax`);
  expect(`${first.body}`).toContain(`预览 mf-cart ${candidate}`);
  expect(await versionShown('/shoppingCar', `bucket=99; ${kept}`)).toBe(candidate);
  expect(JSON.parse(`${(await get('/composition.json', `bucket=99; ${kept}`)).body}`).apps['mf-cart']).toBe(
    candidate,
  );
  expect(await versionShown('/home', 'bucket=99')).toBe(cart);
  const back = await get('/home?with=live', `bucket=99; ${kept}`);
  expect(back.headers['set-cookie']).toContain('with=; Max-Age=0; Path=/; SameSite=Lax');
  expect(`${back.body}`).not.toContain('预览');
});

test('a preview goes on with what goes live, and a version that nobody published has none', async () => {
  await start(true);
  const candidate = await t.release('mf-cart', 'of a pull request');
  const kept = `bucket=99; with=mf-cart@${candidate}`;
  await versionShown('/home', kept);
  await promoteAll(t.change());
  expect(`${(await get('/home', kept)).body}`).toContain('"revision":3,');
  expect(await versionShown('/home', kept)).toBe(candidate);
  expect((await get('/home?with=mf-cart@9.9.9+00000000', 'bucket=99')).status).toBe(404);
  expect((await get('/shoppingCar', 'bucket=99; with=mf-cart@..')).status).toBe(200);
});

test('on other channels no other composition opens', async () => {
  await start(false);
  expect(await versionShown(`/home?with=mf-cart@${next}`, 'bucket=99')).toBe(cart);
  const reply = await get('/home?revision=1', 'bucket=99; revision=1');
  expect(`${reply.body}`).toContain('"revision":2,');
  expect(reply.headers['set-cookie']).toBeUndefined();
});
