import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';

/** A product that the buyer takes again, as they know it: by model, unit and quantity. */
export interface Usual {
  model: string;
  name: string;
  unitName: string;
  count: number;
}

type Way = (page: Page, hands: Hands, usual: readonly Usual[]) => Promise<void>;

const inCart = (page: Page) => page.getByRole('table', { name: '购物车商品' });

/** 常购, everything ticked that is on the list, all of it in one go. */
export const fromBought: Way = async (page, hands, usual) => {
  await hands.click(page.getByRole('banner').getByRole('link', { name: '常购' }).first());
  const table = page.getByRole('table', { name: '常购商品' });
  for (const { model, name } of usual)
    await hands.click(
      table
        .getByRole('row')
        .filter({ hasText: model })
        .filter({ hasText: name })
        .getByRole('checkbox')
        .first(),
    );
  await hands.click(page.getByRole('button', { name: '全部加入购物车' }));
};

/** 快速下单, with the list from a spreadsheet. */
export const fromQuickOrder: Way = async (page, hands, usual) => {
  await hands.click(page.getByRole('banner').getByRole('link', { name: '快速下单' }).first());
  const rows = usual.map(({ model, unitName, count }) => `${model}\t${unitName}\t${count}`);
  const text = ['型号\t单位\t数量', ...rows].join('\n');
  await hands.paste(page.getByLabel('粘贴型号或编码与数量'), text);
  await hands.click(page.getByRole('button', { name: '填入下表' }));
  await hands.click(page.getByRole('button', { name: '加入购物车' }));
};

/** As a shop without either is used: each product is searched, opened, chosen and added by itself. */
export const oneByOne: Way = async (page, hands, usual) => {
  for (const { model, unitName, count, name } of usual) {
    const search = page.getByRole('combobox', { name: '搜索商品' });
    await hands.click(search);
    await hands.type(search, model);
    await hands.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('name') === model);
    const opened = page.waitForEvent('popup');
    await hands.click(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(name) })
        .first(),
    );
    const product = await opened;
    const unit = product.getByRole('radio', { name: new RegExp(`^${unitName}`) }).first();
    const add = product.getByRole('main').getByRole('button', { name: '加入购物车' }).first();
    await expect(add).toBeVisible();
    if (await unit.isVisible()) await hands.click(unit);
    const quantity = product.getByRole('main').getByRole('spinbutton').first();
    await hands.click(quantity);
    await hands.type(quantity, String(count));
    await hands.click(add);
    await expect(product.getByText('商品已加入购物车')).toBeVisible();
    await product.close();
  }
};

/** From the cart to the order. */
export const checkOut: Way = async (page, hands, usual) => {
  await expect(
    page.getByRole('banner').getByRole('link', { name: new RegExp(`购物车.*${usual.length} 项`) }),
  ).toBeVisible();
  await hands.click(page.getByRole('banner').getByRole('link', { name: /购物车/ }));
  await expect(inCart(page)).toBeVisible();
  await hands.click(page.getByRole('button', { name: '提交订单' }));
  const dialog = page.getByRole('dialog');
  const without = dialog.getByRole('button', { name: '不使用' });
  const confirm = dialog.getByRole('button', { name: '确认提交' });
  await expect(without.or(confirm)).toBeVisible();
  if (await without.isVisible()) await hands.click(without);
  await hands.click(confirm);
  await page.waitForURL(/giftbag|my_order|orderCenter/);
};
