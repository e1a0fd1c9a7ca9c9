import { recordReport } from '../checks/check-report';
import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { aStore, type TestStore } from '../testing/a-store';
import { createPageServer } from './create-page-server';

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
  await recordReport(t.store, {
    app: 'mf-cart',
    version: next,
    against: { channel: 'stable', revision: 1 },
    apps: {},
    at: new Date().toISOString(),
    by: 'li',
    took: 1500,
    fewer: '惊喜专区已结束',
    sums: '含税价改为不含税价',
    passed: false,
    results: [{ check: 'size-budgets', passed: false, findings: ['route /shoppingCar is <too> large'] }],
  });
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
