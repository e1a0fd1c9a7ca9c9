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

test('in no window does what floats lie over a price, a button or a figure', covers, async ({ page }) => {
  await openAs(page, 1, '/home');
  for (const path of places) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const [width, height] of windows)
      await test.step(`${path} at ${width}`, async () => {
        await resize(page, width, height);
        expect.soft(await page.evaluate(coveredOnTheWay), `${path} at ${width}`).toEqual([]);
      });
  }
});
