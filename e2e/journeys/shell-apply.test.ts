import { admin } from '../support/admin';
import { smallPdf } from '../support/orders';
import { expect, test } from '../support/shop';
import { smsCode } from '../support/sms-code';

const covers = { tag: ['@shell'] };

const company = '临江市第三人民医院（示例）';
const mobilePhone = '13700000031';
const licence = {
  name: '营业执照.pdf',
  mimeType: 'application/pdf',
  buffer: smallPdf,
};

test(
  'a visitor applies for an account, the admin approves, the phone logs in',
  covers,
  async ({ page, shop }) => {
    /** Asks for a code and reads it. */
    const nextCode = async () => {
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByText('验证码已发送')).toBeVisible();
      return smsCode(shop, mobilePhone);
    };
    const submit = page.getByRole('button', { name: '提交申请' });
    const progress = page.getByRole('heading', { name: /^申请进度/ });

    await test.step('the login leads to the application, which begins with the phone', async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: '申请开户' }).click();
      await expect(page).toHaveURL(/\/apply$/);
      await page.getByLabel('手机号码').fill(mobilePhone);
      await page.getByLabel('短信验证码').fill(await nextCode());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: '单位信息与证照' })).toBeFocused();
    });

    await test.step('what is missing is told, a wrong file refused, a right one uploaded', async () => {
      await submit.click();
      await expect(page.getByLabel('单位名称')).toBeFocused();
      await page.getByLabel('单位名称').fill(company);
      await page.getByLabel('统一社会信用代码').fill('91350100M000100Y43');
      await page.getByLabel('单位地址').fill('临江市东街 1 号');
      await page.getByLabel('联系人').fill('王敏');
      await submit.click();
      await expect(page.getByText('请上传营业执照或事业单位法人证书')).toBeVisible();
      const first = page.getByLabel('营业执照或事业单位法人证书');
      await first.setInputFiles({ ...licence, name: '营业执照.docx' });
      await expect(page.getByText('仅支持 jpg/png 图片或 pdf 文件', { exact: true })).toBeVisible();
      await first.setInputFiles(licence);
      await expect(page.getByText('已上传', { exact: true })).toBeVisible();
    });

    await test.step('a page that is loaded anew has it all', async () => {
      await page.reload();
      await expect(page.getByLabel('单位名称')).toHaveValue(company);
      await expect(page.getByText('已上传：营业执照.pdf')).toBeVisible();
    });

    await test.step('of two clicks one application comes, which waits', async () => {
      await submit.dblclick();
      await expect(progress).toContainText('审核中');
      await expect(progress).toBeInViewport();
      const waiting = (await admin(shop, 'waiting')).split('\n').filter((line) => line.includes(company));
      expect(waiting).toHaveLength(1);
      await admin(shop, 'application', 'approve', /^\d+/.exec(waiting[0] ?? '')?.[0] ?? '', '--type', '1');
    });

    await test.step('the phone logs in', async () => {
      await page.goto('/login');
      await page.getByRole('tab', { name: '手机登录' }).click();
      const form = page.getByRole('tabpanel');
      await form.getByLabel('手机号码').fill(mobilePhone);
      await form.getByLabel('短信验证码').fill(await nextCode());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('banner').getByText(company)).toBeVisible();
    });
  },
);
