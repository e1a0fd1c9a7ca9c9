import { demoAccounts, demoPassword } from 'demo-shop/accounts';
import { buyerOf } from '../support/log-in';
import { expect, test } from '../support/shop';
import { smsCode } from '../support/sms-code';

const covers = { tag: ['@core', '@shell'] };

const newPassword = 'Anlan2027';

test(
  'a buyer logs in by account, is told what is wrong, and comes back to where they were heading',
  covers,
  async ({ page }) => {
    const buyer = buyerOf(1);
    const account = page.getByLabel('登录账号');
    const password = page.getByLabel('密码', { exact: true });

    await test.step('a guarded address leads to the login and keeps its query', async () => {
      await page.goto('/mine?currentMenu=my_member#top');
      await expect(page).toHaveURL(/\/login\?redirect=%2Fmine%3FcurrentMenu%3Dmy_member%23top$/);
      await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
      await expect(page).toHaveTitle(/^登录/);
    });

    await test.step('empty fields are named, each at its place', async () => {
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(account).toHaveAccessibleDescription('登录账号不能为空！');
      await expect(password).toHaveAccessibleDescription('密码不能为空！');
      await expect(account).toBeFocused();
    });

    await test.step('a wrong password is told and nothing typed is lost', async () => {
      await account.fill(`  ${buyer.account} `);
      await password.fill('wrong1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: '账号或密码有误' })).toBeVisible();
      await expect(account).toHaveValue(`  ${buyer.account} `);
      await expect(password).toHaveValue('wrong1');
    });

    await test.step('the terms can be read before they are agreed to', async () => {
      await page.getByRole('button', { name: '《使用条款》' }).click();
      await expect(page.getByRole('dialog')).toContainText('一、账号与登录');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the right password, remembered, leads on', async () => {
      await page.getByRole('checkbox', { name: '记住密码' }).check();
      await password.fill(demoPassword);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/mine\?currentMenu=my_member#top$/);
      await expect(page.getByRole('banner').getByText(buyer.clientName)).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(demoPassword);
    });

    await test.step('a buyer who opens the login is sent home', async () => {
      await page.goto('/login?redirect=%2Fmine');
      await expect(page).toHaveURL(/\/home$/);
    });

    for (const redirect of [
      '//evil.example/x',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await test.step(`nobody is led to ${redirect}; the login is filled in`, async () => {
        await page.context().clearCookies();
        await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
        await expect(account).toHaveValue(buyer.account);
        await expect(password).toHaveValue(demoPassword);
        await page.getByRole('button', { name: '登录', exact: true }).click();
        await expect(page).toHaveURL(/localhost:\d+\/home$/);
      });
    }
  },
);

test(
  'a buyer logs in by phone; the countdown outlives a look at the other tab and a reload',
  covers,
  async ({ page, shop }) => {
    const { mobilePhone, clientName } = buyerOf(5);
    const phone = page.getByRole('tabpanel').getByLabel('手机号码');
    const resting = page.getByRole('button', { name: /^\d+ 秒后重新获取$/ });
    const left = async () => Number.parseInt((await resting.textContent()) ?? '', 10);

    await page.goto('/login');
    await page.getByRole('tab', { name: '账号登录' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: '手机登录' })).toBeFocused();

    await test.step('a code needs a right phone', async () => {
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(phone).toHaveAccessibleDescription('请先输入手机号码');
      await phone.fill('138');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(phone).toHaveAccessibleDescription('手机号码格式为11位');
    });

    await test.step('the code is sent, and the button counts down from 60', async () => {
      await phone.fill(mobilePhone);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByText('验证码已发送')).toBeVisible();
      expect(await left()).toBeGreaterThan(55);
      await page.getByRole('tab', { name: '账号登录' }).click();
      await page.getByRole('tab', { name: '手机登录' }).click();
      expect(await left()).toBeGreaterThan(50);
      await expect(phone).toHaveValue(mobilePhone);
      await page.reload();
      await expect(resting).toBeDisabled();
      await expect.poll(left).toBeLessThan(59);
    });

    await test.step('a wrong code is told, the right one logs in', async () => {
      const code = await smsCode(shop, mobilePhone);
      await phone.fill(mobilePhone);
      const field = page.getByRole('tabpanel').getByLabel('短信验证码');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(field).toHaveAccessibleDescription('验证码不能为空！');
      await field.fill(code === '000000' ? '111111' : '000000');
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('手机号或验证码有误');
      await field.fill(code);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('banner').getByText(clientName)).toBeVisible();
    });
  },
);

