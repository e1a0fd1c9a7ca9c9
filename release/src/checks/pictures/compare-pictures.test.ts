/// <reference lib="dom" />

import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { openPictureComparison, type PictureComparison } from './compare-pictures';

let browser: Browser;
let comparison: PictureComparison;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  comparison = await openPictureComparison(browser);
}, 60_000);
afterAll(() => browser.close());

async function pictureOf(colour: string, height = 100): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 200, height } });
  await page.setContent(
    `<body style="margin:0;background:white"><p style="margin:0;width:100px;height:50px;background:${colour}">`,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const isWebp = (picture: Buffer | null) => picture?.subarray(8, 12).toString() === 'WEBP';

test('the same picture has no marks', async () => {
  const compared = await comparison.compare(await pictureOf('teal'), await pictureOf('teal'));
  expect(compared).toMatchObject({ marked: null, differing: 0 });
  expect([compared.before, compared.after].map(isWebp)).toEqual([true, true]);
});

test('what differs is marked, and its share told', async () => {
  const compared = await comparison.compare(await pictureOf('teal'), await pictureOf('red'));
  expect(compared.differing).toBeCloseTo(0.25, 2);
  expect(isWebp(compared.marked)).toBe(true);
});

test('a page that has grown differs by what it has grown', async () => {
  const { differing } = await comparison.compare(await pictureOf('teal', 100), await pictureOf('teal', 200));
  expect(differing).toBeCloseTo(0.5, 2);
});

test('a new page has nothing beside it', async () => {
  const compared = await comparison.compare(null, await pictureOf('teal'));
  expect(compared).toMatchObject({ before: null, marked: null, differing: 0 });
});
