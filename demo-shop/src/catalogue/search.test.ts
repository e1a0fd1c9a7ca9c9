import { addBaseData } from 'mall-api/database';
import { openShop, type TestShop } from 'mall-api/testing';
import { createRandom } from '../rows/random';
import { insertCatalogue } from './insert-catalogue';
import { searchQueries } from './search-queries';

const today = new Date('2026-03-18T09:30:00+08:00');

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await addBaseData(shop.db);
  await insertCatalogue(shop.db, 300, createRandom('search'), today);
});
afterAll(() => shop.close());

const find = async (name: string) => (await shop.ask('product/page', { name, current: 1, pageSize: 5 })).data;

const isOf = (model: string) => (found: { model: string }) =>
  model.includes(' ') ? found.model === model : found.model.startsWith(`${model} `);

test.each(Object.entries(searchQueries))('%s：所找的商品在前五个', async (_kind, queries) => {
  const missed: string[] = [];
  for (const [query, model] of queries) {
    const { list } = await find(query);
    if (!list.some(isOf(model))) missed.push(`${query}: ${list.map((product) => product.model).join(', ')}`);
  }
  expect(missed).toEqual([]);
});

// What the shop does not have: what resembles them may be shown, but never as what was meant.
test.each([
  ...['造口袋', '手术衣', '血压计', '听诊器', '输液器', '轮椅', '体温枪', '洗衣机', '手机', '咖啡'],
  ...[
    '量子纠缠',
    '儿童手套',
    '轮椅 手套',
    '心电图纸',
    'xyz',
    'iphone',
    'usb',
    'zzzzzz',
    'al-paa 2001',
    '9L 凝胶',
  ],
])('%s 不被说成别的', async (query) => {
  const { total, reading } = await find(query);
  expect(reading?.reasons).toEqual([]);
  expect(total === 0 || reading?.left.length).toBeTruthy();
});

test('what most of the words find is shown, and which word it leaves out', async () => {
  const { list, reading } = await find('加长 儿童 丁腈手套');
  expect(list.map(({ model }) => model)).toEqual(['AL-GN 12']);
  expect(reading).toEqual({ words: ['加长', '丁腈', '手套'], reasons: [], left: ['儿童'] });
});

test('names with the words come before names with their pieces, and those before attributes, over all pages', async () => {
  const pages = [];
  for (let current = 1; current <= 6; current += 1) {
    pages.push(await shop.ask('product/page', { name: '清洗机', current, pageSize: 4 }));
  }
  const total = pages[0]?.data.total ?? 0;
  const models = pages.flatMap(({ data }) => data.list.map(({ model }) => model));
  expect(total).toBeGreaterThan(8);
  expect(new Set(models).size).toBe(Math.min(total, 24));
  expect(models.slice(0, 4).every((model) => model.startsWith('AL-UC'))).toBe(true);
  expect(models.indexOf('AL-AER 880')).toBeLessThan(models.indexOf('AL-EZ 100'));
});
