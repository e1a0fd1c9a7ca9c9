import { eq } from 'drizzle-orm';
import {
  areaProducts,
  banners,
  clientSkuPrices,
  dictionaryItems,
  productDevices,
  productFiles,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import { addCategory, addProduct, type TestProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let category: string;
let subcategory: string;
let glove: TestProduct;
let alcohol: TestProduct;
let coming: TestProduct;
let dealersOnly: TestProduct;
let area: string;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  category = await addCategory(shop.db, { name: '消毒', sort: 2 });
  subcategory = await addCategory(shop.db, { name: '皮肤消毒', parentId: category });
  const consumables = await addCategory(shop.db, { name: '耗材', sort: 1 });
  await addCategory(shop.db, { name: '停用', active: false });
  alcohol = await addProduct(shop.db, {
    categoryId: subcategory,
    name: '医用酒精消毒液',
    model: 'AL-PAA 2000',
    code: 'X-100',
    label: '特价',
    gwPrice: '15.00',
    pieces: 40,
    sort: 2,
    skus: [
      { name: '瓶', unitCount: 1, price: '12.50', discountPrice: '10.00' },
      {
        name: '箱',
        unitCount: 6,
        price: '75.00',
        discountPrice: '54.00',
        remark: '6 瓶/箱',
        taxIncluded: true,
      },
    ],
  });
  glove = await addProduct(shop.db, {
    categoryId: consumables,
    name: '检查手套',
    sort: 1,
    gwPrice: '20.00',
    pieces: 0,
  });
  coming = await addProduct(shop.db, {
    categoryId: category,
    name: '新品消毒柜',
    status: 2,
    sort: 3,
    skus: [{ price: '20.00' }],
  });
  dealersOnly = await addProduct(shop.db, {
    categoryId: category,
    name: '渠道消毒液',
    orderClientTypes: [4],
    gwPrice: '5.00',
    sort: 4,
  });
  await addProduct(shop.db, { categoryId: category, name: '下架消毒液', status: 3 });
  await shop.db.insert(productFiles).values([
    { productId: alcohol.id, url: '/media/b-640.webp', fileName: 'b', sort: 2 },
    { productId: alcohol.id, url: '/media/a-640.webp', fileName: 'a', sort: 1 },
  ]);
  area = await addCategory(shop.db, { type: 2, name: '新品推荐', subtitle: '本月' });
  await shop.db.insert(areaProducts).values([
    { areaId: area, productId: alcohol.id, sort: 2 },
    { areaId: area, productId: coming.id, sort: 1 },
  ]);
});
afterAll(() => shop.close());

const names = async (
  request: Parameters<typeof buyer.get<'product/page'>>[1],
  as: TestBuyer | TestShop = buyer,
) => (await as.ask('product/page', request)).data.list.map(({ name }) => name);

