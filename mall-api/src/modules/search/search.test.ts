import { eq } from 'drizzle-orm';
import { categories, productAttributes, products, searchMisses, searchSynonyms } from '../../db/schema';
import { addCategory, addProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let category: string;
beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  category = await addCategory(shop.db, { name: '高水平消毒剂' });
  for (const name of ['复合过氧乙酸消毒液', '复合过氧乙酸消毒液 5 L', '过期原样', '一次性检查手套'])
    await addProduct(shop.db, { categoryId: category, name, model: 'AL-PAA 2000' });
  await shop.db.insert(searchSynonyms).values([
    { word: '消毒水', meaning: '消毒液' },
    { word: '手套箱', meaning: '手套' },
  ]);
});
afterAll(() => shop.close());

const find = async (name: string) => {
  const { reading, total } = (await shop.ask('product/page', { name })).data;
  return { total, ...reading };
};
const meant = async (name: string) => {
  const { total, reasons } = await find(name);
  return [total, ...(reasons ?? []).map(({ kind, typed, meant }) => `${kind} ${typed} ${meant.join()}`)];
};

test.each([
  ['gyys', 2, 'pinyin gyys 过氧乙酸'],
  ['GYYS', 2, 'pinyin gyys 过氧乙酸'],
  ['xdy 5', 1, 'pinyin xdy 消毒液'],
  ['guoyangyisuan', 2, 'pinyin guoyangyisuan 过氧乙酸'],
  ['shout', 1, 'pinyin shout 手套'],
  ['消毒水', 2, 'synonym 消毒水 消毒液'],
  ['消 毒水', 2, 'synonym 消毒水 消毒液'],
  ['过氧乙酸消毒水5L', 1, 'synonym 消毒水 消毒液'],
  ['过氧已酸', 2, 'spelling 过氧已酸 过氧乙酸'],
  ['过乙酸', 2, 'spelling 过乙酸 过氧乙酸'],
  ['氧过乙酸', 2, 'spelling 氧过乙酸 过氧乙酸'],
  ['一次形', 1, 'spelling 一次形 一次性'],
  ['al-pab2000', 4, 'spelling al-pab2000 alpaa2000'],
])('%s is not searched by its letters, and why is said', async (name, ...expected) => {
  expect(await meant(name)).toEqual(expected);
});

test('each word has its own reason', async () => {
  expect(await meant('过氧已酸 xdy')).toEqual([2, 'spelling 过氧已酸 过氧乙酸', 'pinyin xdy 消毒液']);
});

test.each([
  ['过氧乙酸', 2, ['过氧乙酸']],
  ['alpaa2000', 4, ['alpaa2000']],
  ['检查手套', 1, ['检查手套']],
  ['过氧乙酸5000毫升', 1, ['过氧乙酸', '5000毫升']],
  ['消毒液过氧', 2, ['消毒液', '过氧']],
  ['过氧氧乙酸', 2, ['过氧', '氧乙酸']],
  ['澄净 手套', 1, ['手套']],
  ['高水平', 4, ['高水平']],
])('%s is taken apart and searched as typed', async (name, total, words) => {
  expect(await find(name)).toEqual({ total, words, reasons: [], left: [] });
});

test.each([
  ['量子手套', 1, ['量子']],
  ['手套 过氧乙酸', 1, ['过氧乙酸']],
  ['al-paa 2001', 4, ['2001']],
  ['手套 %', 1, ['%']],
  ['量子纠缠', 0, []],
  ['%$^', 0, []],
  ['zzzzzzzz', 0, []],
])('of %s most words are searched, and the rest is named', async (name, total, left) => {
  expect(await find(name)).toMatchObject({ total, reasons: [], left });
});

test('the brand alone finds everything', async () => {
  expect(await find('澄净')).toMatchObject({ total: 4, words: [], left: [] });
});

test('rows and facets read a search alike', async () => {
  const request = { name: 'gyys', categoryId: category };
  const reading = { words: ['过氧乙酸'], left: [] };
  expect(await buyer.get('product/rows', request)).toMatchObject({ reading, total: 2 });
  expect(await buyer.get('product/facets', request)).toMatchObject({ reading, total: 2 });
});

test('a product, a name, an attribute, a category and a synonym that come later are found', async () => {
  expect(await meant('nms')).toEqual([0]);
  const { id } = await addProduct(shop.db, { categoryId: category, name: '柠檬酸' });
  expect(await meant('nms')).toEqual([1, 'pinyin nms 柠檬酸']);

  expect((await find('聚氨酯')).total).toBe(0);
  await shop.db.insert(productAttributes).values({ productId: id, material: '聚氨酯', volumeMl: 750 });
  expect((await find('聚氨酯0.75L')).total).toBe(1);

  const other = await addCategory(shop.db, { name: '除垢' });
  await addProduct(shop.db, { categoryId: other, name: '草酸' });
  expect((await find('除垢')).total).toBe(1);
  await shop.db.update(products).set({ categoryId: other }).where(eq(products.id, id));
  expect((await find('除垢')).total).toBe(2);
  await shop.db.update(categories).set({ name: '除锈' }).where(eq(categories.id, other));
  expect([(await find('除垢')).total, (await find('除锈')).total]).toEqual([0, 2]);

  expect((await find('去锈剂')).total).toBe(0);
  await shop.db.insert(searchSynonyms).values({ word: '去锈剂', meaning: '草酸' });
  expect(await meant('去锈剂')).toEqual([1, 'synonym 去锈剂 草酸']);
});

test('searches without result or with words left out are counted, unless they say who somebody is', async () => {
  await shop.db.delete(searchMisses);
  for (const name of ['空气净化', '空气净化 ', '量子手套', '手套', '13800138000', 'a@b.cn']) {
    await shop.ask('product/facets', { name });
  }
  await shop.ask('product/page', { name: '半个字' });
  const misses = async () =>
    (await shop.db.select().from(searchMisses)).map(({ words, times }) => [words, times]);
  expect((await misses()).sort()).toEqual([
    ['空气净化', 2],
    ['量子手套', 1],
  ]);
});
