import type { Page } from '@playwright/test';
import { release } from 'tooling/lib/shop.mjs';
import { openAs } from '../support/log-in';
import { look } from '../support/look';
import { lookAtTheTabAgain } from '../support/look-at-tab';
import { marked, publishPatched } from '../support/patched-build';
import { expect, test } from '../support/shop';

test.use({ own: 'releases' });

const by = ['--by', 'journey', '--why', 'journey'];

/** Longer than somebody has hardly begun on a page. Milliseconds. */
const aWhile = 13_000;

const ran = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys((globalThis as { ran?: object }).ran ?? {}));

test('who has typed something is asked before a version that was taken back is left', {
  tag: ['@release'],
}, async ({ page, shop }) => {
  const version = await publishPatched(shop.store, 'mf-cart', marked('withdrawn'));
  await release(shop.store, 'promote', `mf-cart@${version}`, ...by, '--without-check', 'journey');
  await page.clock.install();
  await openAs(page, 1, '/shoppingCar/quickOrder');
  const model = page.getByLabel('第 1 行 型号或编码');
  await model.fill('AL-PAA 2000');
  await expect.poll(() => ran(page)).toEqual(['withdrawn']);
  await page.clock.fastForward(aWhile);

  await release(shop.store, 'rollback', 'mf-cart', ...by);
  await lookAtTheTabAgain(page);
  await expect(model).toHaveValue('AL-PAA 2000');
  const cart = page.getByRole('banner').getByRole('link', { name: /^购物车/ });
  const question = page.getByRole('dialog', { name: '商城已更新' });

  await test.step('later: what was typed is still there', async () => {
    await cart.click();
    await expect(question).toContainText('尚未提交的内容');
    await look(page, 'question before a version that was taken back is left');
    await question.getByRole('button', { name: '稍后' }).click();
    await page.goBack();
    await expect(model).toHaveValue('AL-PAA 2000');
    expect(await ran(page)).toEqual(['withdrawn']);
  });

  await test.step('now: the page comes with the version before', async () => {
    // Who has chosen to stay is not asked again, and can go on seeing it.
    await page.getByText('本页仍是更新前的版本').getByRole('button', { name: '刷新' }).click();
    await expect(async () => expect(await ran(page)).toEqual([])).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
