import { deflateSync } from 'node:zlib';
import { demoAccounts, demoPassword } from 'demo-shop/accounts';
import { buyerOf, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@core', '@mf-account'] };

const levels = ['普通会员', '银牌会员', '金牌会员', '铂金会员', '钻石会员'];

/** The smallest real PNG, so that the server's look at the content finds a picture. */
function onePixelPng(): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010806000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from([0, 11, 110, 119, 255]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('the user centre shows each buyer their level', covers, async ({ browser, shop }) => {
  const seen = new Set<string>();
  for (const buyer of demoAccounts) {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await openAs(page, buyer, '/mine?currentMenu=my_member');
    const level = page.getByRole('region', { name: '会员等级' });
    await expect(level.getByText('注册日期')).toBeVisible();
    const text = (await level.textContent()) ?? '';
    const name = levels.find((one) => text.includes(one));
    expect(name).toBeDefined();
    seen.add(name ?? '');
    await context.close();
  }
  expect(seen.size).toBe(5);
});

test('every menu of the user centre shows what it promises', covers, async ({ page }) => {
  const buyer = buyerOf(1);
  const menu = page.getByRole('navigation', { name: '用户中心' });
  await openAs(page, buyer, '/mine');

  await test.step('the news centre: who, what waits, the latest order', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText(buyer.clientName)).toBeVisible();
    await expect(main.getByRole('link', { name: '资质管理' })).toBeVisible();
    await expect(main.getByRole('region', { name: '最新订单' }).getByText(/AL\d{14}/)).toBeVisible();
    await expect(main.getByRole('region', { name: '待办事项' }).getByRole('link')).not.toHaveCount(0);
  });

  await test.step('my orders are the list of the order centre', async () => {
    await menu.getByRole('link', { name: '我的订单' }).click();
    await expect(page).toHaveURL(/currentMenu=my_order/);
    await expect(page.getByRole('article').filter({ visible: true }).first()).toContainText(/AL\d{14}/);
  });

  await test.step('an opened message turns read, then all of them', async () => {
    await menu.getByRole('link', { name: /我的消息/ }).click();
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: /条未读/ });
    const before = Number.parseInt((await heading.textContent()) ?? '', 10);
    expect(before).toBeGreaterThan(1);
    const unread = main.getByRole('listitem').filter({ has: page.getByRole('img', { name: '未读' }) });
    const opening = page.context().waitForEvent('page');
    await unread.first().getByRole('link').click();
    await (await opening).close();
    await expect(main.getByRole('heading', { name: `${before - 1} 条未读` })).toBeVisible();
    await main.getByRole('button', { name: '全部标为已读' }).click();
    await expect(main.getByRole('heading', { name: '全部消息' })).toBeVisible();
    await expect(menu.getByText('条未读')).toHaveCount(0);
    await page.reload();
    await expect(main.getByRole('heading', { name: '全部消息' })).toBeVisible();
  });

  await test.step('my rights are a table of what each level brings', async () => {
    await menu.getByRole('link', { name: '我的权益' }).click();
    const table = page.getByRole('table', { name: '各会员等级的权益' });
    await expect(table.getByRole('columnheader', { name: /您的等级/ })).toHaveCount(1);
    await expect(table.getByRole('row', { name: /专属客服/ }).getByText('享有', { exact: true })).toHaveCount(
      5,
    );
  });
});

