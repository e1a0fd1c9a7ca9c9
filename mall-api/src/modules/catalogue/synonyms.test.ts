import { addCategory, addProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let category: string;
beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  category = await addCategory(shop.db);
  for (const name of ['复合过氧乙酸消毒液', '复合过氧乙酸消毒液 5 L', '过期原样', '一次性检查手套'])
    await addProduct(shop.db, { categoryId: category, name, model: 'AL-PAA 2000' });
});
afterAll(() => shop.close());

const find = async (name: string) => {
  const { meant, total } = (await shop.ask('product/page', { name })).data;
  return [meant, total];
};

test.each([
  ['gyys', '过氧乙酸', 2],
  ['GYYS', '过氧乙酸', 2],
  ['xdy 5', '消毒液 5', 1],
  ['过氧已酸', '过氧乙酸', 2],
  ['一次形', '一次性', 1],
  ['过氧已酸 xdy', '过氧乙酸 消毒液', 2],
])('%s finds its synonym and says so', async (name, meant, total) => {
  expect(await find(name)).toEqual([meant, total]);
});

test.each([
  ['过氧乙酸', 2],
  ['alpaa2000', 4],
  ['手套 过氧', 0],
  ['量子纠缠', 0],
  ['al-paa 2001', 0],
  ['%$^', 0],
  ['zzzzzzzz', 0],
])('%s is searched as typed', async (name, total) => {
  expect(await find(name)).toEqual([undefined, total]);
});

test('rows and facets use the synonym too', async () => {
  const request = { name: 'gyys', categoryId: category };
  expect(await buyer.get('product/rows', request)).toMatchObject({ meant: '过氧乙酸', total: 2 });
  expect(await buyer.get('product/facets', request)).toMatchObject({ meant: '过氧乙酸', total: 2 });
});

test('a product added later is found', async () => {
  expect(await find('nmhs')).toEqual([undefined, 0]);
  await addProduct(shop.db, { categoryId: category, name: '柠檬酸' });
  expect(await find('nms')).toEqual(['柠檬酸', 1]);
});
