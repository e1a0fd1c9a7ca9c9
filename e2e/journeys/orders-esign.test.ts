import { admin } from '../support/admin';
import { endOnServer } from '../support/end-on-server';
import { buyerOf, fillLogin } from '../support/log-in';
import { expectStatus, openCart, placeOrder, saved } from '../support/orders';
import { expect, test } from '../support/shop';
import { smsCode } from '../support/sms-code';

const covers = { tag: ['@mf-orders'] };

test(
  'a contract is signed electronically, and its order goes to the review',
  covers,
  async ({ page, context, shop }) => {
    test.slow();
    const buyer = buyerOf(5);
    await openCart(page, buyer);
    const order = await placeOrder(page);
    await page.goto(order.url);
    await expectStatus(page, '待上传合同', '提交订单');

    await test.step('the contract is signed on the e-sign platform, in a tab of its own', async () => {
      const [platform] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: '去签署' }).click(),
      ]);
      await expect(platform.getByText(order.no)).toBeVisible();
      // The contract's file is made when it is first asked for.
      await expect(platform.getByText(/^共 \d+ 页$/)).toBeVisible();
      const codes: string[] = [];
      platform.on('request', (request) => {
        if (request.url().endsWith('/esign/code')) codes.push(request.url());
      });
      await platform.getByRole('button', { name: '获取验证码' }).dblclick();
      await expect(platform.getByText(/^验证码已发送至/)).toBeVisible();
      expect(codes).toHaveLength(1);
      const code = await smsCode(shop, buyer.mobilePhone);
      // Loaded anew it knows of no pause; what the server refuses then keeps nobody from signing.
      await platform.reload();
      await platform.getByRole('button', { name: '获取验证码' }).click();
      await expect(platform.getByRole('alert')).toContainText('操作过于频繁');
      await platform.getByLabel('签署人姓名').fill('沈采购');
      await platform.getByLabel('短信验证码').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await expect(platform.getByLabel('短信验证码')).toHaveValue(code);
      await platform.getByRole('checkbox', { name: /我已阅读合同全文/ }).check();
      await platform.getByRole('button', { name: '签署合同' }).click();
      await expect(platform.getByText(/合同已签署，签章与签署时间已写入合同文件/)).toBeVisible();
      await platform.close();
    });

    await test.step('coming back, the order knows', async () => {
      await page.bringToFront();
      // A headless browser hides no tab, so it tells none that it is seen again.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expectStatus(page, '合同已上传', '上传合同');
      await expect(page.getByRole('button', { name: '查看合同' })).toBeEnabled();
      await expect(page.getByRole('button', { name: '上传合同' })).toHaveCount(0);
      const contract = await saved(page, () =>
        page.getByRole('button', { name: '下载合同', exact: true }).click(),
      );
      expect(contract.name).toMatch(/已签署\.pdf$/);
      expect(contract.content.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('the provider reviews it, and the signed contract stays to be seen', async () => {
      await admin(shop, 'approve', order.no);
      await page.reload();
      await expectStatus(page, '订单已确认', '订单确认');
      const [view] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: '查看合同' }).click(),
      ]);
      await expect(view.getByText('沈采购').first()).toBeVisible();
    });
  },
);

test(
  'the name under a contract outlives the end of a session, and goes with the signature',
  covers,
  async ({ page, context, shop }) => {
    test.slow();
    const buyer = buyerOf(1);
    await openCart(page, buyer);
    const order = await placeOrder(page);
    await page.goto(order.url);
    const toPlatform = async () => {
      const opening = context.waitForEvent('page');
      await page.getByRole('button', { name: '去签署' }).click();
      return opening;
    };
    const platform = await toPlatform();
    const name = platform.getByLabel('签署人姓名');
    await name.fill('沈采购');
    await endOnServer(context, shop);
    await platform.getByRole('button', { name: '获取验证码' }).click();
    await expect(platform.getByRole('heading', { level: 1 })).toHaveText('请先登录商城');
    await platform.getByRole('link', { name: '去登录' }).click();
    await fillLogin(platform, buyer);
    await expect(platform).toHaveURL(order.url);
    await platform.close();

    // The shop's own tab had gone to the login, too.
    await page.goto(order.url);
    const again = await toPlatform();
    await expect(again.getByLabel('签署人姓名')).toHaveValue('沈采购');
    await again.getByRole('button', { name: '不签了，撤回电子合同' }).click();
    await again.getByRole('button', { name: '确认撤回' }).click();
    await expect(again.getByText(/电子合同已撤回/).first()).toBeVisible();
    expect(
      await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('signerName'))),
    ).toEqual([]);
  },
);

test(
  'a contract that is withdrawn from e-signing is handed in on paper',
  covers,
  async ({ page, context }) => {
    await openCart(page, buyerOf(1));
    const order = await placeOrder(page);
    await page.goto(order.url);
    const [platform] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: '去签署' }).click(),
    ]);
    await platform.getByRole('button', { name: '不签了，撤回电子合同' }).click();
    await platform.getByRole('button', { name: '确认撤回' }).click();
    await expect(platform.getByText(/电子合同已撤回/).first()).toBeVisible();
    await platform.close();
    await page.bringToFront();
    await expect(page.getByRole('button', { name: '已撤回' })).toBeDisabled();
    await expect(page.getByRole('button', { name: '上传合同' })).toBeEnabled();
  },
);