test('a buyer who forgot the password sets a new one', covers, async ({ page, shop }) => {
  // No later journey logs in as the newcomer: the new password stays.
  const newcomer = demoAccounts.find((buyer) => buyer.newcomer);
  if (!newcomer) throw new Error('there is no newcomer');
  const { account, mobilePhone } = newcomer;
  await page.goto('/login');
  await page.getByRole('button', { name: '忘记密码？' }).click();
  const dialog = page.getByRole('dialog', { name: '重置密码' });
  const sure = dialog.getByRole('button', { name: '确定' });

  await test.step('every rule is told at its field', async () => {
    await sure.click();
    await expect(dialog.getByLabel('手机号码')).toHaveAccessibleDescription('手机号不能为空');
    await expect(dialog.getByLabel('新密码', { exact: true })).toHaveAccessibleDescription('新密码不能为空');
    await expect(dialog.getByLabel('确认密码', { exact: true })).toHaveAccessibleDescription(
      '确认密码不能为空',
    );
    await dialog.getByLabel('新密码', { exact: true }).fill('a1');
    await dialog.getByLabel('确认密码', { exact: true }).fill('a2');
    await sure.click();
    await expect(dialog.getByText('长度在 6 到 20 个字符')).toBeVisible();
    await expect(dialog.getByText('两次输入密码不一致!')).toBeVisible();
    await dialog.getByLabel('新密码', { exact: true }).fill('abcdefg');
    await sure.click();
    await expect(dialog.getByText('至少为字母+数字')).toBeVisible();
  });

  await test.step('with the code the password is set', async () => {
    await dialog.getByLabel('手机号码').fill(mobilePhone);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByLabel('短信验证码').fill(await smsCode(shop, mobilePhone));
    await dialog.getByLabel('新密码', { exact: true }).fill(newPassword);
    await dialog.getByLabel('确认密码', { exact: true }).fill(newPassword);
    await sure.click();
    await expect(page.getByText('密码重置成功，请重新登陆')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the old password is refused, the new one is taken', async () => {
    await page.getByLabel('登录账号').fill(account);
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '账号或密码有误' })).toBeVisible();
    await page.getByLabel('密码', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
  });
});

test(
  'the moving background spares who asked for calm or for little data',
  covers,
  async ({ browser, shop }) => {
    const asked = async (options: object, saveData = false) => {
      const context = await browser.newContext({ baseURL: shop.url, ...options });
      if (saveData) {
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      }
      const page = await context.newPage();
      const videos: string[] = [];
      page.on('request', (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
      });
      await page.goto('/login');
      await expect(page.getByLabel('登录账号')).toBeVisible();
      expect(videos, 'nothing before the page is at rest').toHaveLength(0);
      return { context, page, videos };
    };
    const spared = await Promise.all([
      asked({ reducedMotion: 'reduce' }),
      asked({ reducedMotion: 'no-preference' }, true),
      asked({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } }),
    ]);
    const usual = await asked({ reducedMotion: 'no-preference' });
    await usual.page.getByRole('button', { name: '暂停背景动画' }).click();
    await expect(usual.page.getByRole('button', { name: '播放背景动画' })).toBeVisible();
    expect(usual.videos).not.toHaveLength(0);
    // They were opened first, so they have had their time.
    for (const { context, page, videos } of spared) {
      expect(videos).toEqual([]);
      await expect(page.locator('video')).toHaveCount(0);
      await context.close();
    }
    await usual.context.close();
  },
);
