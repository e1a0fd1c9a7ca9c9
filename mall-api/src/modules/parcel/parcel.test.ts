import { eq } from 'drizzle-orm';
import { type Admin, createAdmin } from '../../admin/service';
import { orders } from '../../db/schema';
import { addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { contents, upload } from '../../testing/files';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let admin: Admin;
let goods: TestProduct;
let ready: Checkout;
let orderId: string;
let no: string;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  await addPayWays(shop.db);
  goods = await addProduct(shop.db, { name: '酒精', pieces: 1_000_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
  orderId = await placeOrder(ready, goods.skuId, 5);
  await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, orderId));
  no = (await ready.buyer.get('order/detail', { orderId })).no;
  await admin.ship({ no, carrier: '物流', trackingNos: ['ALWL1'], part: undefined });
});

async function parcel() {
  const [found] = await ready.buyer.get('order/parcels', { orderId });
  const [line] = found?.lines ?? [];
  if (!found || !line) throw new Error('nothing was sent');
  return { ...found, line };
}
const statusOf = async () => (await ready.buyer.get('order/detail', { orderId })).status;
const receive = async (count: number, buyer: TestBuyer = ready.buyer) => {
  const { id: parcelId, line } = await parcel();
  return buyer.ask('order/parcel/receive', { parcelId, lines: [{ id: line.id, count }] });
};

describe('receiving a parcel', () => {
  test('may be partial; the last unit completes the order', async () => {
    expect(await parcel()).toMatchObject({
      trackingNo: 'ALWL1',
      mayReceive: true,
      line: { count: 5, received: 0 },
    });
    expect((await receive(2)).code).toBe('0');
    expect(await statusOf()).toBe(8);
    expect(await receive(4)).toMatchObject({
      code: '60001',
      message: expect.stringContaining('最多还可收 3'),
    });
    expect((await receive(3)).code).toBe('0');
    expect(await statusOf()).toBe(9);
    expect(await parcel()).toMatchObject({ mayReceive: false, line: { received: 5 } });
    expect((await receive(1)).code).toBe('60003');
  });

  test('cannot happen twice concurrently', async () => {
    const replies = await Promise.all([receive(3), receive(3)]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '60001']);
    expect((await parcel()).line.received).toBe(3);
  });

  test('is for the client of its order, and for its own lines', async () => {
    const stranger = await shop.buyer();
    expect((await receive(1, stranger)).code).toBe('60004');
    expect((await stranger.ask('order/parcels', { orderId })).code).toBe('60004');
    const { id: parcelId } = await parcel();
    const strange = { parcelId, lines: [{ id: '999999', count: 1 }] };
    expect((await ready.buyer.ask('order/parcel/receive', strange)).code).toBe('60004');
  });
});

describe('missing or damaged goods', () => {
  const picture = async () =>
    (
      await upload(
        ...([shop, ready.buyer, 'file/upload'] as const),
        { busType: '6', fileName: '破损.pdf', orderId },
        { name: '破损.pdf', content: contents.pdf },
      )
    ).data.fileId as string;
  const report = async (count: number, fileIds: string[] = [], buyer: TestBuyer = ready.buyer) =>
    buyer.ask('order/parcel/report', {
      lineId: (await parcel()).line.id,
      kind: 'damage',
      count,
      words: '外箱破损',
      fileIds,
    });

  test('are reported with pictures and answered once, and the buyer is notified', async () => {
    const fileId = await picture();
    expect((await report(2, [fileId])).code).toBe('0');
    expect((await parcel()).line.reports).toMatchObject([
      {
        kind: 'damage',
        count: 2,
        words: '外箱破损',
        pictureUrls: [expect.stringContaining(fileId)],
        answerTime: null,
      },
    ]);
    const waiting = (await admin.waiting({ limit: 1000 })).reports.filter((one) => one.no === no);
    expect(waiting).toMatchObject([
      { problem: '破损', quantity: 2, content: '外箱破损', trackingNo: 'ALWL1' },
    ]);
    const id = waiting[0]?.id ?? '';
    await admin.answerReport({ id, answer: '补发两箱' });
    expect((await parcel()).line.reports).toMatchObject([{ answer: '补发两箱' }]);
    const { list } = await ready.buyer.get('message/page', {});
    expect(list[0]?.content).toContain('收货问题已答复：补发两箱');
    await expect(admin.answerReport({ id, answer: '又一次' })).rejects.toThrow('该收货问题已答复');
    expect((await report(4)).code).toBe('60001');
  });

  test('accept pictures of their own order only, each once', async () => {
    const fileId = await picture();
    expect((await report(1, [fileId, '999'])).code).toBe('60004');
    expect((await report(1, [fileId])).code).toBe('0');
    expect((await report(1, [fileId])).code).toBe('60004');
    expect((await report(1, [], await shop.buyer())).code).toBe('60004');
  });
});
