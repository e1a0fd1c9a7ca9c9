import type { Page } from '@playwright/test';
import { coveredOnTheWay } from '../support/covered';
import { openAs } from '../support/log-in';
import { resize } from '../support/look';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shell'] };

const windows = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 800],
  [992, 768],
  [390, 844],
] as const;

const places = [
  '/home',
  '/home/all_product?parentId=1',
  '/searchpage?name=消毒',
  '/home/detail?id=1',
  '/home/surprise',
  '/shoppingCar',
  '/shoppingCar/quickOrder',
  '/orderCenter',
  '/mine',
  '/home/contact_us',
];

/** Pages that begin with their title, below the path to them. */
const titled = [
  '/home/all_product?parentId=1',
  '/searchpage?name=消毒',
  '/shoppingCar',
  '/shoppingCar/quickOrder',
  '/orderCenter',
];

const titleTop = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const top = main.querySelector('h1')?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - main.getBoundingClientRect().top);
  });

test('in no window does what floats lie over a price, a button or a figure', covers, async ({ page }) => {
  await openAs(page, 1, '/home');
  const tops = new Map(windows.map(([width]) => [width, new Set<number>()]));
  for (const path of places) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const [width, height] of windows)
      await test.step(`${path} at ${width}`, async () => {
        await resize(page, width, height);
        if (titled.includes(path)) tops.get(width)?.add(await titleTop(page));
        expect.soft(await page.evaluate(coveredOnTheWay), `${path} at ${width}`).toEqual([]);
      });
  }
  await test.step('titles stand at one height', () => {
    for (const [width, heights] of tops) expect.soft([...heights], `at ${width}`).toHaveLength(1);
  });
});
