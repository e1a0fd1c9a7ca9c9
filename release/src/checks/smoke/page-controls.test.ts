import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { controlsOf } from './page-controls';
import { sumsOf } from './page-sums';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  page = await browser.newPage();
  await page.addInitScript('globalThis.__name ??= value => value');
  await page.goto('about:blank');
}, 60_000);
afterAll(() => browser.close());

const button = (style: string, more = '') =>
  `<button style="width: 90px; height: 40px; ${style}" ${more}>提交订单</button>`;

test.each([
  ['usable', '<section aria-label="结算">%</section>', ''],
  ['usable', '<p style="height: 3000px">上</p><section aria-label="结算">%</section>', ''],
  ['hidden', '<section aria-label="结算">%</section>', 'visibility: hidden'],
  ['out of view', '<section aria-label="结算">%</section>', 'position: absolute; left: -900px'],
  [
    'covered',
    '<section aria-label="结算">%</section><div style="position: fixed; inset: 0; background: #fff8"></div>',
    '',
  ],
  [
    'usable',
    '<section aria-label="结算">%</section><p role="status" style="position: fixed; inset: 0">已保存</p>',
    '',
  ],
])('a button is %s in %s', async (state, around, style) => {
  await page.setContent(`<main>${around.replace('%', button(style))}</main>`);
  expect(await controlsOf(page)).toEqual([
    expect.objectContaining({ role: 'button', name: '提交订单', place: '结算', inPage: true, state }),
  ]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.each([
  ['disabled', 'disabled'],
  ['disabled', 'aria-disabled="true"'],
  ['not focusable', 'tabindex="-1"'],
])('one that is %s by %s', async (state, attribute) => {
  await page.setContent(`<main>${button('', attribute)}</main>`);
  expect(await controlsOf(page)).toEqual([expect.objectContaining({ state, place: 'main', size: 40 })]);
});

test('rows are told apart, and what differs from row to row is not in a name', async () => {
  await page.setContent(
    '<main><ul><li><a href="#">跟进订单 D1</a></li><li><a href="#">跟进订单 D2</a></li></ul></main>',
  );
  expect(await controlsOf(page)).toEqual([
    expect.objectContaining({ role: 'link', name: '跟进订单 #', row: 0 }),
    expect.objectContaining({ role: 'link', name: '跟进订单 #', row: 1 }),
  ]);
});

test('amounts are read by section, row and the words before them', async () => {
  await page.setContent(`<main>
    <section aria-label="商品"><ul>
      <li><a href="#">输液器</a> <span>您的价</span> <span><span>¥ 1,234.50</span>/盒</span></li>
      <li><a href="#">注射器 5 ml <span>您的价</span> <span><b>¥</b><b>9</b></span></a></li>
    </ul></section>
    <table><thead><tr><th>订单</th><th>金额</th></tr></thead><tr><td>D1</td><td>¥1.2万</td></tr></table>
    <section aria-label="结算"><dl><dt>优惠共减</dt><dd>− ¥ 30.00</dd></dl></section>
    <p hidden>¥ 1</p>
  </main>`);
  expect(await sumsOf(page)).toEqual({
    '商品, 输液器, 您的价': ['1234.5'],
    '商品, 注射器 5 ml 您的价, 您的价': ['9'],
    金额: ['12000'],
    '结算, 优惠共减': ['-30'],
  });
});
