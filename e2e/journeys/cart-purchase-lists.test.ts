import { expectAccessible } from '../support/axe';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const list = '门诊手术室';

test('a list is made from cart, sheet and search, checked, and ordered in two clicks', {
  tag: ['@mf-cart', '@mf-catalog', '@mf-orders'],
}, async ({ page, context }) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: '加入清单' });
  const open = page.getByRole('button', { name: '查看清单' });
  const rows = page.getByRole('table', { name: `清单商品 ${list}` }).getByRole('rowheader');

  await test.step('from the lines that are selected in the cart', async () => {
    await openAs(page, 1);
    await page.getByRole('button', { name: '加入清单' }).click();
    await dialog.getByRole('radio', { name: '新建清单' }).check();
    await dialog.getByRole('textbox', { name: '清单名称' }).fill(list);
    await expectAccessible(page, 'goods are put into a list');
    await dialog.getByRole('button', { name: '加入', exact: true }).click();
    await open.click();
    await expect(rows).toHaveCount(3);
    await expectAccessible(page, 'a purchase list');
  });

  await test.step('from a pasted sheet, also what is short', async () => {
    await page.goto('/shoppingCar/quickOrder');
    await page
      .getByLabel('粘贴型号或编码与数量')
      .fill('型号,单位,数量,备注\nAL-WP 80,箱,2,送供应室\nAL-BX 23,盒,9,');
    await page.getByRole('button', { name: '填入下表' }).click();
    await expect(page.getByRole('row', { name: /湿巾/ })).toContainText('可加入');
    await expect(page.getByText('备注：送供应室')).toBeVisible();
    await page.getByRole('button', { name: '加入清单' }).click();
    await dialog.getByRole('radio', { name: new RegExp(list) }).check();
    await dialog.getByRole('button', { name: '加入', exact: true }).click();
    await expect(page.getByText(/1.种商品已加入清单.*1.种已在其中，数量未改/)).toBeVisible();
  });

  await test.step('from rows of a search', async () => {
    await page.goto('/searchpage?name=手套');
    const found = page.getByRole('table', { name: '搜索结果' });
    await found
      .getByRole('checkbox', { name: /^选择 / })
      .and(page.locator(':enabled'))
      .first()
      .check();
    await page.getByRole('button', { name: '加入清单', exact: true }).click();
    await dialog.getByRole('radio', { name: new RegExp(list) }).check();
    await dialog.getByRole('button', { name: '加入', exact: true }).click();
    await expect(open).toBeVisible();
    await found
      .getByRole('button', { name: / 加入清单$/ })
      .nth(1)
      .click();
    await dialog.getByRole('radio', { name: new RegExp(list) }).check();
    await dialog.getByRole('button', { name: '加入', exact: true }).click();
    await open.last().click();
    await expect(rows).toHaveCount(6);
  });

  await test.step('two tabs change one line; the second is told, and chooses', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    const field = (of: typeof page) => of.getByRole('spinbutton', { name: /^一次性活检钳.* 盒 数量/ });
    await field(other).fill('7');
    const saved = other.waitForResponse(/purchaseList\/line\/edit/);
    await field(other).press('Enter');
    await saved;
    await other.close();
    await field(page).fill('6');
    await field(page).press('Enter');
    await expect(page.getByText(/您刚在别处把这一行改为 7.盒，您填的是 6.盒/)).toBeVisible();
    await page.getByRole('button', { name: /^用我填的 一次性活检钳/ }).click();
    await expect(page.getByText(/您刚在别处/)).toBeHidden();
    await expect(field(page)).toHaveValue('6');
  });

  await test.step('the list of the demonstration says what has changed', async () => {
    await page.goto('/shoppingCar/lists');
    await page.getByRole('link', { name: '手术室常备' }).click();
    const usual = page.getByRole('table', { name: '清单商品 手术室常备' });
    await expect(usual).toContainText('价格已变更：');
    await expect(usual).toContainText('已下架或尚未上市');
  });

  await test.step('two clicks: the list, and all of it into the cart', async () => {
    await page.goto('/shoppingCar/lists');
    await page.getByRole('link', { name: '手术室常备' }).click();
    await page.getByRole('button', { name: '全部加入购物车' }).click();
    await expect(page).toHaveURL(/\/shoppingCar$/);
    await expect(page.getByRole('table', { name: '购物车商品' })).toContainText('备注：送三号手术室');
  });
});
