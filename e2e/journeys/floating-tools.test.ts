import { openAs } from '../support/cart';
import { coveredOnTheWay } from '../support/covered';
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

for (const [width, height] of windows) {
  test(
    `at ${width} nothing that floats lies over a price, a button or a figure`,
    covers,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAs(page, 1, '/home');
      for (const path of places) {
        await test.step(path, async () => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await page.evaluate(coveredOnTheWay), path).toEqual([]);
        });
      }
    },
  );
}