describe('product/page', () => {
  test('shows listed and coming-soon products in the shop’s order', async () => {
    expect(await names({})).toEqual(['检查手套', '医用酒精消毒液', '新品消毒柜', '渠道消毒液']);
  });

  test('a card has its pictures, and prices for a buyer who may order', async () => {
    const { list } = await buyer.get('product/page', { name: '酒精' });
    expect(list).toEqual([
      expect.objectContaining({
        id: alcohol.id,
        model: 'AL-PAA 2000',
        label: '特价',
        gwPrice: '15.00',
        canOrder: true,
        minPriceUnit: '10.00',
        maxPriceUnit: '54.00',
        unitName: '瓶',
        stockState: 'available',
        files: [
          { url: '/media/a-640.webp', fileName: 'a' },
          { url: '/media/b-640.webp', fileName: 'b' },
        ],
      }),
    ]);
  });

  test('a visitor sees list prices only', async () => {
    const { data } = await shop.ask('product/page', { name: '酒精' });
    expect(data.list[0]).toMatchObject({
      gwPrice: '15.00',
      canOrder: false,
      minPriceUnit: null,
      maxPriceUnit: null,
    });
  });

  test('an ended session counts as a visitor', async () => {
    const reply = await shop.ask('product/page', { name: '酒精' }, { 'a-session-id': 'ended' });
    expect(reply).toMatchObject({ code: '0', data: { list: [{ canOrder: false }] } });
  });

  test('a visitor learns where a login reveals a price', async () => {
    const told = async (as: { get: TestBuyer['get'] } | undefined, name: string) => {
      const page = as
        ? await as.get('product/page', { name })
        : (await shop.ask('product/page', { name })).data;
      return page?.list[0]?.priceAfterLogin;
    };
    const unpriced = await addProduct(shop.db, { categoryId: category, name: '询价内镜柜' });
    const closed = await addProduct(shop.db, { categoryId: category, name: '不售消毒机', canOrder: false });
    expect(await told(undefined, '询价内镜柜')).toBe(true);
    expect(await told(buyer, '询价内镜柜')).toBe(false);
    expect(await told(undefined, '不售消毒机')).toBe(false);
    expect(await told(undefined, '酒精')).toBe(false);
    for (const { id } of [unpriced, closed]) await shop.db.delete(products).where(eq(products.id, id));
  });

  test('an agreed price takes precedence', async () => {
    const favoured = await shop.buyer();
    await shop.db
      .insert(clientSkuPrices)
      .values({ clientId: favoured.clientId, skuId: alcohol.skuId, discountPrice: '8.80' });
    expect((await favoured.get('product/page', { name: '酒精' })).list[0]).toMatchObject({
      minPriceUnit: '8.80',
    });
    expect((await buyer.get('product/page', { name: '酒精' })).list[0]).toMatchObject({
      minPriceUnit: '10.00',
    });
  });

  test('only a product’s client types may order it', async () => {
    const dealer = await shop.buyer({ clientType: 4 });
    const seenBy = async (as: TestBuyer) =>
      (await as.get('product/page', { name: '渠道' })).list[0]?.canOrder;
    expect(await seenBy(buyer)).toBe(false);
    expect(await seenBy(dealer)).toBe(true);
  });

  test.each([
    ['消毒 酒精', ['医用酒精消毒液']],
    ['酒精 消毒', ['医用酒精消毒液']],
    ['ａｌｐａａ2000', ['医用酒精消毒液']],
    ['x-100', ['医用酒精消毒液']],
    ['手', ['检查手套']],
    ['消毒 手套', ['检查手套']],
    ["%' or 1=1 --", []],
  ])('finds by the words of %s', async (name, found) => {
    expect(await names({ name })).toEqual(found);
  });

  test('a word of symbols is matched literally', async () => {
    const percent = await addProduct(shop.db, {
      categoryId: category,
      name: '含量 3％ 过氧化氢',
      model: 'QZ_7',
    });
    expect(await names({ name: '%' })).toEqual(['含量 3％ 过氧化氢']);
    expect(await names({ name: '％' })).toEqual(['含量 3％ 过氧化氢']);
    expect(await names({ name: '_' })).toEqual(['含量 3％ 过氧化氢']);
    expect(await names({ name: '过氧 %' })).toEqual(['含量 3％ 过氧化氢']);
    expect(await names({ name: '\\' })).toEqual([]);
    await shop.db.delete(products).where(eq(products.id, percent.id));
  });

  test('a category includes its subcategories', async () => {
    expect(await names({ categoryId: category })).toEqual(['医用酒精消毒液', '新品消毒柜', '渠道消毒液']);
    expect(await names({ categoryId: subcategory })).toEqual(['医用酒精消毒液']);
    expect(await names({ categoryId: '999999' })).toEqual([]);
    expect(await names({ categoryId: 'no-number' })).toEqual([]);
  });

  test('an area has its own order', async () => {
    expect(await names({ position: area })).toEqual(['新品消毒柜', '医用酒精消毒液']);
    expect(await names({ type: 2, categoryId: area })).toEqual(['新品消毒柜', '医用酒精消毒液']);
    expect(await names({ type: 2 })).toEqual(['医用酒精消毒液', '新品消毒柜']);
  });

  test('pages, with the total over all pages', async () => {
    const second = await buyer.get('product/page', { current: 2, pageSize: 3 });
    expect([second.list.map(({ name }) => name), second.total]).toEqual([['渠道消毒液'], 4]);
    expect(await buyer.get('product/page', { current: 9, pageSize: 3 })).toEqual({ list: [], total: 4 });
  });

  test('sorts by the caller’s price, and by age', async () => {
    // This buyer pays 10.00 for the first, may not order the second (shown at 5.00), and sees no price for
    // the third.
    for (const sort of ['priceDesc', 'priceAsc'] as const) {
      const found = await names({ sort, categoryId: category });
      expect(found.at(-1)).toBe('新品消毒柜');
      expect(found.slice(0, 2)).toEqual(
        sort === 'priceDesc' ? ['医用酒精消毒液', '渠道消毒液'] : ['渠道消毒液', '医用酒精消毒液'],
      );
    }
    expect(await names({ sort: 'priceAsc' }, shop)).toEqual([
      '渠道消毒液',
      '医用酒精消毒液',
      '检查手套',
      '新品消毒柜',
    ]);
    expect((await names({ sort: 'newest' }))[0]).toBe('渠道消毒液');
  });

  test('sorts by the buyer’s price, including agreements and changes, page by page', async () => {
    const dear = await shop.buyer({ clientType: 4 });
    const skuId = dealersOnly.skuId;
    await shop.db
      .insert(clientSkuPrices)
      .values({ clientId: dear.clientId, skuId: glove.skuId, discountPrice: '0.50' });
    const byPrice = async (as: TestBuyer, current = 1) =>
      (await as.get('product/page', { sort: 'priceAsc', current, pageSize: 2 })).list.map(({ id }) => id);
    const rising = [alcohol.id, glove.id, dealersOnly.id, coming.id];
    const others = rising.filter((id) => id !== glove.id);
    expect(await byPrice(dear)).toEqual([glove.id, others[0]]);
    expect(await byPrice(dear, 2)).toEqual([others[1], others[2]]);
    await shop.db.update(productSkus).set({ discountPrice: '0.10' }).where(eq(productSkus.id, skuId));
    expect((await byPrice(dear))[0]).toBe(dealersOnly.id);
    await shop.db.update(productSkus).set({ discountPrice: '10.00' }).where(eq(productSkus.id, skuId));
    const falling = await dear.get('product/page', { sort: 'priceDesc' });
    expect(falling.list.map(({ id }) => id)).toEqual([alcohol.id, dealersOnly.id, glove.id, coming.id]);
  });

  test('shows every change at once, whichever process made it', async () => {
    const mine = await shop.buyer();
    const card = async () => (await mine.get('product/page', { name: '医用酒精' })).list[0];
    expect(await card()).toMatchObject({ minPriceUnit: '10.00', stockState: 'available' });
    const agreed = { clientId: mine.clientId, skuId: alcohol.skuId, discountPrice: '9.00' };
    await shop.db.insert(clientSkuPrices).values(agreed);
    expect(await card()).toMatchObject({ minPriceUnit: '9.00' });
    await shop.db.delete(clientSkuPrices).where(eq(clientSkuPrices.clientId, mine.clientId));
    const ofAlcohol = eq(products.id, alcohol.id);
    await shop.db.update(products).set({ label: '限时' }).where(ofAlcohol);
    await shop.db.update(productFiles).set({ fileName: 'z' }).where(eq(productFiles.fileName, 'b'));
    expect(await card()).toMatchObject({ minPriceUnit: '10.00', label: '限时' });
    expect((await card())?.files[1]?.fileName).toBe('z');
    await shop.db.update(products).set({ label: '特价' }).where(ofAlcohol);
    await shop.db.update(productFiles).set({ fileName: 'b' }).where(eq(productFiles.fileName, 'z'));
    await shop.db.update(products).set({ name: '改名' }).where(ofAlcohol);
    expect(await mine.get('product/page', { name: '医用酒精' })).toMatchObject({ list: [], total: 0 });
    await shop.db.update(products).set({ name: '医用酒精消毒液' }).where(ofAlcohol);
    expect((await mine.get('product/page', { name: '医用酒精' })).total).toBe(1);
    const inArea = async () => (await mine.get('product/page', { position: area })).total;
    expect(await inArea()).toBe(2);
    await shop.db.delete(areaProducts).where(eq(areaProducts.productId, alcohol.id));
    expect(await inArea()).toBe(1);
    await shop.db.insert(areaProducts).values({ areaId: area, productId: alcohol.id, sort: 2 });
    const ofStock = eq(productStocks.productId, alcohol.id);
    await shop.db.update(productStocks).set({ pieces: 0 }).where(ofStock);
    expect(await card()).toMatchObject({ stockState: 'none' });
    await shop.db.update(productStocks).set({ pieces: 40 }).where(ofStock);
  });

  test('sorts names by pinyin', async () => {
    const byName = ['检查手套', '渠道消毒液', '新品消毒柜', '医用酒精消毒液'];
    expect(await names({ sort: 'nameAsc' })).toEqual(byName);
    expect(await names({ sort: 'nameDesc' })).toEqual(byName.reverse());
  });

  test('leaves out sold-out products on request', async () => {
    expect(await names({ inStock: true })).toEqual(['医用酒精消毒液', '新品消毒柜', '渠道消毒液']);
    expect((await buyer.get('product/page', { inStock: true })).total).toBe(3);
  });

  test('refuses a page size over a thousand', async () => {
    expect(await shop.ask('product/page', { pageSize: 1001 })).toMatchObject({
      code: '60001',
      message: '参数 pageSize 不能大于 1000',
    });
  });
});

