import { eq } from 'drizzle-orm';
import type { RequestOf } from 'shared-kernel/contracts';
import { formatCount, limits } from 'shared-kernel/domain';
import {
  clientSkuPrices,
  members,
  productDevices,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import { addProduct, type TestProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let colleague: TestBuyer;
let gel: TestProduct;
let mask: TestProduct;
beforeAll(async () => {
  shop = await openShop({ licenceCheck: 'warn' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  colleague = await shop.buyer({ clientId: buyer.clientId });
  gel = await addProduct(shop.db, { name: '凝胶', pieces: 100, skus: [{ name: '瓶', price: '10.00' }] });
  mask = await addProduct(shop.db, { name: '口罩', pieces: 5, skus: [{ name: '盒', price: '20.00' }] });
});

type Lines = RequestOf<'purchaseList/line/add'>['lines'];
const goods = (): Lines => [
  { skuId: gel.skuId, count: 3, note: '送三号手术室' },
  { skuId: mask.skuId, count: 2 },
];
const make = async (shared = false, lines = goods(), as = buyer) =>
  (await as.get('purchaseList/create', { name: '手术室', shared, lines })).id;
const read = (id: string, as = buyer) => as.get('purchaseList/detail', { id });
const names = async (id: string) => (await read(id)).lines.map(({ sku }) => sku.productName);
const lineOf = async (id: string, product = gel) => {
  const found = (await read(id)).lines.find(({ sku }) => sku.skuId === product.skuId);
  if (!found) throw new Error('the line is missing');
  return found;
};
const cart = async (as = buyer) =>
  (await as.get('memberCart/page', { pageSize: 1000 })).list.flatMap(({ memberCartSkus }) =>
    memberCartSkus.map(({ skuId, count, note }) => ({ skuId, count, note })),
  );

describe('what is in a list', () => {
  test('goods with usual quantity, note, own price and stock, in their order', async () => {
    await shop.db
      .insert(clientSkuPrices)
      .values({ clientId: buyer.clientId, skuId: gel.skuId, discountPrice: '9.00' });
    const id = await make();
    const { name, shared, isOwn, mayManage, lineCount, lines } = await read(id);
    expect({ name, shared, isOwn, mayManage, lineCount }).toEqual({
      name: '手术室',
      shared: false,
      isOwn: true,
      mayManage: true,
      lineCount: 2,
    });
    expect(lines).toMatchObject([
      {
        count: 3,
        note: '送三号手术室',
        seenPriceUnit: '9.00',
        verdict: 'added',
        sku: { skuId: gel.skuId, unitName: '瓶', discountPriceUnit: '9.00', stockState: 'available' },
      },
      { count: 2, note: '', seenPriceUnit: '20.00', sku: { stockState: 'short', stockQty: 5 } },
    ]);
  });

  test('goods that are there already stay as they are; rows of one unit are added up', async () => {
    const id = await make(false, [{ skuId: gel.skuId, count: 3 }]);
    const row = { skuId: mask.skuId, count: 2 };
    const lines = [{ skuId: gel.skuId, count: 50 }, row, { ...row, note: '急' }];
    expect(await buyer.get('purchaseList/line/add', { id, lines })).toEqual({ added: 1, kept: 1 });
    expect((await read(id)).lines).toMatchObject([
      { count: 3, note: '' },
      { count: 4, note: '急' },
    ]);
  });

  test('an unknown unit is refused, with all the others', async () => {
    const id = await make(false, []);
    const lines = [...goods(), { skuId: '999999999', count: 1 }];
    expect(await buyer.ask('purchaseList/line/add', { id, lines })).toMatchObject({ code: '60004' });
    expect(await names(id)).toEqual([]);
  });

  test('a line is moved, and stays there', async () => {
    const other = await addProduct(shop.db, { name: '纱布' });
    const id = await make(false, [...goods(), { skuId: other.skuId, count: 1 }]);
    const [first, , last] = (await read(id)).lines;
    await buyer.get('purchaseList/line/move', { id, lineId: last?.id ?? '', beforeId: first?.id ?? '' });
    expect(await names(id)).toEqual(['纱布', '凝胶', '口罩']);
    await buyer.get('purchaseList/line/move', { id, lineId: last?.id ?? '', beforeId: null });
    expect(await names(id)).toEqual(['凝胶', '口罩', '纱布']);
  });

  test('what was removed comes back as it was for an hour, then no more', async () => {
    const id = await make();
    const before = await read(id);
    const lineIds = [(await lineOf(id)).id];
    await buyer.get('purchaseList/line/remove', { id, lineIds });
    expect(await names(id)).toEqual(['口罩']);
    expect((await buyer.get('purchaseList/all', {}))[0]).toMatchObject({ lineCount: 1 });
    await buyer.get('purchaseList/line/restore', { id, lineIds });
    expect((await read(id)).lines).toEqual(before.lines);
    await buyer.get('purchaseList/line/remove', { id, lineIds });
    await shop.passTo(new Date(shop.time.now.getTime() + 3_600_001));
    await buyer.get('purchaseList/line/remove', { id, lineIds: [(await lineOf(id, mask)).id] });
    expect(await buyer.ask('purchaseList/line/restore', { id, lineIds })).toMatchObject({ code: '60004' });
  });

  test('goods that were removed and are added again have what is given now', async () => {
    const id = await make();
    await buyer.get('purchaseList/line/remove', { id, lineIds: [(await lineOf(id)).id] });
    const lines = [{ skuId: gel.skuId, count: 7 }];
    expect(await buyer.get('purchaseList/line/add', { id, lines })).toEqual({ added: 1, kept: 0 });
    expect(await names(id)).toEqual(['口罩', '凝胶']);
    expect(await lineOf(id)).toMatchObject({ count: 7, note: '' });
  });
});

describe('health', () => {
  test('a price that moved shows the old one, until it is ordered at the new one', async () => {
    const id = await make();
    await shop.db
      .update(productSkus)
      .set({ price: '12.00', discountPrice: '12.00' })
      .where(eq(productSkus.id, gel.skuId));
    expect(await lineOf(id)).toMatchObject({ seenPriceUnit: '10.00', sku: { discountPriceUnit: '12.00' } });
    const { id: lineId } = await lineOf(id);
    await buyer.get('purchaseList/order', { id, lines: [{ id: lineId, count: 3 }] });
    expect(await lineOf(id)).toMatchObject({ seenPriceUnit: '12.00', sku: { discountPriceUnit: '12.00' } });
  });

  test('short stock, with what the cart holds, and goods that are not listed any more', async () => {
    const id = await make(false, [
      { skuId: gel.skuId, count: 3 },
      { skuId: mask.skuId, count: 4 },
    ]);
    await buyer.get('memberCart/add', { skuId: mask.skuId, count: 2 });
    await shop.db.update(products).set({ status: 3 }).where(eq(products.id, gel.id));
    expect((await read(id)).lines).toMatchObject([
      { verdict: 'unlisted', sku: { discountPriceUnit: null } },
      { verdict: 'stockShort', shortage: { maxQty: 5, held: 2 } },
    ]);
  });

  test('goods that the buyer may not order have no price, neither now nor then', async () => {
    const id = await make();
    await shop.db.update(products).set({ canOrder: false }).where(eq(products.id, gel.id));
    expect((await read(id)).lines).toMatchObject([
      { verdict: 'notOrderable', seenPriceUnit: null, sku: { discountPriceUnit: null } },
      { seenPriceUnit: '20.00', sku: { discountPriceUnit: '20.00' } },
    ]);
  });

  test('a licence that is missing', async () => {
    await shop.db.insert(productDevices).values({
      productId: gel.id,
      registrationNo: '国械注准 1',
      deviceClass: '三类',
      registrant: '安澜',
      storageCondition: '常温',
      shelfLife: '三年',
    });
    const { licences } = await read(await make());
    expect(licences).toMatchObject({
      blocks: false,
      problems: [{ deviceClass: '三类', state: 'missing', skuIds: [gel.skuId] }],
    });
  });
});

describe('ordering', () => {
  test('what can be added goes into the cart with its note, the rest says why', async () => {
    const id = await make();
    await shop.db.update(productStocks).set({ pieces: 1 }).where(eq(productStocks.productId, mask.id));
    const lines = (await read(id)).lines.map((line) => ({ id: line.id, count: line.count }));
    const { amount, results } = await buyer.get('purchaseList/order', { id, lines });
    expect(amount).toBe(1);
    expect(results.map(({ verdict }) => verdict)).toEqual(['added', 'stockShort']);
    expect(await cart()).toEqual([{ skuId: gel.skuId, count: 3, note: '送三号手术室' }]);
  });

  test('a note that the cart has already stays', async () => {
    const id = await make();
    await buyer.get('memberCart/add', { skuId: gel.skuId, count: 1 });
    const [line] = (await buyer.get('memberCart/page', {})).list[0]?.memberCartSkus ?? [];
    await buyer.get('memberCart/note', { id: line?.id ?? '', note: '送库房' });
    await buyer.get('purchaseList/order', { id, lines: [{ id: (await lineOf(id)).id, count: 3 }] });
    expect(await cart()).toEqual([{ skuId: gel.skuId, count: 4, note: '送库房' }]);
  });

  test('the quantity that the buyer saw is added, once per key', async () => {
    const id = await make(true);
    const line = await lineOf(id);
    const change = { id, lineId: line.id, version: line.version, count: 80, note: '' };
    await colleague.get('purchaseList/line/edit', change);
    const order = { id, lines: [{ id: line.id, count: 3 }] };
    const key = { 'idempotency-key': 'a-list-is-ordered-once' };
    const first = await buyer.get('purchaseList/order', order, key);
    expect(await buyer.get('purchaseList/order', order, key)).toEqual(first);
    expect(await cart()).toMatchObject([{ count: 3 }]);
    expect(await cart(colleague)).toEqual([]);
  });

  test('a line given twice is refused', async () => {
    const id = await make();
    const line = { id: (await lineOf(id)).id, count: 1 };
    expect(await buyer.ask('purchaseList/order', { id, lines: [line, line] })).toMatchObject({
      code: '60001',
    });
    expect(await cart()).toEqual([]);
  });
});

describe('colleagues', () => {
  const rename = (id: string, name: string, version = 1, shared = true) => ({ id, name, version, shared });

  test('an own list is nobody else’s, a shared one is every member’s of the client', async () => {
    const own = await make(false);
    const shared = await make(true);
    expect((await colleague.get('purchaseList/all', {})).map(({ id }) => id)).toEqual([shared]);
    expect(await colleague.ask('purchaseList/detail', { id: own })).toMatchObject({ code: '60004' });
    expect(await read(shared, colleague)).toMatchObject({ isOwn: false, mayManage: false });
    const stranger = await shop.buyer();
    expect(await stranger.get('purchaseList/all', {})).toEqual([]);
    expect(await stranger.ask('purchaseList/detail', { id: shared })).toMatchObject({ code: '60004' });
  });

  test('every member changes lines and name; only its maker hides or deletes it, as long as they are there', async () => {
    const id = await make(true);
    await colleague.get('purchaseList/edit', rename(id, '一号手术室'));
    const { lines } = await read(id, colleague);
    await colleague.get('purchaseList/line/remove', { id, lineIds: [lines[0]?.id ?? ''] });
    expect(await read(id)).toMatchObject({ name: '一号手术室', lineCount: 1 });
    expect(await colleague.ask('purchaseList/delete', { id })).toMatchObject({ code: '60003' });
    expect(await colleague.ask('purchaseList/edit', rename(id, '我的', 2, false))).toMatchObject({
      code: '60003',
    });
    await shop.db.update(members).set({ enabled: false }).where(eq(members.id, buyer.memberId));
    expect(await read(id, colleague)).toMatchObject({ mayManage: true });
    await colleague.get('purchaseList/delete', { id });
    expect(await colleague.get('purchaseList/all', {})).toEqual([]);
  });

  test('of two changes of one line the second is told the first, and nothing is lost', async () => {
    const id = await make(true);
    const line = await lineOf(id);
    const change = { id, lineId: line.id, version: line.version, note: '' };
    await shop.db.update(members).set({ name: '李采购' }).where(eq(members.id, colleague.memberId));
    await colleague.get('purchaseList/line/edit', { ...change, count: 5, note: '急' });
    expect(await buyer.ask('purchaseList/line/edit', { ...change, count: 8 })).toMatchObject({
      code: '60003',
      message: `李采购刚在别处把这一行改为 ${formatCount(5, '瓶')}，备注“急”`,
    });
    expect(await lineOf(id)).toMatchObject({ count: 5, note: '急' });
    const { version } = await lineOf(id);
    await buyer.get('purchaseList/line/edit', { ...change, version, count: 8 });
    expect(await lineOf(id)).toMatchObject({ count: 8 });
  });

  test('a change that is sent again succeeds, as does one to the same values', async () => {
    const id = await make(true);
    const line = await lineOf(id);
    const change = { id, lineId: line.id, version: line.version, count: 5, note: '' };
    const first = await buyer.get('purchaseList/line/edit', change);
    expect(await buyer.get('purchaseList/line/edit', change)).toEqual(first);
    expect(await colleague.get('purchaseList/line/edit', change)).toEqual(first);
  });

  test('changes of different lines do not disturb each other', async () => {
    const id = await make(true);
    const [one, two] = (await read(id)).lines;
    const edits = [one, two].map((line, index) =>
      (index === 0 ? buyer : colleague).get('purchaseList/line/edit', {
        id,
        lineId: line?.id ?? '',
        version: 1,
        count: 9,
        note: '',
      }),
    );
    await Promise.all(edits);
    expect((await read(id)).lines.map(({ count }) => count)).toEqual([9, 9]);
  });

  test('of many changes of one line at once exactly one is taken', async () => {
    const id = await make(true);
    const { id: lineId, version } = await lineOf(id);
    const replies = await Promise.all(
      [11, 12, 13, 14, 15, 16].map((count, index) =>
        (index % 2 ? buyer : colleague).ask('purchaseList/line/edit', {
          id,
          lineId,
          version,
          count,
          note: '',
        }),
      ),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', ...Array(5).fill('60003')]);
    expect((await lineOf(id)).version).toBe(version + 1);
  });

  test('goods that two add at once are in it once', async () => {
    const id = await make(true, []);
    const replies = await Promise.all(
      [buyer, colleague, buyer, colleague].map((one) =>
        one.get('purchaseList/line/add', { id, lines: goods() }),
      ),
    );
    expect(replies.map(({ added }) => added).sort()).toEqual([0, 0, 0, 2]);
    expect(await names(id)).toEqual(['凝胶', '口罩']);
  });

  test('a name that was changed meanwhile is told', async () => {
    const id = await make(true);
    await shop.db.update(members).set({ name: '李采购' }).where(eq(members.id, colleague.memberId));
    await colleague.get('purchaseList/edit', rename(id, '一号手术室'));
    expect(await buyer.ask('purchaseList/edit', rename(id, '二号手术室'))).toMatchObject({
      code: '60003',
      message: '李采购刚把清单改为“一号手术室”（客户共享），请核对后再保存',
    });
  });
});

describe('limits', () => {
  test('a list holds 1,000 lines', async () => {
    const skus = await shop.db
      .insert(productSkus)
      .values(
        Array.from({ length: limits.purchaseListLines - 1 }, (_, index) => ({
          productId: gel.id,
          code: `LIST-${gel.id}-${index}`,
          name: `规格${index}`,
          unitCount: 1,
          sapUnit: '瓶',
          price: '10.00',
          discountPrice: '10.00',
          sort: index,
        })),
      )
      .returning({ skuId: productSkus.id });
    const id = await make(false, [
      { skuId: mask.skuId, count: 1 },
      ...skus.map(({ skuId }) => ({ skuId, count: 1 })),
    ]);
    expect((await read(id)).lines).toHaveLength(limits.purchaseListLines);
    expect(
      await buyer.ask('purchaseList/line/add', { id, lines: [{ skuId: gel.skuId, count: 1 }] }),
    ).toMatchObject({ code: '60003', message: '一个清单最多 1000 种商品，请分到其他清单' });
    const { lines } = await read(id);
    const first = lines[0]?.id ?? '';
    await buyer.get('purchaseList/line/remove', { id, lineIds: [first] });
    await buyer.get('purchaseList/line/add', { id, lines: [{ skuId: gel.skuId, count: 1 }] });
    expect(await buyer.ask('purchaseList/line/restore', { id, lineIds: [first] })).toMatchObject({
      code: '60003',
    });
  });

  test('a member has 100 lists, also of many made at once', async () => {
    for (let made = 0; made < limits.purchaseLists - 2; made += 1) await make(false, []);
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => buyer.ask('purchaseList/create', { name: '又一个', shared: false, lines: [] })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '0', '60003', '60003']);
    expect(await colleague.ask('purchaseList/create', { name: '我的', shared: false })).toMatchObject({
      code: '0',
    });
  });

  test('a name is one line of at most 30 characters, and text', async () => {
    const named = (name: string) => buyer.ask('purchaseList/create', { name, shared: false });
    for (const name of ['', '   ', 'x'.repeat(31), 'a\nb']) {
      expect(await named(name)).toMatchObject({ code: '60001' });
    }
    const html = '<b>手术室</b>';
    const { id } = await buyer.get('purchaseList/create', { name: html, shared: false });
    expect(await read(id)).toMatchObject({ name: html });
  });
});
