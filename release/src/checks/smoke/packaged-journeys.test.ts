import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { packagedJourney } from '../../publish/packaged-journey';
import { aStore, type TestStore } from '../../testing/a-store';
import { buildRemote } from '../../testing/build-app';
import { packagedJourneys } from './packaged-journeys';

const PAGES: Readonly<Record<string, string>> = {
  '/home': '<a href="/shoppingCar">购物车 3</a><input aria-label="搜索商品" onchange="location = `/find`">',
  '/shoppingCar': '<h1>购物车</h1><button onclick="document.title = `导出`">导出</button>',
  '/find': '<h1>手套</h1>',
  '/detail': `<a href="/shoppingCar">购物车 3</a><input aria-label="备注">
    <button onclick="document.querySelector('a').textContent = '购物车 4'">加入购物车</button>
    <button onclick="setTimeout(() => { document.querySelector('h1').hidden = false }, 300)">提交</button>
    <h1 hidden>温馨提示</h1>`,
  '/orders': '<a href="/order" target="_blank">跟进订单</a>',
  '/order': `<button style="width: 300px; height: 300px">取消订单</button>
    <div role="dialog" style="position: fixed; inset: 0"><button>不使用</button>
    <button onclick="document.title = '使用'">使用</button>
    <button onclick="location = '/find'">取消订单</button></div>`,
  // The page before stands a moment longer than its address, and is kept out of sight.
  '/kept': `<div><a href="/find" style="animation: 1s linear infinite alternate drift">手套 AL-1</a></div><main></main>
    <style>@keyframes drift { to { margin-left: 50px } }</style>
    <script>setTimeout(() => {
      document.querySelector('div').hidden = true;
      document.querySelector('main').innerHTML = '<a href="/shoppingCar">手套 AL-2</a>';
    }, 500)</script>`,
};

let t: TestStore;
let shop: Server;
let browser: Browser;
beforeAll(async () => {
  t = await aStore();
  shop = createServer(({ url = '' }, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(PAGES[url] ?? '');
  }).listen(0);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 120_000);
afterAll(async () => {
  await browser.close();
  shop.close();
  await t.remove();
});

const toCart = [
  { open: '/home' },
  { press: { role: 'link', name: '购物车' } },
  { at: '/shoppingCar' },
  { see: { role: 'heading', name: '购物车' } },
];
const asVisitor = (steps: readonly object[]) => ({ does: '看购物车', as: 'visitor', steps });

async function walk(
  journey: object,
  beside: { live: string; candidates: string[] } | null = null,
  stepWithin = 5_000,
): Promise<string[]> {
  const dist = `${t.folder}/mf-cart`;
  await buildRemote(dist, { app: 'mf-cart', mount: ['/shoppingCar'], description: { journeys: [journey] } });
  const { release } = await t.publish(dist);
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  return packagedJourneys(
    {
      browser,
      origin,
      liveOrigin: beside && origin + beside.live,
      candidates: new Set(beside?.candidates),
      login: null,
      stepWithin,
    },
    new Map([['mf-cart', release]]),
  );
}

test('a journey that can be walked says nothing', async () => {
  expect(await walk(asVisitor(toCart))).toEqual([]);
  const search = { enter: '手套', into: { role: 'combobox', name: '搜索商品' } };
  const asTextbox = { ...search, into: { ...search.into, role: 'textbox' } };
  expect(await walk(asVisitor([{ open: '/home' }, asTextbox, { at: '/find' }]))).toEqual([]);
}, 120_000);

test('what is pressed is looked for again once the page before is put away', async () => {
  const steps = [{ open: '/kept' }, { press: { role: 'link', name: 'AL-' } }, { at: '/shoppingCar' }];
  expect(await walk(asVisitor(steps), null, 30_000)).toEqual([]);
}, 120_000);

const button = (name: string) => ({ role: 'button', name });

test('what may not be there is passed over once what follows is', async () => {
  const steps = [
    { open: '/detail' },
    { press: button('提交') },
    { press: button('同意新价格'), perhaps: true },
    { see: { role: 'heading', name: '温馨提示' } },
  ];
  expect(await walk(asVisitor(steps))).toEqual([]);
}, 120_000);

test('what is pressed changes what something is called, or has done nothing', async () => {
  const cart = { role: 'link', name: '购物车' };
  const note = { fill: '急', into: { role: 'textbox', name: '备注' } };
  const adding = (name: string) => ({ press: button(name), changes: cart });
  expect(await walk(asVisitor([{ open: '/detail' }, note, adding('加入购物车')]))).toEqual([]);
  expect(await walk(asVisitor([{ open: '/detail' }, adding('提交')]))).toEqual([
    '「看购物车」 of mf-cart ends at step 2, press the button 「提交」, which changes the link 「购物车」, on /detail',
  ]);
}, 120_000);

test('one that cannot names the step, and whose it is', async () => {
  const found = await walk(asVisitor([...toCart, { press: { role: 'button', name: '打印' } }]));
  expect(found).toEqual([
    '「看购物车」 of mf-cart ends at step 5, press the button 「打印」, on /shoppingCar',
  ]);
}, 120_000);

test('one that cannot be walked in what is live either counts only as a promise of the candidate', async () => {
  const journey = asVisitor([...toCart, { press: { role: 'button', name: '打印' } }]);
  expect(await walk(journey, { live: '/', candidates: ['shell'] })).toEqual([]);
  expect(await walk(journey, { live: '/', candidates: ['mf-cart'] })).toEqual([
    expect.stringContaining('ends at step 5'),
  ]);
}, 120_000);

test('one of a buyer waits for somebody to log in as', async () => {
  expect(await walk({ ...asVisitor([{ open: '/nowhere' }, { at: '/home' }]), as: 'buyer' })).toEqual([]);
});

test.each([
  ['leads to another shop', [{ open: 'https://elsewhere.example/' }, { at: '/' }]],
  ['leads to another host', [{ open: '//elsewhere.example/' }, { at: '/' }]],
  ['knows a step that a check does not', [{ open: '/home' }, { run: 'alert(1)' }]],
  ['does nothing', []],
])('one that %s is not packaged', (_what, steps) => {
  expect(packagedJourney.safeParse(asVisitor(steps)).success).toBe(false);
});

test('what a dialog lies upon is not what is pressed, nor is what is called more', async () => {
  const pressing = (name: string, more: object = {}) => ({ press: { role: 'button', name, ...more } });
  const steps = [
    { open: '/order' },
    pressing('使用', { whole: true }),
    pressing('取消订单'),
    { at: '/find' },
  ];
  expect(await walk(asVisitor(steps))).toEqual([]);
});

test('where a link opens another tab, that is where one is', async () => {
  const followUp = { press: { role: 'link', name: '跟进订单' } };
  expect(await walk(asVisitor([{ open: '/orders' }, followUp, { at: '/order' }]))).toEqual([]);
});