describe('product/rows', () => {
  test('returns the page’s products with units and attributes', async () => {
    const stated = [
      { name: '型号', value: 'AL-PAA 2000' },
      { name: '规格', value: '500 mL' },
      { name: '品牌', value: '澄净' },
    ];
    await shop.db.update(products).set({ attributes: stated }).where(eq(products.id, alcohol.id));
    const asked = { categoryId: category, sort: 'priceDesc' } as const;
    const page = await buyer.get('product/page', asked);
    const rows = await buyer.get('product/rows', asked);
    expect(rows.total).toBe(page.total);
    expect(rows.list.map(({ specs: _, productSkues: __, deviceClass: ___, ...card }) => card)).toEqual(
      page.list,
    );
    expect(rows.list.find(({ id }) => id === alcohol.id)).toMatchObject({
      specs: [{ name: '规格', value: '500 mL' }],
      productSkues: [
        { name: '瓶', discountPriceUnit: '10.00', stockState: 'available' },
        { name: '箱', remark: '6 瓶/箱', discountPriceUnit: '54.00', stockState: 'short', stockQty: 6 },
      ],
    });
    expect(rows.list.find(({ id }) => id === dealersOnly.id)).toMatchObject({
      canOrder: false,
      productSkues: [{ priceUnit: null, discountPriceUnit: null }],
    });
  });

  test('returns none where nothing matches', async () => {
    expect(await buyer.get('product/rows', { name: '不存在' })).toMatchObject({ list: [], total: 0 });
  });

  test('is for buyers, at most a hundred at a time', async () => {
    expect(await shop.ask('product/rows', {})).toMatchObject({ code: '10002' });
    expect(await buyer.ask('product/rows', { pageSize: 101 })).toMatchObject({ code: '60001' });
  });
});

