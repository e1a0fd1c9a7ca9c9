import type { Page, Request } from '@playwright/test';
import { expectAskedOnce } from '../support/asked-once';
import { holdBack } from '../support/hold-back';
import { buyerOf, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

// A drawn page has its replies in its document.
test.use({ documents: 'static' });

const covers = { tag: ['@shell'] };

const callsBelow = '/api/sale/mall/';

/** What is asked of the API, each call with its request, and what of it the client of the calls asks. */
function watchCalls(page: Page) {
  const asked: string[] = [];
  const byClient: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const isReport = pathname.includes('/telemetry/');
    if (!pathname.startsWith(callsBelow) || isReport) return;
    const call = `${pathname.slice(callsBelow.length)} ${request.postData() ?? ''}`.trim();
    asked.push(call);
    if (request.resourceType() === 'xhr') byClient.push(call);
  });
  return { asked, byClient };
}

/** How many calls the document has started that nobody has asked for. */
const unused = (page: Page) =>
  page.evaluate(() => (globalThis as { preloadedCalls?: unknown[] }).preloadedCalls?.length);

const shellScript = /\/apps\/shell\/.*\/main\.\w+\.js/;
const appShell = ['memberCart/amount', 'message/unread {}'];
const cards = '"sort":"default","current":1,"pageSize":8}';
const rows = '"sort":"default","current":1,"pageSize":30}';

const home = [
  'banner/list {"position":"index"}',
  'product/all {"type":2}',
  'product/catagories {"type":1}',
  'banner/list {"position":"ad"}',
  'banner/list {"position":"index2"}',
];

const asBuyer = [
  {
    path: '/home',
    calls: [
      ...home,
      'order/bought/page {"dueFirst":true,"current":1,"pageSize":6}',
      'client/todo {}',
      'clientvip/info {}',
    ],
  },
  {
    path: '/home/all_product?parentId=1',
    calls: [
      'product/catagories {"type":1}',
      'product/facets {"categoryId":"1"}',
      `product/rows {"categoryId":"1",${rows}`,
    ],
  },
  {
    path: '/searchpage?name=消毒',
    calls: ['product/facets {"name":"消毒"}', `product/rows {"name":"消毒",${rows}`],
  },
  {
    path: '/home/detail?id=1',
    calls: [
      'product/detail {"id":"1","productClientType":2}',
      'memberCart/held {}',
      'product/related {"id":"1"}',
    ],
  },
  {
    path: '/shoppingCar',
    calls: [
      'memberCart/page {"current":1,"pageSize":1000}',
      'dict/list {"groupCode":"pay_method"}',
      'client/consignee {}',
      'client/licences {}',
    ],
  },
  {
    path: '/orderCenter',
    calls: ['order/page {"webStatus":-1,"current":1,"pageSize":10}', 'order/count {}'],
  },
  {
    path: '/mine',
    calls: ['clientvip/info {}', 'client/todo {}', 'client/getClientAllCertList {}', 'order/latest {}'],
  },
];

const asVisitor = [
  { path: '/home', calls: home },
  {
    path: '/home/all_product?parentId=1',
    calls: [
      'product/catagories {"type":1}',
      'product/facets {"categoryId":"1"}',
      `product/page {"categoryId":"1",${cards}`,
    ],
  },
  {
    path: '/searchpage?name=消毒',
    calls: ['product/facets {"name":"消毒"}', `product/page {"name":"消毒",${cards}`],
  },
];

/**
 * Opens pages with the shell's script kept back: all that they begin with is asked by then, and only once.
 * @returns what was asked by the client of the calls
 */
async function seeCallsBegin(
  page: Page,
  pages: readonly { path: string; calls: readonly string[] }[],
  always: readonly string[],
) {
  const { asked, byClient } = watchCalls(page);
  for (const { path, calls } of pages) {
    await test.step(path, async () => {
      await page.goto('about:blank');
      asked.length = 0;
      const letGo = await holdBack(page, shellScript);
      await page.goto(path, { waitUntil: 'commit' });
      const first = [...always, ...calls];
      await expect.poll(() => asked.toSorted()).toEqual(first.toSorted());
      letGo();
      await expect.poll(() => unused(page)).toBe(0);
      await page.waitForLoadState('networkidle');
      expectAskedOnce(first, asked);
      await page.unroute(shellScript);
    });
  }
  return byClient;
}

test(
  'what a page of a buyer begins with is asked before the shell has come, once',
  covers,
  async ({ page }) => {
    await openAs(page, 1, '/home');
    // The page that the login leads to asks for its own.
    await page.goto('about:blank');
    const byClient = await seeCallsBegin(page, asBuyer, appShell);
    // Who only looks is shown all of it without the client's code.
    expect(byClient).toEqual([]);
  },
);

test('so is what a page of a visitor begins with', covers, async ({ page }) => {
  await seeCallsBegin(page, asVisitor, []);
});

test('a logout in another tab gives up what nobody has asked for yet', covers, async ({ page, context }) => {
  await openAs(page, 1, '/home');
  const other = await context.newPage();
  await other.goto('/home');
  const letGo = await holdBack(page, /\/apps\/mf-account\//);
  await page.goto('/mine', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByText(buyerOf(1).clientName)).toBeVisible();
  expect(await unused(page)).toBeGreaterThan(0);
  await other
    .getByRole('banner')
    .getByRole('button', { name: buyerOf(1).clientName })
    .click();
  await other.getByRole('button', { name: '退出登录' }).click();
  await other.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmine$/);
  expect(await unused(page)).toBe(0);
  letGo();
});

test('an expired session in a preloaded call leads to the login', covers, async ({ page, context, shop }) => {
  await openAs(page, 1, '/home');
  await page.waitForLoadState('networkidle');
  const token = (await context.cookies()).find(({ name }) => name === 'Authorization')?.value ?? '';
  // A page that is open would hear of the end, too, and go on by itself.
  await page.goto('about:blank');
  await fetch(`${shop.apiUrl}${callsBelow}member/web/logout`, {
    headers: { 'a-session-id': decodeURIComponent(token), 'a-client-type': 'WEB' },
  });
  await page.goto('/orderCenter', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login\?redirect=%2ForderCenter$/);
  await expect(page.getByText('登录已过期，请重新登录。')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
});
