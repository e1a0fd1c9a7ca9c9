import type { Page } from '@playwright/test';
import { becomesAlive } from '../support/is-alive';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shell'] };

const certificates = {
  jingyingzizhi: '营业执照',
  zigezhengshu: '互联网药品信息服务资格证书',
  xukezheng: '医疗器械经营许可证',
  beianpingzheng: '第二类医疗器械经营备案凭证',
  shipinanquan: '食品经营许可证',
  ylqxsc: '医疗器械生产许可证',
};

const widths = [1920, 1280, 992, 390];

const fitsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test(
  'a visitor finds the six certificates from the footer and reads the legal texts there',
  covers,
  async ({ page }) => {
    await page.goto('/home');
    for (const [kind, name] of Object.entries(certificates)) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/certificate\\?certificate=${kind}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(name));
    }
    for (const [link, text] of [
      ['使用条款', '一、账号与登录'],
      ['隐私声明', '一、我们收集哪些信息'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('button', { name: link }).click();
      await expect(page.getByRole('dialog')).toContainText(text);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click();
    await expect(page).toHaveURL(/\/home\/contact_us$/);
  },
);

test('a visitor at an unknown address is told so, and finds home', covers, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a buyer reads every static page, and unknown addresses lead home', covers, async ({ page }) => {
  await openAs(page, 1, '/clause');

  await test.step('the terms have a table of contents that leads to the place', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '使用条款' })).toBeVisible();
    const heading = page.getByRole('heading', { name: '七、退换与质量问题' });
    await expect(heading).not.toBeInViewport();
    await page
      .getByRole('navigation', { name: '目录' })
      .getByRole('link', { name: '七、退换与质量问题' })
      .click();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/\/clause#section-7$/);
  });

  await test.step('privacy, contact and coming soon', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私声明' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '隐私声明' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click();
    await expect(page).toHaveURL(/\/contactus$/);
    const contact = page.getByRole('article');
    for (const fact of ['公司地址', '邮政编码', '服务热线', '来访路线'])
      await expect(contact).toContainText(fact);
    const map = contact.getByRole('img', { name: /示意地图/ });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/waiting');
    await expect(page.getByRole('heading', { name: '敬请期待' })).toBeVisible();
  });

  for (const path of ['/404', '/no/such/page', '/certificate/x']) {
    await test.step(`${path} is not found`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
      await expect(page).toHaveURL(/\/home$/);
    });
  }
});

test(
  'a page comes back as it was left: what was typed, where it was scrolled to, and fresh where it is stale',
  covers,
  async ({ page }) => {
    const header = page.getByRole('banner');
    // Lower than a few orders.
    await page.setViewportSize({ width: 1280, height: 500 });
    await openAs(page, 1, '/orderCenter');
    await expect(page.getByRole('article').first()).toBeVisible();
    const keyword = page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('textbox'))
      .first();
    await keyword.fill('安澜');
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.waitForFunction(() => window.scrollY === 200);

    await header.getByRole('link', { name: '购物车' }).click();
    await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    const refreshed = page.waitForRequest('**/order/page');
    await page.goBack();
    await expect(keyword).toBeVisible();
    await expect(keyword).toHaveValue('安澜');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    await refreshed;
  },
);

test('the header fits four widths, and everything in it is reached by keyboard', covers, async ({ page }) => {
  const header = page.getByRole('banner');
  const search = header.getByRole('combobox', { name: '搜索商品' });
  const options = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');

  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home/surprise');
      await expect(search).toBeVisible();
      await expect(header.getByRole('link', { name: '登录' })).toBeVisible();
      expect(await fitsTheWindow(page)).toBe(true);
      const size = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      expect(size).toBeCloseTo(Math.max(12, (width / 1920) * 16), 1);
      await expect(header.getByRole('navigation', { name: '主导航' })).toBeVisible({ visible: width >= 992 });
      await expect(header.getByRole('button', { name: '菜单' })).toBeVisible({ visible: width < 992 });
    });
  }

  await test.step('on the low screen of an office it leaves room for what is sold', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('on a phone the categories are in a drawer, which gives the focus back', async () => {
    await header.getByRole('button', { name: '菜单' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: '菜单' });
    await expect(drawer.getByRole('link', { name: '惊喜专区' })).toBeVisible();
    await drawer.getByText('内镜清洗消毒', { exact: true }).click();
    await expect(drawer.getByRole('link', { name: '全部', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(header.getByRole('button', { name: '菜单' })).toBeFocused();
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/home/surprise');

  await test.step('suggestions: products by name, chosen with the arrows', async () => {
    await search.focus();
    await page.keyboard.type('湿巾');
    await expect(options.first()).toContainText('湿巾');
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(search).toHaveAttribute('aria-activedescendant', /.+/);
    await expect(search).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toContainText('查看“湿巾”的全部');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(search).toHaveValue('湿巾');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/searchpage\?name=%E6%B9%BF%E5%B7%BE$/);
  });

  await test.step('by model, a product asks a visitor to log in', async () => {
    await search.fill('al-paa');
    await expect(options.first()).toContainText('AL-PAA');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fhome%2Fdetail%3Fid%3D/);
    await page.goto('/home/surprise');
  });

  await test.step('what was searched for is offered again, and can be forgotten', async () => {
    await search.focus();
    await expect(options.first()).toHaveText('al-paa');
    await expect(options.nth(1)).toHaveText('湿巾');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveText('清空最近搜索');
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
  });

  await test.step('the categories open by mouse and by keyboard', async () => {
    const trigger = header.getByRole('button', { name: '全部商品分类' });
    await trigger.hover();
    const category = header.getByRole('link', { name: '手与皮肤消毒' });
    await category.hover();
    await expect(header.getByRole('link', { name: '查看全部' })).toBeVisible();
    await page.mouse.move(1200, 800);
    await expect(category).toHaveCount(0);

    await trigger.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(category).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(header.getByRole('link', { name: '查看全部' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(category).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home\/all_product\?parentId=/);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a scrolled page has a small header and the way back to the top, beyond 500 px', async () => {
    await page.goto('/home');
    const toTop = page.getByRole('button', { name: '回到顶部' });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height, 'long enough to be scrolled').toBeGreaterThan(2_500);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect(toTop).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 501));
    await expect(header.getByRole('button', { name: '全部分类' })).toBeVisible();
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('customer service shows its QR code', async () => {
    await page.getByRole('button', { name: '在线客服' }).press('Enter');
    await expect(page.getByRole('img', { name: '在线客服二维码' })).toBeVisible();
    await page.keyboard.press('Escape');
    await header.getByRole('button', { name: '企业微信' }).press('Enter');
    await expect(page.getByRole('img', { name: '企业微信二维码' })).toBeVisible();
  });
});

test(
  'a page that is pointed at is prefetched, but not for who saves data',
  covers,
  async ({ browser, shop }) => {
    const hoverOverCart = async (saveData: boolean) => {
      const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
      await context.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
        saveData,
      );
      const page = await context.newPage();
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/apps/mf-cart/')) files.push(request.url());
      });
      await openAs(page, 1, '/clause');
      await becomesAlive(page);
      await page.getByRole('banner').getByRole('link', { name: '购物车' }).hover();
      return { context, files };
    };
    const spared = await hoverOverCart(true);
    const usual = await hoverOverCart(false);
    await expect.poll(() => usual.files.length).toBeGreaterThan(0);
    // It was pointed at first, so it has had its time.
    expect(spared.files).toEqual([]);
    for (const { context } of [spared, usual]) await context.close();
  },
);