test('the category tree omits disabled categories', async () => {
  const { data } = await shop.ask('product/catagories', { type: 1 });
  expect(data.map(({ name }) => name)).toEqual(['耗材', '消毒']);
  expect(data[1]?.children).toEqual([{ id: subcategory, name: '皮肤消毒', type: 1, active: true }]);
});

test('product/all groups the first products of each category and area', async () => {
  const { data: goods } = await shop.ask('product/all', { type: 1 });
  expect(goods.map(({ name, products }) => [name, products.map((product) => product.name)])).toEqual([
    ['耗材', ['检查手套']],
    ['消毒', ['医用酒精消毒液', '新品消毒柜', '渠道消毒液']],
  ]);
  const { data: areas } = await shop.ask('product/all', { type: 2 });
  expect(areas).toMatchObject([
    { id: area, subtitle: '本月', products: [{ id: coming.id }, { id: alcohol.id }] },
  ]);
  expect((await shop.ask('product/all', { type: 1, name: '手套' })).data.map(({ name }) => name)).toEqual([
    '耗材',
  ]);
});

test('a category shows at most eight products, and the home page at most four areas', async () => {
  const full = await addCategory(shop.db, { name: '满' });
  for (let n = 0; n < 9; n += 1) await addProduct(shop.db, { categoryId: full, name: '凑数商品' });
  for (let n = 0; n < 5; n += 1) {
    const areaId = await addCategory(shop.db, { type: 2 });
    await shop.db.insert(areaProducts).values({ areaId, productId: alcohol.id });
  }
  const goods = (await shop.ask('product/all', { type: 1 })).data;
  expect(goods.find(({ id }) => id === full)?.products).toHaveLength(8);
  expect((await shop.ask('product/all', { type: 2 })).data).toHaveLength(4);
});

test('the surprise zone has the labelled products', async () => {
  const { data } = await shop.ask('product/specialoffer/page', { current: 1, pageSize: 1000 });
  expect([data.list.map(({ id }) => id), data.total]).toEqual([[alcohol.id], 1]);
});

