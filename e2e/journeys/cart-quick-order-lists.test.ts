import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const lists = join(import.meta.dirname, '../../mf-cart/src/testing/lists');

const values = (page: Page, name: string) =>
  page
    .getByLabel(new RegExp(`行 ${name}$`))
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('the lists that hospitals have are read, mapped and added; what does not pass comes back as a file', {
  tag: ['@mf-cart'],
}, async ({ page }) => {
  const upload = (name: string) => page.getByLabel('上传表格').setInputFiles(join(lists, name));
  const dialog = page.getByRole('dialog');
  await openAs(page, 1, '/shoppingCar/quickOrder');

  await test.step('titles above, a serial number and a total below are no goods', async () => {
    await upload('merged-title.xlsx');
    await expect.poll(() => values(page, '型号或编码')).toEqual(['AL-PAA 2000', 'AL-BX 23', 'AL-MK 95']);
    expect(await values(page, '数量')).toEqual(['5', '8', '60']);
    await expect(page.getByText(/表头在第 3 行，.*型号或编码取自“规格型号”/)).toBeVisible();
    await page.getByText('2 行不是商品，未读入').click();
    await expect(page.getByText('第 7 行：合计 73 5917')).toBeVisible();
    await expect(page.getByRole('cell', { name: '可加入' })).toHaveCount(3);
  });

  await test.step('columns that nobody can know are mapped by hand, over a preview', async () => {
    await upload('unknown-headings.xlsx');
    await expect(dialog).toContainText('请确认表格各列');
    await dialog.getByLabel('B 列的内容').selectOption('型号或编码');
    await dialog.getByLabel('D 列的内容').selectOption('单位');
    await dialog.getByLabel('E 列的内容').selectOption('数量');
    await expect(dialog.getByRole('radio', { name: '1 行是表头' })).toBeChecked();
    await dialog.getByRole('button', { name: '读入 2 行' }).click();
    await expect.poll(() => values(page, '数量')).toEqual(['5', '10', '80']);
  });

  await test.step('of a workbook with two lists the buyer takes both', async () => {
    await upload('two-departments.xlsx');
    await expect(dialog.getByRole('checkbox', { name: '读入供应室' })).toBeChecked();
    await dialog.getByRole('button', { name: '读入 3 行' }).click();
    await expect.poll(() => values(page, '数量')).toEqual(['10', '12', '80', '30']);
  });

  await test.step('a list of an old system is read, too', async () => {
    await upload('excel-95-gbk.xls');
    await expect(page.getByText(/^excel-95-gbk\.xls：/)).toBeVisible();
    await expect.poll(() => values(page, '数量')).toEqual(['10', '14', '100', '30']);
  });

  await test.step('a file that is no table says what it is', async () => {
    await upload('scan-as-xlsx.xlsx');
    await expect(page.getByRole('alert').filter({ hasText: '文件是 PDF，不是表格' })).toBeVisible();
  });

  await test.step('a product is found by its name inside the table', async () => {
    await page
      .getByLabel('粘贴型号或编码与数量')
      .fill('品名\t规格型号\t单位\t数量\n活检钳\tK-77\t\t2\n胶布\tK-78\t\t3');
    await page.getByRole('button', { name: '填入下表' }).click();
    await page.getByRole('button', { name: '第 5 行 按名称查找商品' }).click();
    await page.getByRole('list', { name: '找到的商品' }).getByRole('button').first().click();
    await expect(page.getByLabel('第 5 行 型号或编码')).toHaveValue(/^AL-/);
    const unit = page.getByLabel('第 5 行 单位');
    await expect(unit.getByRole('option').nth(1)).toBeAttached();
    await unit.selectOption({ index: 1 });
  });

  await test.step('more than there is says how many there are', async () => {
    await page.getByLabel('第 3 行 数量').fill('99999999');
    await expect(page.getByRole('row').nth(3)).toContainText(/库存不足：仅剩 [\d,]+\s盒/);
  });

  await test.step('rows that do not pass are saved with their reason, and the others go into the cart', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载需修改的行' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('需修改的商品.xlsx');
    const saved = await readFile(await file.path());
    await page.getByRole('button', { name: '加入购物车' }).click();
    const refused = ['AL-MK 95', 'AL-IND 5', 'K-78'];
    await expect.poll(() => values(page, '型号或编码')).toEqual(refused);
    await page.getByRole('button', { name: '移除需修改的行' }).click();
    await dialog.getByRole('button', { name: '移除' }).click();
    await expect.poll(() => values(page, '型号或编码')).toEqual(['', '', '']);
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.getByLabel('上传表格').setInputFiles({ name: '需修改的商品.xlsx', mimeType, buffer: saved });
    await expect.poll(() => values(page, '型号或编码')).toEqual(refused);
    await page.getByRole('link', { name: '返回购物车' }).click();
    await expect(page.getByRole('table', { name: '购物车商品' })).toContainText('AL-PAA 2000');
  });
});
