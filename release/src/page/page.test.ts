import { recordReport } from '../checks/check-report';
import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { createFile } from '../store/durable-files';
import { aPicture, aReport } from '../testing/a-report';
import { aStore, type TestStore } from '../testing/a-store';
import { createPageServer } from './create-page-server';
import { picturesPath } from './picture-facts';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const open = () => createPageServer({ store: t.store, telemetry: [] });

test('the page tells what is live, who changed what, and with which check', async () => {
  await t.release('shell');
  const cart = await t.release('mf-cart');
  await promoteAll(t.change({ why: '首次上线', unchecked: '系统演练' }));
  const next = await t.release('mf-cart', 'next');
  const pictures = [
    aPicture('a'.repeat(64)),
    aPicture('b'.repeat(64), { before: 'c'.repeat(64), marked: 'd'.repeat(64), differing: 0.0123 }),
  ];
  const report = aReport({
    app: 'mf-cart',
    version: next,
    at: new Date().toISOString(),
    by: 'li',
    took: 1500,
    fewer: '惊喜专区已结束',
    sums: '含税价改为不含税价',
    passed: false,
    results: [{ check: 'size-budgets', passed: false, findings: ['route /shoppingCar is <too> large'] }],
    pictures,
  });
  await recordReport(t.store, report);
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  const server = open();
  const { body, headers } = await server.inject('/');
  for (const text of [
    cart,
    next,
    '95 %',
    '5 %',
    '访问尚少',
    '首次上线',
    '未经检查：系统演练',
    '有意减少：惊喜专区已结束（li）',
    '体积预算',
    '2 张，1 处与线上不同',
  ]) {
    expect(body).toContain(text);
  }
  expect(body).toContain('route /shoppingCar is &lt;too&gt; large');
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(headers['cache-control']).toBe('no-store');
  expect((await server.inject('/style.css')).headers['content-type']).toContain('text/css');
  await server.close();
});

test('a first start unchecked is no alarm, a later release is', async () => {
  await t.release('shell');
  await promoteAll(t.change({ unchecked: '首次启动' }));
  const server = open();
  const said = async () =>
    [...(await server.inject('/')).body.matchAll(/<p class="(\w+)">.*未经检查/g)].map(([, how]) => how);
  expect(await said()).toEqual(['quiet']);
  await t.release('shell', 'next');
  await promoteAll(t.change({ unchecked: '着急' }));
  expect(await said()).toEqual(['bad', 'quiet']);
  await server.close();
});

test('figures stand under the right end of their heading', async () => {
  await t.release('shell');
  await promoteAll(t.change());
  const server = open();
  const { body } = await server.inject('/');
  expect([...body.matchAll(/<th class="number">/g)]).toHaveLength(
    [...body.matchAll(/<td class="number/g)].length,
  );
  expect((await server.inject('/style.css')).body).toMatch(/\.number \{[^}]*text-align: right/);
  await server.close();
});

test('nothing can be changed through it, and an empty store is told as such', async () => {
  const server = open();
  expect((await server.inject('/')).body).toContain('还没有任何频道上线');
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    expect((await server.inject({ method, url: '/' })).statusCode).toBe(404);
  }
  await server.close();
});

test('the newest release waits until somebody has it, with its last check', async () => {
  await t.release('shell');
  await t.release('mf-cart');
  await promoteAll(t.change());
  const server = open();
  const page = async () => (await server.inject('/')).body;
  expect(await page()).not.toContain('已发布、未上线');
  const next = await t.release('mf-cart', 'next');
  expect(await page()).toMatch(new RegExp(`已发布、未上线.*${next.replaceAll('+', '\\+')}.*尚未检查`, 's'));
  await recordReport(
    t.store,
    aReport({ app: 'mf-cart', version: next, pictures: [aPicture('a'.repeat(64))] }),
  );
  expect(await page()).toContain('1 张，与线上相同');
  await promoteAll(t.change());
  expect(await page()).not.toContain('已发布、未上线');
  await server.close();
});

test('the pictures of a check: what differs first, with its tree as text', async () => {
  const cart = await t.release('mf-cart');
  const [same, before, after, marked] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64)) as [
    string,
    string,
    string,
    string,
  ];
  const tree = [{ change: 'removed' as const, line: 'button "<提交订单>"' }];
  const pictures = [
    aPicture(same, { path: '/order' }),
    aPicture(after, { before, marked, differing: 0.0123, tree }),
  ];
  const report = aReport({ app: 'mf-cart', version: cart, pictures });
  await recordReport(t.store, report);
  await createFile(t.store.picture(after), 'webp');
  const server = open();
  const { body, statusCode } = await server.inject(picturesPath(report));
  expect(statusCode).toBe(200);
  expect(body).toContain('/shoppingCar · 1366 px');
  expect(body).toContain('1.23 % 的像素不同');
  expect(body).toContain('− button &quot;&lt;提交订单&gt;&quot;');
  expect(body.indexOf(marked)).toBeLessThan(body.indexOf(same));
  const picture = await server.inject(`/pictures/${after}.webp`);
  expect([picture.headers['content-type'], picture.body]).toEqual(['image/webp', 'webp']);
  const statuses = ['/pictures?app=..%2Fx&version=1', `/pictures/${before}.webp`, '/pictures/..%2Fkeys.webp'];
  for (const path of statuses) expect((await server.inject(path)).statusCode).toBe(404);
  await server.close();
});