describe('product/detail', () => {
  const detail = (id: string, as: TestBuyer = buyer) =>
    as.ask('product/detail', { id, productClientType: 2 });

  test('has units with prices, stock and a device’s mandatory data', async () => {
    await shop.db.insert(productDevices).values({
      productId: alcohol.id,
      registrationNo: '浙械备20260001',
      deviceClass: '一类',
      registrant: '安澜',
      storageCondition: '阴凉',
      shelfLife: '2 年',
      certificateUrl: '/media/cert.webp',
      certificateFileName: '备案凭证',
    });
    const { data } = await detail(alcohol.id);
    expect(data.productSpu).toMatchObject({
      code: 'X-100',
      categoryName: '皮肤消毒',
      detailText: '<p>详情</p>',
      device: { deviceClass: '一类', certificateFile: { url: '/media/cert.webp', fileName: '备案凭证' } },
    });
    expect(data.productSkues).toEqual([
      {
        id: alcohol.skuIds[0],
        name: '瓶',
        remark: null,
        unitCount: 1,
        sapUnit: '瓶',
        matchSellLabel: null,
        taxIncluded: null,
        priceUnit: '12.50',
        discountPriceUnit: '10.00',
        stockState: 'available',
        stockQty: null,
      },
      expect.objectContaining({ name: '箱', discountPriceUnit: '54.00', stockState: 'short', stockQty: 6 }),
    ]);
  });

  test('has no prices for a buyer who may not order', async () => {
    const { data } = await detail(dealersOnly.id);
    expect(data.productSpu).toMatchObject({ canOrder: false, minPriceUnit: null });
    expect(data.productSkues[0]).toMatchObject({ priceUnit: null, discountPriceUnit: null });
  });

  test('reports coming soon and sold out', async () => {
    expect((await detail(coming.id)).data.productSpu).toMatchObject({
      status: 2,
      canOrder: false,
      device: null,
    });
    expect((await detail(glove.id)).data.productSkues[0]).toMatchObject({
      stockState: 'none',
      stockQty: null,
    });
  });

  test('shows no discount for an agreed price above the list price', async () => {
    const dear = await shop.buyer();
    await shop.db
      .insert(clientSkuPrices)
      .values({ clientId: dear.clientId, skuId: alcohol.skuId, discountPrice: '13.00' });
    expect((await detail(alcohol.id, dear)).data.productSkues[0]).toMatchObject({
      priceUnit: '13.00',
      discountPriceUnit: '13.00',
    });
  });

  test('needs a session, and an existing product', async () => {
    expect(await shop.ask('product/detail', { id: alcohol.id, productClientType: 2 })).toMatchObject({
      code: '10002',
    });
    for (const id of ['999999', 'x', '9'.repeat(40)])
      expect(await detail(id)).toMatchObject({ code: '60004' });
  });
});

test('pay ways are those of the client type', async () => {
  await shop.db.insert(dictionaryItems).values([
    { groupCode: 'pay_method', itemCode: 'offline', itemName: '线下支付', clientTypes: [1, 5, 6], sort: 1 },
    { groupCode: 'pay_method', itemCode: 'dealer', itemName: '经销商支付', clientTypes: [3, 4], sort: 2 },
    { groupCode: 'other', itemCode: 'all', itemName: '所有人', sort: 1 },
  ]);
  const dealer = await shop.buyer({ clientType: 4 });
  expect(await buyer.get('dict/list', { groupCode: 'pay_method' })).toEqual([
    { itemCode: 'offline', itemName: '线下支付' },
  ]);
  expect(await dealer.get('dict/list', { groupCode: 'pay_method' })).toEqual([
    { itemCode: 'dealer', itemName: '经销商支付' },
  ]);
  expect(await buyer.get('dict/list', { groupCode: 'other' })).toHaveLength(1);
  expect(await shop.ask('dict/list', { groupCode: 'pay_method' })).toMatchObject({ code: '10002' });
});

test('banners of a position, without disabled ones', async () => {
  await shop.db.insert(banners).values([
    {
      position: 'index',
      imageUrl: '/media/2.webp',
      title: '二',
      sort: 2,
      linkUrl: '/home?categoryId=1',
      ground: 'dark',
    },
    { position: 'index', imageUrl: '/media/1.webp', title: '一', sort: 1 },
    { position: 'index', imageUrl: '/media/0.webp', title: '停', active: false },
    { position: 'ad', imageUrl: '/media/3.webp', title: '广告' },
  ]);
  const { data } = await shop.ask('banner/list', { position: 'index' });
  expect(data.map(({ title, linkUrl, ground }) => [title, linkUrl, ground])).toEqual([
    ['一', null, null],
    ['二', '/home?categoryId=1', 'dark'],
  ]);
});
