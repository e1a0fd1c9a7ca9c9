import type { Locator, Page } from '@playwright/test';
import { selectOnly, submitButton } from '../support/cart';
import { buyerOf, openAs } from '../support/log-in';
import { openCart, placeOrder } from '../support/orders';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shared-kernel'] };

const main = (page: Page) => page.getByRole('main');

/** Of what repeats itself, the first ones stand for the rest. */
const shorten = (page: Page) =>
  page.evaluate(() => {
    const keep = (count: number, elements: Iterable<Element>) => {
      for (const element of [...elements].slice(count)) element.setAttribute('aria-hidden', 'true');
    };
    for (const list of document.querySelectorAll('ul, ol, tbody'))
      if (list.children.length > 6) keep(2, list.children);
    // The others depend on the hour at which the demonstration began.
    keep(2, document.querySelectorAll('ul[aria-label="再次订购"] > li'));
    for (const table of document.querySelectorAll('table')) keep(2, table.querySelectorAll('tbody'));
    keep(2, document.querySelectorAll('main section[id]'));
    keep(1, document.querySelectorAll('main article'));
  });

/** What a screen reader is told of a place: roles and names, without addresses; a figure is a #, whatever day it is. */
async function toldOf(place: Locator): Promise<string> {
  await shorten(place.page());
  const tree = await place.ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) => !/^ *- \/url:/.test(line))
    .map((line) =>
      line.replace(/(?<!level=)\d(?:[\d,.:-]*\d)?/g, '#').replace(/(夜深了|..好)(?=，有)/, '您好'),
    )
    .join('\n');
}

/** Holds what is told of a place, once its last part has come. Read what has changed before it is written anew (`--update-snapshots`). */
async function holdNames(place: Locator, name: string, lastToCome: Locator) {
  await expect(lastToCome).toBeVisible();
  await place.page().waitForLoadState('networkidle');
  await expect(async () => expect(await toldOf(place)).toMatchSnapshot(`${name}.txt`)).toPass();
}

test.use({ viewport: { width: 1366, height: 768 } });

test('names and structure of what a visitor and a buyer browse are held', covers, async ({ page }) => {
  await page.goto('/login');
  await holdNames(page.locator('body'), 'login', page.getByLabel('登录账号'));
  await openAs(page, 1, '/home');
  await page.getByRole('region', { name: '手与皮肤消毒' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: '手与皮肤消毒' }).getByRole('link').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await holdNames(page.locator('body'), 'home', page.getByRole('link', { name: /条未读$/ }));
  for (const [name, path, lastToCome] of [
    ['category', '/home/all_product?parentId=1', main(page).getByText('您的价').first()],
    ['search', '/searchpage?name=湿巾', main(page).getByText('您的价').first()],
    ['product', '/home/detail?id=1', page.getByRole('heading', { name: '注意事项' })],
  ] as const) {
    await page.goto(path);
    await holdNames(main(page), name, lastToCome);
  }
});

test('names and structure of cart, orders and user centre are held', covers, async ({ page }) => {
  await openAs(page, 1);
  await selectOnly(page, '一次性活检钳');
  await holdNames(main(page), 'cart', page.getByText('陈收货（示例）'));
  await submitButton(page).click();
  await page.getByRole('button', { name: '不使用' }).click();
  await expect(page.getByRole('button', { name: '确认提交' })).toBeVisible();
  await holdNames(page.getByRole('dialog'), 'confirmation', page.getByRole('region', { name: '订单内容' }));
  await page.context().clearCookies();
  await openCart(page, buyerOf(1));
  const order = await placeOrder(page);
  await page.reload();
  await holdNames(main(page), 'orders', page.getByRole('article').first());
  await page.goto(order.url);
  await holdNames(main(page), 'order', page.getByRole('table', { name: /商品/ }));
  await page.goto('/mine');
  await holdNames(main(page), 'user-centre', page.getByRole('article').first());
});
