import type { Page } from '@playwright/test';
import { expectAskedOnce } from '../support/asked-once';
import { holdBack } from '../support/hold-back';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shell'] };

/** Every script of the app that shows the pages, its entry among them. */
const remote = /\/apps\/mf-catalog\/.*\.js/;

/** Pages whose frame keeps no place for pictures: they show rows to most who come. */
const withoutPlace = /searchpage/;

/** The address of each picture that is asked for. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) asked.push(request.url());
  });
  return asked;
}

/** Of the pictures in the first screenful the one that takes the most room. */
const largestPicture = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const isShown = image.complete && image.checkVisibility({ visibilityProperty: true });
      return { src: image.currentSrc, area: isShown && height > 0 ? height * width : 0 };
    });
    return seen.toSorted((a, b) => b.area - a.area)[0]?.src;
  });

async function seePicturesFirst(page: Page, paths: readonly string[]) {
  const asked = watchPictures(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto('about:blank');
      const letGo = await holdBack(page, remote);
      asked.length = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      // From here on the page's own code asks for pictures.
      const first = [...asked];
      if (!withoutPlace.test(path))
        await expect.poll(() => largestPicture(page).then((src) => src && first.includes(src))).toBe(true);
      letGo();
      await expect.poll(() => largestPicture(page).then((src) => src && first.includes(src))).toBe(true);
      expectAskedOnce(first, asked);
      await page.unroute(remote);
    });
  }
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(
      "the largest picture of a visitor's page stands there before its code has come",
      covers,
      async ({ page }) => {
        await seePicturesFirst(page, ['/home', '/home/all_product?parentId=1', '/searchpage?name=消毒']);
      },
    );

    test("so is that of a buyer's page", covers, async ({ page }) => {
      await page.goto('/login');
      await fillLogin(page, buyerOf(1));
      // Rows have no picture of any size.
      await page.goto('/home/all_product');
      await page.getByRole('button', { name: '网格' }).click();
      await expect(page.getByRole('list', { name: '全部商品' }).locator('img').first()).toBeAttached();
      await seePicturesFirst(page, [
        '/home/detail?id=1',
        '/home/all_product',
        ...(width < 992 ? [] : ['/home']),
      ]);
    });
  });
}
