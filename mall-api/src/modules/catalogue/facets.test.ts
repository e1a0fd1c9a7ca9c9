import { eq } from 'drizzle-orm';
import type { FacetCounts, RequestOf } from 'shared-kernel/contracts';
import type { ChosenFacets, ProductFacet } from 'shared-kernel/domain';
import { clientSkuPrices, productAttributes, productDevices, products } from '../../db/schema';
import { addCategory, addProduct, type ProductSpec } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let category: string;
let soap: string;
let gloveM: string;
beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  category = await addCategory(shop.db);
  const add = async (
    spec: ProductSpec,
    stated: Omit<typeof productAttributes.$inferInsert, 'productId'>,
    deviceClass?: '一类' | '二类',
  ) => {
    const { id } = await addProduct(shop.db, { categoryId: category, ...spec });
    await shop.db.insert(productAttributes).values({ productId: id, ...stated });
    if (deviceClass) {
      await shop.db.insert(productDevices).values({
        productId: id,
        registrationNo: `证${id}`,
        deviceClass,
        registrant: '澄净',
        storageCondition: '阴凉',
        shelfLife: '24 个月',
      });
    }
    return id;
  };
  const glove = { material: '丁腈', singleUse: true };
  await add({ name: '手套 S', gwPrice: '50.00' }, { ...glove, size: 'S 号', sterile: false }, '一类');
  gloveM = await add(
    { name: '手套 M', skus: [{ price: '120.00' }] },
    { ...glove, size: 'M 号', sterile: true },
    '二类',
  );
  await add(
    { name: '手套 L', pieces: 5, skus: [{ unitCount: 10 }] },
    { ...glove, material: '乳胶', size: 'L 号' },
    '二类',
  );
  soap = await add(
    { name: '清洗剂', skus: [{ price: '600.00' }] },
    { volumeMl: 3780, devices: ['清洗机', '工作站'] },
  );
  await add(
    { name: '清洗剂 小', gwPrice: '99.99', orderClientTypes: [4] },
    { volumeMl: 500, devices: ['清洗机'] },
  );
  await add({ name: '清洗剂 停售', status: 3 }, { volumeMl: 500 });
  await addProduct(shop.db, { categoryId: category, name: '配件' });
});
afterAll(() => shop.close());

type Asked = RequestOf<'product/facets'>;

const ask = async (request: Asked = {}, as: TestBuyer | TestShop = buyer) =>
  (await as.ask('product/facets', { categoryId: category, ...request })).data;
const of = ({ facets }: FacetCounts, key: ProductFacet) =>
  facets.find((facet) => facet.key === key)?.values.map(({ name, count }) => [name, count]);
const namesOf = async (facets: ChosenFacets, as: TestBuyer | TestShop = buyer) => {
  const { data } = await as.ask('product/page', { categoryId: category, facets });
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ name }) => name);
};

test('counts each value of typed attributes in a stable order', async () => {
  const counts = await ask();
  expect(counts).toMatchObject({ total: 6, inStock: 5 });
  expect(counts.facets.map(({ name }) => name)).toEqual([
    '容量',
    '尺寸',
    '材质',
    '适用设备',
    '无菌',
    '使用方式',
    '价格',
    '器械类别',
  ]);
  expect(of(counts, 'volume')).toEqual([
    ['500 mL', 1],
    ['3.78 L', 1],
  ]);
  expect(of(counts, 'material')).toEqual([
    ['丁腈', 2],
    ['乳胶', 1],
  ]);
  expect(of(counts, 'device')).toEqual([
    ['工作站', 1],
    ['清洗机', 2],
  ]);
  expect(of(counts, 'sterile')).toEqual([
    ['无菌', 1],
    ['非无菌', 1],
  ]);
  expect(of(counts, 'deviceClass')).toEqual([
    ['一类', 1],
    ['二类', 2],
  ]);
});