test(
  'certificates: statuses in their colours, refusals, and an upload that waits for its audit',
  covers,
  async ({ page }) => {
    await openAs(page, 1, '/mine/qualificationManage');
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    const colour = (text: string) =>
      page
        .getByRole('table')
        .getByText(text, { exact: false })
        .first()
        .evaluate((tag) => getComputedStyle(tag).color);

    await test.step('green, amber and red', async () => {
      await expect(row('营业执照')).toContainText('已通过');
      expect(await colour('已通过')).toBe('rgb(20, 117, 71)');
      expect(await colour('审核中')).toBe('rgb(143, 90, 0)');
      expect(await colour('未通过')).toBe('rgb(194, 38, 38)');
      await expect(row('营业执照').getByRole('button', { name: /上传/ })).toHaveCount(0);
      await expect(page.getByRole('list', { name: '到期提醒' }).getByText(/天/).first()).toBeVisible();
    });

    await row('质量保证协议').getByRole('button', { name: /上传/ }).click();
    const dialog = page.getByRole('dialog', { name: '上传证照' });
    const file = dialog.getByLabel('证照文件');

    await test.step('a wrong ending and a wrong content say why', async () => {
      await file.setInputFiles({
        name: '协议.docx',
        mimeType: 'application/msword',
        buffer: Buffer.from('x'),
      });
      await expect(dialog.getByRole('alert')).toContainText('仅支持');
      await file.setInputFiles({
        name: '协议.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      await dialog.getByRole('button', { name: '确认上传' }).click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await expect(dialog.getByText('协议.png')).toBeVisible();
    });

    await test.step('the last chosen file is shown, sent, and waits for its audit', async () => {
      await file.setInputFiles({ name: '质量协议.png', mimeType: 'image/png', buffer: onePixelPng() });
      await expect(dialog.getByRole('img', { name: '预览：质量协议.png' })).toBeVisible();
      await dialog.getByRole('button', { name: '确认上传' }).click();
      await expect(page.getByText('上传成功')).toBeVisible();
      await expect(row('质量保证协议')).toContainText('审核中');
      await expect(row('质量保证协议').getByRole('button', { name: /上传/ })).toHaveCount(0);
      const download = page.waitForEvent('download');
      await row('质量保证协议').getByRole('button', { name: /下载/ }).click();
      expect((await download).suggestedFilename()).toBe('质量协议.png');
    });
  },
);

test(
  'settings: large type for the whole shop, another session ended, an address added',
  covers,
  async ({ page, browser, shop }) => {
    const buyer = buyerOf(6);
    const elsewhere = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await openAs(elsewhere, buyer, '/orderCenter');
    await openAs(page, buyer, '/mine/accountSettings');
    const size = () =>
      page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize));

    await test.step('large type holds on every page and after a reload', async () => {
      const before = await size();
      await page.getByRole('switch', { name: /大字/ }).check();
      await expect.poll(size).toBeCloseTo(before * 1.25, 1);
      await page.goto('/home');
      await expect.poll(size).toBeCloseTo(before * 1.25, 1);
      await page.goto('/mine/accountSettings');
      // A document is drawn as if nothing had been chosen.
      await expect(page.getByRole('switch', { name: /大字/ })).toBeChecked();
      await page.getByRole('switch', { name: /大字/ }).uncheck();
      await expect.poll(size).toBeCloseTo(before, 1);
    });

    await test.step('the other session is logged out', async () => {
      await page.getByRole('button', { name: '结束会话' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: '结束会话' }).click();
      await expect(page.getByText('该会话已结束')).toBeVisible();
      await elsewhere.reload();
      await expect(elsewhere).toHaveURL(/\/login/);
    });

    await test.step('the password is changed with the old one, and a wrong one is told', async () => {
      await page.getByRole('button', { name: '修改密码' }).click();
      const dialog = page.getByRole('dialog', { name: '修改密码' });
      await dialog.getByLabel('原密码', { exact: true }).fill('wrong');
      await dialog.getByLabel('新密码', { exact: true }).fill('Anlan2027');
      await dialog.getByLabel('确认密码', { exact: true }).fill('Anlan2027');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText('原密码错误');
      await dialog.getByLabel('原密码', { exact: true }).fill(demoPassword);
      await page.keyboard.press('Enter');
      await expect(page.getByText('密码修改成功')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('an address is added and deleted', async () => {
      await page.goto('/mine/addressBook');
      await page.getByRole('button', { name: '新增收货地址' }).click();
      const form = page.getByRole('dialog', { name: '新增收货地址' });
      await form.getByLabel('收货人').fill('钱收货（示例）');
      await form.getByLabel('联系电话').fill('13900000009');
      await form.getByLabel('详细地址').fill('浙江省临江市示例路 9 号');
      await form.getByRole('button', { name: '保存' }).click();
      const address = page.getByRole('main').getByRole('listitem').filter({ hasText: '钱收货（示例）' });
      await address.getByRole('button', { name: '删除' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
      await expect(address).toHaveCount(0);
    });
  },
);
