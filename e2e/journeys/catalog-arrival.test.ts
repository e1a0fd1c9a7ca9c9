import { admin } from '../support/admin';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-catalog'] };

const title = '您关注的商品已到货';

test(
  'who waits for a product is told when the admin has it in stock again',
  covers,
  async ({ page, shop }) => {
    await openAs(page, 1, '/home/detail?id=1');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const code = /商品编码\s*(AL\d{6})/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '';
    await admin(shop, 'stock', code, '0', '--expected', '2099-03-15');

    await test.step('its page offers to tell, and says when it is expected', async () => {
      await page.reload();
      await expect(page.getByRole('article').getByText('预计 2099-03-15 到货')).toBeVisible();
      await page.getByRole('button', { name: `到货通知 ${name}` }).click();
      await expect(page.getByRole('button', { name: `取消到货通知 ${name}` })).toBeVisible();
    });

    await test.step('its card in the catalogue knows', async () => {
      await page.goto('/home/all_product');
      await page.getByRole('button', { name: '网格' }).click();
      const cancel = page.getByRole('button', { name: `取消到货通知 ${name}` }).first();
      await cancel.click();
      await page
        .getByRole('button', { name: `到货通知 ${name}`, exact: true })
        .first()
        .click();
      await expect(cancel).toBeVisible();
    });

    await test.step('so does its row', async () => {
      await page.getByRole('button', { name: '清单', exact: true }).click();
      await expect(
        page.getByRole('table').getByRole('button', { name: `取消到货通知 ${name}` }),
      ).toBeVisible();
    });

    await test.step('the user centre lists it', async () => {
      await page.goto('/mine/arrivalNotices');
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    });

    await test.step('the admin has it in stock again, and a message leads to it', async () => {
      await admin(shop, 'stock', code, '300');
      await page.reload();
      await expect(page.getByText('没有等待到货的商品，无货的商品可在其页面订阅')).toBeVisible();
      await page.goto('/mine?currentMenu=my_message');
      const opening = page.context().waitForEvent('page');
      await page.getByRole('main').getByRole('link', { name: title }).click();
      const product = await opening;
      await expect(product.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(product.getByRole('button', { name: '加入购物车' }).first()).toBeEnabled();
    });
  },
);