test('values of a facet widen, facets narrow, and a facet ignores its own selection', async () => {
  const facets = { material: ['丁腈', '乳胶'], deviceClass: ['二类'] };
  expect(await namesOf(facets)).toEqual(['手套 M', '手套 L']);
  const counts = await ask({ facets });
  expect(counts.total).toBe(2);
  expect(of(counts, 'deviceClass')).toEqual([
    ['一类', 1],
    ['二类', 2],
  ]);
  expect(of(counts, 'material')).toEqual([
    ['丁腈', 1],
    ['乳胶', 1],
  ]);
  expect(of(counts, 'size')).toEqual([
    ['L 号', 1],
    ['M 号', 1],
  ]);
});

test('every count equals the list’s total when selected', async () => {
  for (const as of [buyer, shop]) {
    const { facets } = await ask({}, as);
    for (const { key, values } of facets) {
      for (const { value, count } of values) {
        expect([key, value, (await namesOf({ [key]: [value] }, as)).length]).toEqual([key, value, count]);
      }
    }
  }
});

test('prices are the buyer’s, of products that they may order; a visitor’s are list prices', async () => {
  const favoured = await shop.buyer();
  expect(of(await ask({}, favoured), 'price')).toEqual([
    ['100 元以下', 3],
    ['100–500 元', 1],
    ['500–2,000 元', 1],
  ]);
  expect(of(await ask({}, shop), 'price')).toEqual([['100 元以下', 2]]);
  const page = await favoured.get('product/detail', { id: gloveM, productClientType: 2 });
  await shop.db.insert(clientSkuPrices).values({
    clientId: favoured.clientId,
    skuId: page.productSkues[0]?.id ?? '',
    discountPrice: '90.00',
  });
  expect(of(await ask({}, favoured), 'price')).toEqual([
    ['100 元以下', 4],
    ['500–2,000 元', 1],
  ]);
  expect(await namesOf({ price: ['0-100'] }, favoured)).toContain('手套 M');
  expect(await namesOf({ price: ['100-500'] })).toEqual(['手套 M']);
  expect(of(await ask(), 'price')).toEqual([
    ['100 元以下', 3],
    ['100–500 元', 1],
    ['500–2,000 元', 1],
  ]);
});

test('“in stock” requires stock for a whole unit', async () => {
  expect(of(await ask({ inStock: true }), 'material')).toEqual([['丁腈', 2]]);
  expect(await ask({ inStock: true, facets: { material: ['乳胶'] } })).toMatchObject({
    total: 0,
    inStock: 0,
  });
});

test('words and facets combine; a value without matches can be deselected', async () => {
  expect(of(await ask({ name: '手套' }), 'volume')).toBeUndefined();
  const facets = { volume: ['一升', '750'] };
  expect(await namesOf(facets)).toEqual([]);
  expect(of(await ask({ facets: { volume: ['750'] } }), 'volume')).toContainEqual(['750 mL', 0]);
  expect(await namesOf({ price: ['free'] })).toEqual([]);
});

test('a catalogue change shows at once', async () => {
  await shop.db.update(productAttributes).set({ volumeMl: 750 }).where(eq(productAttributes.productId, soap));
  expect(of(await ask(), 'volume')).toEqual([
    ['500 mL', 1],
    ['750 mL', 1],
  ]);
  await shop.db.update(products).set({ status: 3 }).where(eq(products.id, soap));
  expect(of(await ask(), 'volume')).toEqual([['500 mL', 1]]);
});

test('a list row has its typed attributes', async () => {
  const { list } = await buyer.get('product/rows', { categoryId: category, facets: { size: ['S 号'] } });
  expect(list).toMatchObject([
    {
      specs: [
        { name: '尺寸', value: 'S 号' },
        { name: '材质', value: '丁腈' },
        { name: '无菌', value: '非无菌' },
        { name: '使用方式', value: '一次性使用' },
      ],
    },
  ]);
});
