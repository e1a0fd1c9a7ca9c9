import type { Page } from '@playwright/test';
import { coveredByBars, fitsTheWindow } from '../support/bars';
import { latestOrder } from '../support/cart';
import { openAs } from '../support/log-in';
import { expectNoCollisions, open, resize } from '../support/look';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shared-kernel'] };

const pages = ['/home', '/home/all_product', '/home/detail?id=1', '/shoppingCar', '/orderCenter'];

/** A page is drawn anew some moments after its window has another size; every window is looked at, whatever fails. */
const eventually = expect.configure({ soft: true });

const typeOf = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('in every window a page fits, and its bars leave it room', covers, async ({ page }) => {
  await openAs(page, 1, '/home');
  for (const path of pages) {
    await open(page, path);
    // The first two are 1280 by 1024 at 400 and 200 per cent.
    for (const [width, height] of [
      [320, 256],
      [640, 512],
      [390, 844],
      [1366, 768],
    ] as const) {
      await resize(page, width, height);
      await eventually.poll(() => fitsTheWindow(page), `${path} at ${width}`).toBe(true);
      await eventually
        .poll(() => coveredByBars(page), `bars of ${path} at ${width}`)
        .toBeLessThanOrEqual(1 / 3);
    }
    for (const [width, height] of [
      [2560, 1440],
      [3840, 2160],
    ] as const) {
      await resize(page, width, height);
      await eventually.poll(() => fitsTheWindow(page), `${path} at ${width}`).toBe(true);
      if (path !== '/home/all_product' && path !== '/shoppingCar') continue;
      await expect
        .poll(
          async () => (await typeOf(page, '复合过氧乙酸消毒液 2 L')) >= (await typeOf(page, 'AL-PAA 2000')),
          `${path} at ${width}: a name is no smaller than its model`,
        )
        .toBe(true);
    }
  }
});

test('大字 lets every text grow', covers, async ({ page }) => {
  await openAs(page, 1, '/home/all_product');
  const texts = ['复合过氧乙酸消毒液 2 L', 'AL-PAA 2000', '综合', '加入'];
  const sizes = () => Promise.all(texts.map((text) => typeOf(page, text)));
  await expect(page.getByText('复合过氧乙酸消毒液 2 L', { exact: true }).first()).toBeVisible();
  const before = await sizes();
  await page.evaluate(() => document.documentElement.setAttribute('data-large-type', ''));
  expect(await sizes()).toEqual(before.map((size) => size * 1.25));
});

test('with 大字 no text is cut off or lies over another', covers, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectRoom = (path: string) =>
    expectNoCollisions(page, path, [
      [390, 844],
      [1280, 800],
      [3840, 2160],
    ]);
  await page.addInitScript(() =>
    localStorage.setItem('readingComfort', '{"largeType":true,"highContrast":true}'),
  );
  await page.goto('/login');
  await expect(page.getByLabel('登录账号')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-large-type', '');
  await expectRoom('/login');
  for (const path of ['/apply', '/certificate']) {
    await open(page, path);
    await expectRoom(path);
  }
  await openAs(page, 1, '/home');
  for (const path of [
    ...pages,
    '/shoppingCar/quickOrder',
    '/mine',
    '/mine/statement',
    '/mine/arrivalNotices',
    '/mine/qualificationManage',
  ]) {
    await open(page, path);
    await expectRoom(path);
  }
});

test(
  'with the reader’s own spacing of text none is cut off or lies over another',
  covers,
  async ({ page }) => {
    // WCAG 1.4.12
    const spacing = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`;
    await openAs(page, 1, '/home');
    for (const path of [
      ...pages,
      '/shoppingCar/quickOrder',
      '/mine',
      '/mine/statement',
      '/mine/qualificationManage',
      '/mine/accountSettings',
      '/home/contact_us',
      '/apply',
    ]) {
      await open(page, path);
      await page.addStyleTag({ content: spacing });
      await expectNoCollisions(page, path, [
        [390, 844],
        [1366, 768],
      ]);
    }
  },
);

test(
  'where the system sets the colours, what is chosen still differs from the rest',
  covers,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, 1, '/orderCenter');
    const look = (state: string) =>
      page
        .getByRole('main')
        .locator(state)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.getByRole('main').locator('[aria-current="page"]').first()).toBeVisible();
    const highlight = await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<i id="probe" style="background:Highlight;forced-color-adjust:none"></i>',
      );
      return getComputedStyle(document.querySelector('#probe') ?? document.body).backgroundColor;
    });
    expect(await look('[aria-current="page"]')).toBe(highlight);
    await open(page, '/home');
    expect(await look('[role="tab"][aria-selected="true"]')).toBe(highlight);
    expect(await look('[role="tab"][aria-selected="false"]')).not.toBe(highlight);
    expect(await look('button[aria-current="true"]')).toBe(highlight);
    await open(page, '/home/detail?id=1');
    await page.getByRole('group', { name: '单位' }).getByRole('radio').first().check();
    expect(await look('input:checked + span')).toBe(highlight);
    const { id } = await latestOrder(page);
    await open(page, `/orderCenter/orderDetail?id=${id}`);
    const progress = page.getByRole('list', { name: '订单进度' });
    expect(
      await progress
        .locator('li[aria-current="step"]')
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe(highlight);
    const ways = await progress
      .getByRole('listitem')
      .evaluateAll((steps) =>
        steps
          .slice(1)
          .map((step) => [step.dataset['state'], getComputedStyle(step, '::before').borderTopStyle]),
      );
    for (const [state, line] of ways) expect(line).toBe(state === 'ahead' ? 'dashed' : 'solid');
    expect(ways.map(([state]) => state)).toContain('ahead');
  },
);
