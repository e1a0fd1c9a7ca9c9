import type { RequestOf } from 'shared-kernel/contracts';
import { clientSkuPrices, productAttributes } from '../../db/schema';
import { addCategory, addProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

type Asked = RequestOf<'product/page'>;

let shop: TestShop;
let buyer: TestBuyer;
const count = 150;
const materials = ['丁腈', '乳胶', '丁腈', '丁腈', '硅胶', '丁腈', '乳胶'];

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  const categoryId = await addCategory(shop.db);
  for (let n = 0; n < count; n += 1) {
    const price = `${((n * 37) % 101) + 10}.00`;
    const { id, skuId } = await addProduct(shop.db, {
      categoryId,
      name: n % 3 === 0 ? `检查手套 ${n}` : `检查外科套 ${n}`,
      sellingPoint: n % 4 === 0 ? '手套' : '',
      gwPrice: n % 11 === 0 ? null : price,
      skus: [{ price, discountPrice: price }],
      orderClientTypes: n % 10 === 0 ? [4] : null,
      status: n % 17 === 0 ? 2 : 1,
      sort: (n * 53) % 89,
    });
    await shop.db
      .insert(productAttributes)
      .values({ productId: id, material: materials[n % 7], sterile: n % 2 === 0 });
    if (n % 13 === 0)
      await shop.db
        .insert(clientSkuPrices)
        .values({ clientId: buyer.clientId, skuId, discountPrice: `${n}.50` });
  }
});
afterAll(() => shop.close());

const orders = ['default', 'newest', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'] as const;
// Common and rare, so that a page is found among the first products of the order, and where it is not.
const lists: Asked[] = [
  { facets: { material: ['丁腈'] } },
  { facets: { material: ['硅胶'], sterile: ['true'] } },
  { facets: { price: ['0-100'], sterile: ['false'] } },
  { name: '手套' },
  { name: '手套 142' },
  { name: '检查手套', facets: { material: ['丁腈', '乳胶'] } },
];

test.each(orders)('short pages of a narrowed list are those of the whole one: %s', async (sort) => {
  for (const as of [buyer, shop]) {
    for (const list of lists) {
      const idsOf = async (page: Asked) =>
        (await as.ask('product/page', { ...list, sort, ...page })).data.list.map(({ id }) => id);
      const whole = [...(await idsOf({ pageSize: 100 })), ...(await idsOf({ pageSize: 100, current: 2 }))];
      expect(new Set(whole).size).toBe(whole.length);
      for (const current of [1, 2, 5, Math.ceil(whole.length / 3)])
        expect([list, current, await idsOf({ pageSize: 3, current })]).toEqual([
          list,
          current,
          whole.slice((current - 1) * 3, current * 3),
        ]);
    }
  }
});
