import type { Page } from '@playwright/test';
import { openAs } from '../support/log-in';
import { desktop, expectNoCollisions, lookWithLargeType, open } from '../support/look';
import { test } from '../support/shop';

const covers = { tag: ['@mf-cart', '@mf-account'] };

test.use({ viewport: desktop });

/** In every window nothing lies over anything; axe finds nothing, with 大字 either. */
async function lookWell(page: Page, state: string) {
  await expectNoCollisions(page, state, [
    [390, 844],
    [992, 700],
    [1366, 768],
  ]);
  await lookWithLargeType(page, state);
}

const button = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).first();

test('what a purchaser and a ward work with is well to look at', covers, async ({ page }) => {
  await openAs(page, { account: 'buyer1a' }, '/shoppingCar/requests');
  for (const path of ['/shoppingCar/requests', '/shoppingCar/quotes', '/shoppingCar/quote?id=2']) {
    await open(page, path);
    await lookWell(page, path);
  }
  await open(page, '/shoppingCar/request?id=1');
  await lookWell(page, 'request');
  await button(page, /^改数量/).click();
  await lookWell(page, 'another count of a line');
  await openAs(page, { account: 'ward1' });
  await open(page, '/shoppingCar/ask');
  await lookWell(page, 'request that is written');
});

test('what an administrator sets up is well to look at', covers, async ({ page }) => {
  await openAs(page, { account: 'chief1' }, '/shoppingCar/approvals');
  for (const path of ['/shoppingCar/approvals', '/mine/colleagues']) {
    await open(page, path);
    await lookWell(page, path);
  }
  for (const [path, opens] of [
    ['/shoppingCar/approvalRules', '新建规则'],
    ['/shoppingCar/budgets', '新建预算'],
  ] as const) {
    await open(page, path);
    await lookWell(page, path);
    await button(page, opens).click();
    await lookWell(page, opens);
  }
});
