import { eq } from 'drizzle-orm';
import {
  clientSkuPrices,
  productAttributes,
  productDevices,
  productRelations,
  products,
} from '../../db/schema';
import { addProduct, type ProductSpec, type TestProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let washer: TestProduct;
let twin: TestProduct;
let gone: TestProduct;
let detergent: TestProduct;
let filter: TestProduct;
let successor: TestProduct;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer({ clientType: 1 });
  const add = (name: string, spec: ProductSpec = {}) => addProduct(shop.db, { name, ...spec });
  washer = await add('清洗机 单腔', { family: 'AER', gwPrice: '90.00' });
  twin = await add('清洗机 双腔', { family: 'AER', orderClientTypes: [5], skus: [{ price: '80.00' }] });
  gone = await add('清洗机 老款', { family: 'AER', status: 3 });
  detergent = await add('清洗剂', { skus: [{ name: '瓶' }, { name: '箱', unitCount: 6, price: '55.00' }] });
  filter = await add('滤芯');
  successor = await add('新清洗机', { status: 2 });
  const relation = (relatedId: string, kind: 'accessory' | 'consumable' | 'replacement') => ({
    productId: washer.id,
    relatedId,
    kind,
  });
  await shop.db
    .insert(productRelations)
    .values([
      relation(filter.id, 'accessory'),
      relation(detergent.id, 'consumable'),
      relation(successor.id, 'replacement'),
      relation(gone.id, 'replacement'),
    ]);
  await shop.db.insert(productAttributes).values({ productId: detergent.id, volumeMl: 1000 });
  await shop.db.insert(productDevices).values({
    productId: washer.id,
    registrationNo: '示例',
    deviceClass: '二类',
    registrant: '示例',
    storageCondition: '阴凉',
    shelfLife: '五年',
  });
});
afterAll(() => shop.close());

const fitting = async (id: string) =>
  (await buyer.get('product/related', { id })).fitting.map(({ kind, name, products }) => ({
    kind,
    name,
    ids: products.map((product) => product.id),
  }));

describe('product/related', () => {
  test('has the listed models of the family with their units, for a buyer who may order', async () => {
    const { variants } = await buyer.get('product/related', { id: washer.id });
    expect(variants).toMatchObject([
      { id: washer.id, deviceClass: '二类', productSkues: [{ name: '瓶', discountPriceUnit: '10.00' }] },
      { id: twin.id, deviceClass: null, canOrder: false, productSkues: [{ discountPriceUnit: null }] },
    ]);
    const chain = await shop.buyer({ clientType: 5 });
    expect((await chain.get('product/related', { id: twin.id })).variants).toMatchObject([
      { id: washer.id },
      { id: twin.id, canOrder: true, productSkues: [{ discountPriceUnit: '80.00' }] },
    ]);
  });

  test('for a product without a family has its own units', async () => {
    const { variants } = await buyer.get('product/related', { id: detergent.id });
    expect(variants).toMatchObject([{ id: detergent.id, productSkues: [{ name: '瓶' }, { name: '箱' }] }]);
  });

  test('has relations in both directions, and only listed products', async () => {
    expect(await fitting(washer.id)).toEqual([
      { kind: 'consumable', name: '适用耗材', ids: [detergent.id] },
      { kind: 'accessory', name: '配件', ids: [filter.id] },
      { kind: 'replacement', name: '可替代本品', ids: [successor.id] },
    ]);
    const fits = [{ kind: 'fits', name: '适用商品', ids: [washer.id] }];
    expect(await fitting(filter.id)).toEqual(fits);
    expect(await fitting(detergent.id)).toEqual(fits);
    expect(await fitting(successor.id)).toEqual([{ kind: 'replaces', name: '本品可替代', ids: [washer.id] }]);
    expect(await fitting(twin.id)).toEqual([]);
  });

  test('is for buyers, and for existing products', async () => {
    expect(await shop.ask('product/related', { id: washer.id })).toMatchObject({ code: '10002' });
    expect(await buyer.get('product/related', { id: 'nobody' })).toEqual({ variants: [], fitting: [] });
  });
});

describe('product/compare', () => {
  test('keeps the requested order, with the buyer’s prices and attributes', async () => {
    await shop.db
      .insert(clientSkuPrices)
      .values({ clientId: buyer.clientId, skuId: detergent.skuId, discountPrice: '8.00' });
    const compared = await buyer.get('product/compare', { ids: [detergent.id, washer.id, detergent.id] });
    expect(compared).toMatchObject([
      {
        id: detergent.id,
        minPriceUnit: '8.00',
        deviceClass: null,
        specs: [{ name: '容量', value: '1 L' }],
        productSkues: [{ name: '瓶', discountPriceUnit: '8.00' }, { name: '箱' }],
      },
      { id: washer.id, deviceClass: '二类' },
    ]);
  });

  test('leaves out unlisted and unknown products', async () => {
    expect(
      await buyer.get('product/compare', { ids: [gone.id, '987654321', 'nobody', filter.id] }),
    ).toMatchObject([{ id: filter.id }]);
    await shop.db.update(products).set({ status: 3 }).where(eq(products.id, filter.id));
    expect(await buyer.get('product/compare', { ids: [filter.id] })).toEqual([]);
  });

  test('shows a visitor the list price and no units', async () => {
    const { data } = await shop.ask('product/compare', { ids: [washer.id, detergent.id] });
    expect(data).toMatchObject([
      { id: washer.id, gwPrice: '90.00', minPriceUnit: null, canOrder: false, productSkues: [] },
      { id: detergent.id, gwPrice: null, priceAfterLogin: true, productSkues: [] },
    ]);
  });

  test('takes four products at most', async () => {
    const ids = [washer, twin, detergent, filter, successor].map(({ id }) => id);
    expect(await shop.ask('product/compare', { ids })).toMatchObject({ code: '60001' });
    expect(await shop.ask('product/compare', { ids: [] })).toMatchObject({ code: '60001' });
  });
});
