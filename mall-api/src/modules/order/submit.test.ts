import { eq } from 'drizzle-orm';
import {
  buyMoreSkus,
  giftPacks,
  messages,
  orders,
  productSkus,
  products,
  rebateEntries,
  rebates,
  skuGifts,
} from '../../db/schema';
import {
  addConsignee,
  addDealer,
  addHospital,
  addProduct,
  countPieces,
  type TestProduct,
} from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let product: TestProduct;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  product = await addProduct(shop.db, {
    name: '酒精',
    pieces: 100,
    skus: [
      { name: '瓶', unitCount: 1, price: '12.50', discountPrice: '10.00' },
      { name: '箱', unitCount: 6, price: '75.00', discountPrice: '54.10' },
    ],
  });
});

const bottle = () => product.skuIds[0] ?? '';
const box = () => product.skuIds[1] ?? '';
const fill = (buyer: TestBuyer, skuId: string, count: number) =>
  buyer.get('memberCart/add', { skuId, count });
const detail = (buyer: TestBuyer, orderId: string) => buyer.get('order/detail', { orderId });
const cartSize = async (buyer: TestBuyer) => (await buyer.get('memberCart/amount', {})).amount;
const ordersOf = (buyer: TestBuyer) =>
  shop.db.select().from(orders).where(eq(orders.memberId, buyer.memberId)).orderBy(orders.id);

describe('a direct client (type 1)', () => {
  let ready: Checkout;
  beforeEach(async () => {
    ready = await readyToCheckOut(shop, 1);
  });

  test('orders the cart’s content: amounts, address, log; stock and cart follow', async () => {
    const { buyer, order } = ready;
    await fill(buyer, bottle(), 4);
    await fill(buyer, box(), 2);
    const other = await addProduct(shop.db);
    await fill(buyer, other.skuId, 1);
    const reply = await buyer.get(
      'order/generateOrder',
      order([bottle(), box()], { remark: ' 上午送货\n谢谢 ' }),
    );
    expect(reply).toMatchObject({ showBuyMore: false, giftPacks: { getGiftPacks: false } });

    const placed = await detail(buyer, reply.id);
    expect(placed).toMatchObject({
      status: 5,
      statusName: '待上传合同',
      payStatusName: '待付款',
      createTime: '2026-03-10 10:00:00',
      remark: '上午送货\n谢谢',
      dealerName: null,
      hospitalName: null,
      businessStock: false,
      subOrderList: [],
      orderPay: {
        payMethodName: '线下支付',
        productTotalAmountUnit: '200.00',
        couponAmountUnit: '51.80',
        totalAmountUnit: '148.20',
      },
      orderItems: [
        {
          name: '瓶',
          productName: '酒精',
          quantity: 4,
          unitPriceUnit: '12.50',
          payPrice: '10.00',
          payAmount: '40.00',
        },
        {
          name: '箱（6 瓶）',
          quantity: 2,
          unitPriceUnit: '75.00',
          payPrice: '54.10',
          payAmount: '108.20',
          gift: false,
        },
      ],
      operationLogs: [{ time: '2026-03-10 10:00:00', statusDesc: '订单已提交，请上传合同' }],
      showCancelBtn: true,
      showElecDeliveryBtn: false,
      showReceiveBtn: false,
      showBuyMore: false,
    });
    expect(placed.no).toMatch(/^AL20260310\d{6}$/);
    expect(placed.orderConsignee).toMatchObject({ phone: '13900000000', hospitalName: null });
    expect(placed.orderContract).toEqual({
      uploadFileUrl: null,
      versions: [],
      countersignedUrl: null,
      supplementUrl: null,
      viewUrl: null,
      signQys: false,
      signUrl: null,
      originFileUrl: expect.stringMatching(/download\/contract-\d+$/),
    });
    expect(await countPieces(shop.db, product.id)).toBe(100 - 4 - 12);
    expect(await cartSize(buyer)).toBe(1);
  });

  test('has its purchase number and line notes, and lists find it by them', async () => {
    const { buyer, order } = ready;
    await fill(buyer, bottle(), 4);
    await fill(buyer, box(), 2);
    const [first] = (await buyer.get('memberCart/page', {})).list.flatMap((one) => one.memberCartSkus);
    await buyer.get('memberCart/note', { id: first?.id ?? '', note: ' 三号手术室 ' });
    expect(
      await buyer.ask('order/generateOrder', order([bottle(), box()], { purchaseNo: '采购𠮷' })),
    ).toMatchObject({ code: '60001', message: expect.stringContaining('“𠮷”无法印在合同上') });
    expect(await buyer.ask('memberCart/note', { id: first?.id ?? '', note: '三号手术室🏥' })).toMatchObject({
      code: '60001',
    });
    const { id } = await buyer.get(
      'order/generateOrder',
      order([bottle(), box()], { purchaseNo: ' CG-2026-018 ' }),
    );
    const placed = await detail(buyer, id);
    expect(placed.purchaseNo).toBe('CG-2026-018');
    expect(placed.orderItems.map(({ note }) => note)).toEqual(['三号手术室', '']);
    expect(await buyer.get('order/page', { keyword: 'cg-2026-018' })).toMatchObject([{ id }]);
  });

  test('needs its own address and a pay way', async () => {
    const { buyer, order } = ready;
    await fill(buyer, bottle(), 1);
    const submit = (change: object) => buyer.ask('order/generateOrder', order([bottle()], change));
    const stranger = await shop.buyer();
    const theirs = await addConsignee(shop.db, { clientId: stranger.clientId });
    expect(await submit({ consigneeId: undefined })).toMatchObject({
      code: '60001',
      message: '请选择收货地址',
    });
    expect(await submit({ consigneeId: theirs })).toMatchObject({ code: '60004' });
    expect(await submit({ payWay: 'dealer' })).toMatchObject({ code: '60001', message: '请选择付款方式' });
    expect(await submit({ businessStock: true })).toMatchObject({ code: '60001' });
    expect(await submit({ dealerId: (await addDealer(shop.db)).id })).toMatchObject({ code: '60004' });
    expect(await submit({ cartSkuS: [{ skuId: bottle(), consigneeId: theirs }] })).toMatchObject({
      code: '60001',
    });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await countPieces(shop.db, product.id)).toBe(100);
    expect(await cartSize(buyer)).toBe(1);
  });

  test('cannot order from somebody else’s cart', async () => {
    const stranger = await shop.buyer();
    await fill(stranger, bottle(), 1);
    expect(await ready.buyer.ask('order/generateOrder', ready.order([bottle()]))).toMatchObject({
      code: '60004',
    });
    expect(await cartSize(stranger)).toBe(1);
  });

  test('may order at a new price that the cart has shown', async () => {
    const { buyer, order } = ready;
    await fill(buyer, bottle(), 1);
    await shop.db.update(productSkus).set({ discountPrice: '9.00' }).where(eq(productSkus.id, bottle()));
    const shown = async () => (await buyer.get('memberCart/page', {})).list[0]?.memberCartSkus[0];
    const changed = { state: 'priceChanged', previousPriceUnit: '10.00', discountPriceUnit: '9.00' };
    expect(await shown()).toMatchObject(changed);
    expect(await shown()).toMatchObject(changed);
    await buyer.get('order/generateOrder', order([bottle()]));
  });

  test('is refused once for a new price, then may order at it', async () => {
    const { buyer, order } = ready;
    await fill(buyer, bottle(), 2);
    await shop.db.update(productSkus).set({ discountPrice: '11.00' }).where(eq(productSkus.id, bottle()));
    expect(await buyer.ask('order/generateOrder', order([bottle()]))).toEqual({
      code: '60002',
      message: '酒精 价格已变更',
      data: { lines: [{ skuId: bottle(), productName: '酒精', reason: 'price' }] },
    });
    expect(await countPieces(shop.db, product.id)).toBe(100);
    const { id } = await buyer.get('order/generateOrder', order([bottle()]));
    expect((await detail(buyer, id)).totalAmountUnit).toBe('22.00');
  });

  test('is refused for sold-out or unlisted products, and keeps the cart', async () => {
    const { buyer, order } = ready;
    const other = await addProduct(shop.db, { name: '手套' });
    await fill(buyer, bottle(), 60);
    await fill(buyer, other.skuId, 1);
    await placeOrder(await readyToCheckOut(shop, 1), bottle(), 50);
    await shop.db.update(products).set({ status: 3 }).where(eq(products.id, other.id));
    expect(await buyer.ask('order/generateOrder', order([bottle(), other.skuId]))).toMatchObject({
      code: '60002',
      data: {
        lines: [
          { skuId: bottle(), reason: 'stock' },
          { skuId: other.skuId, reason: 'unlisted' },
        ],
      },
    });
    expect(await countPieces(shop.db, product.id)).toBe(50);
    expect(await cartSize(buyer)).toBe(2);
  });

  test('gets the line’s gifts, and no others', async () => {
    const { buyer, order } = ready;
    const gift = await addProduct(shop.db, { name: '试纸', pieces: 10 });
    await shop.db.insert(skuGifts).values({ skuId: box(), giftSkuId: gift.skuId });
    await fill(buyer, box(), 1);
    const withGifts = (code: string, count: number) =>
      order([], { cartSkuS: [{ skuId: box(), giftSkus: [{ code, count }] }] });
    expect(await buyer.ask('order/generateOrder', withGifts('S-x', 1))).toMatchObject({ code: '60001' });
    expect(await buyer.ask('order/generateOrder', withGifts(gift.skuCodes[0] ?? '', 7))).toMatchObject({
      code: '60001',
    });
    const { id } = await buyer.get('order/generateOrder', withGifts(gift.skuCodes[0] ?? '', 6));
    expect((await detail(buyer, id)).orderItems).toMatchObject([
      { productName: '酒精', gift: false, payAmount: '54.10' },
      { productName: '试纸', gift: true, quantity: 6, payPrice: '0.00', payAmount: '0.00' },
    ]);
    expect(await countPieces(shop.db, gift.id)).toBe(4);
  });

  test('uses rebate up to the order’s total', async () => {
    const { buyer } = ready;
    await shop.db.insert(rebates).values({ clientId: buyer.clientId, balance: '15.50' });
    const submit = async (whetherUseRebate: boolean, count: number) => {
      await fill(buyer, bottle(), count);
      const { id } = await buyer.get('order/generateOrder', ready.order([bottle()], { whetherUseRebate }));
      return (await detail(buyer, id)).orderPay;
    };
    expect(await submit(false, 1)).toMatchObject({ totalAmountUnit: '10.00', couponAmountUnit: '2.50' });
    expect(await submit(true, 1)).toMatchObject({
      totalAmountUnit: '0.00',
      couponAmountUnit: '2.50',
      rebateAmountUnit: '10.00',
    });
    expect(await submit(true, 1)).toMatchObject({ totalAmountUnit: '4.50' });
    expect(await buyer.get('client/rebateinfo', {})).toEqual({ showChooseDialog: false, rebate: '0.00' });
    expect(await submit(true, 1)).toMatchObject({ totalAmountUnit: '10.00' });
    const entries = await shop.db
      .select()
      .from(rebateEntries)
      .where(eq(rebateEntries.clientId, buyer.clientId));
    expect(entries.map(({ amount }) => amount)).toEqual(['-10.00', '-5.50']);
  });

  test('the same idempotency key makes one order, however often and fast it is sent', async () => {
    const { buyer, order } = ready;
    await fill(buyer, bottle(), 3);
    const request = order([bottle()]);
    const key = { 'idempotency-key': 'key-12345678' };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => buyer.get('order/generateOrder', request, key)),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await buyer.get('order/generateOrder', request, key)).toEqual(replies[0]);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await countPieces(shop.db, product.id)).toBe(97);
    expect(await buyer.ask('order/generateOrder', { ...request, remark: '另一单' }, key)).toMatchObject({
      code: '60001',
    });
  });

  test('a key is the buyer’s own, and free again after a refusal', async () => {
    const key = { 'idempotency-key': 'key-87654321' };
    const other = await readyToCheckOut(shop, 1);
    for (const { buyer, order } of [ready, other]) {
      expect(await buyer.ask('order/generateOrder', order([bottle()]), key)).toMatchObject({ code: '60004' });
      await fill(buyer, bottle(), 1);
      expect(await buyer.ask('order/generateOrder', order([bottle()]), key)).toMatchObject({ code: '0' });
    }
    expect(
      await ready.buyer.ask('order/generateOrder', ready.order([bottle()]), { 'idempotency-key': 'x' }),
    ).toMatchObject({ code: '60001', message: '请求头 idempotency-key 格式有误' });
  });
});

describe.each([3, 4] as const)('a client that buys through a dealer (type %d)', (clientType) => {
  test('chooses a dealer and one of its addresses', async () => {
    const { buyer, order } = await readyToCheckOut(shop, clientType);
    await fill(buyer, bottle(), 1);
    const submit = (change: object) => buyer.ask('order/generateOrder', order([bottle()], change));
    const own = await addConsignee(shop.db, { clientId: buyer.clientId });
    const otherDealer = await addDealer(shop.db, buyer.clientId);
    expect(await submit({ dealerId: undefined })).toMatchObject({ code: '60001', message: '请选择经销商' });
    expect(await submit({ dealerId: (await addDealer(shop.db)).id })).toMatchObject({ code: '60004' });
    expect(await submit({ dealerId: otherDealer.id })).toMatchObject({ code: '60004' });
    expect(await submit({ consigneeId: own })).toMatchObject({ code: '60004' });
    expect(await submit({ payWay: 'offline' })).toMatchObject({ code: '60001' });
    const { data } = await submit({});
    const placed = await detail(buyer, data.id);
    expect(placed).toMatchObject({ orderPay: { payMethodName: '经销商支付' } });
    expect(placed.dealerName).toMatch(/^经销商/);
  });
});

test('a contract client uploads its contract; a dealer client’s order goes straight to review', async () => {
  const contract = await readyToCheckOut(shop, 3);
  const dealer = await readyToCheckOut(shop, 4);
  const first = await detail(contract.buyer, await placeOrder(contract, bottle()));
  expect(first).toMatchObject({ status: 5, showCancelBtn: true });
  expect(first.orderContract).not.toBeNull();
  const second = await detail(dealer.buyer, await placeOrder(dealer, bottle()));
  expect(second).toMatchObject({ status: 10, orderContract: null, showCancelBtn: false });
  expect(second.operationLogs.map(({ statusDesc }) => statusDesc)).toEqual(['已进入厂家审核', '订单已提交']);
  expect(
    await shop.db.select().from(messages).where(eq(messages.memberId, dealer.buyer.memberId)),
  ).toMatchObject([{ kind: 'order', title: '已进入厂家审核', orderId: second.id, readAt: null }]);
});

describe.each([5, 6] as const)('a chain or business client (type %d)', (clientType) => {
  let ready: Checkout;
  beforeEach(async () => {
    ready = await readyToCheckOut(shop, clientType);
    await fill(ready.buyer, bottle(), 10);
  });

  test('chooses a hospital and one of its addresses, and is itself the dealer', async () => {
    const { buyer, order } = ready;
    const submit = (change: object) => buyer.ask('order/generateOrder', order([bottle()], change));
    const own = await addConsignee(shop.db, { clientId: buyer.clientId });
    expect(await submit({ hospitalClientId: undefined })).toMatchObject({
      code: '60001',
      message: '请选择医院',
    });
    expect(await submit({ consigneeId: undefined })).toMatchObject({
      code: '60001',
      message: '请选择收货地址',
    });
    expect(await submit({ hospitalClientId: (await addHospital(shop.db)).id })).toMatchObject({
      code: '60004',
    });
    expect(await submit({ consigneeId: own })).toMatchObject({ code: '60004' });
    const placed = await detail(buyer, (await submit({})).data.id);
    const [dealer] = await buyer.get('client/dealers', {});
    expect(placed).toMatchObject({
      status: 5,
      dealerName: dealer?.name,
      orderPay: { payMethodName: '线下支付' },
    });
    expect(placed.hospitalName).toMatch(/^医院/);
    expect(placed.orderConsignee.hospitalName).toBe(placed.hospitalName);
  });

  test('commercial stock needs no hospital and goes to an own address', async () => {
    const { buyer, order } = ready;
    const request = order([bottle()], { businessStock: true });
    delete request.hospitalClientId;
    expect(await buyer.ask('order/generateOrder', request)).toMatchObject({ code: '60004' });
    delete request.consigneeId;
    expect(await buyer.ask('order/generateOrder', request)).toMatchObject({
      code: '60001',
      message: '请选择收货地址',
    });
    await addConsignee(shop.db, { clientId: buyer.clientId });
    const main = await addConsignee(shop.db, { clientId: buyer.clientId }, true);
    const { id } = await buyer.get('order/generateOrder', request);
    const placed = await detail(buyer, id);
    expect(placed).toMatchObject({ businessStock: true, hospitalName: null });
    const address = (await buyer.get('client/consignee', {})).find((one) => one.id === main);
    expect(placed.orderConsignee.name).toBe(address?.name);
  });

  test('may split an order over addresses, with a sub-order each', async () => {
    const { buyer, order } = ready;
    const first = await addHospital(shop.db, buyer.clientId);
    const second = await addHospital(shop.db, buyer.clientId);
    const ward = await addConsignee(shop.db, { hospitalId: first.id });
    const annex = await addConsignee(shop.db, { hospitalId: second.id });
    await fill(buyer, box(), 1);
    const page = await buyer.get('memberCart/page', {});
    const [bottles, boxes] = page.list[0]?.memberCartSkus ?? [];
    const part = (cartSkuId = '', consigneeId = '', count = 1) =>
      buyer.get('memberCart/consignee/edit', { cartSkuId, consigneeId, count, sort: 0 });
    await part(bottles?.id, ward, 2);
    await part(bottles?.id, annex, 3);

    const unsplit = order([bottle(), box()]);
    expect(await buyer.ask('order/generateOrder', unsplit)).toMatchObject({
      code: '60001',
      message: '勾选的商品必须选择地址',
    });
    await part(boxes?.id, annex, 2);
    const split = { ...unsplit };
    delete split.consigneeId;
    delete split.hospitalClientId;
    split.cartSkuS = [
      { skuId: bottle(), consigneeId: ward },
      { skuId: bottle(), consigneeId: annex },
      { skuId: box(), consigneeId: annex },
    ];
    await buyer.get('memberCart/edit', { id: bottles?.id ?? '', skuId: bottle(), count: 9 });
    expect(await buyer.ask('order/generateOrder', split)).toMatchObject({
      code: '60003',
      message: expect.stringMatching(/“.+”还有 4\s.+未分配收货地址，请在拆分配送中分配后再提交/),
    });
    await buyer.get('memberCart/edit', { id: bottles?.id ?? '', skuId: bottle(), count: 5 });
    const { id } = await buyer.get('order/generateOrder', split);
    const placed = await detail(buyer, id);
    expect(placed).toMatchObject({ totalAmountUnit: '158.20', hospitalName: null });
    expect(placed.orderItems).toHaveLength(3);
    expect(placed.subOrderList).toMatchObject([
      { no: `${placed.no}-1`, orderItems: [{ quantity: 2, payAmount: '20.00' }] },
      {
        no: `${placed.no}-2`,
        orderItems: [
          { quantity: 3, payAmount: '30.00' },
          { quantity: 2, payAmount: '108.20' },
        ],
      },
    ]);
    expect(await countPieces(shop.db, product.id)).toBe(100 - 5 - 12);
    expect(await cartSize(buyer)).toBe(0);
  });
});

describe('gift packs and add-ons', () => {
  let offer: { id: string }[];
  beforeAll(async () => {
    offer = await shop.db
      .insert(giftPacks)
      .values([
        { kind: 'amount', name: '满额', minOrderAmount: '500.00', rate: '0.0500' },
        { kind: 'first_order', name: '首单', maxQty: 12, validDays: 30 },
      ])
      .returning();
    expect(offer).toHaveLength(2);
    const more = await addProduct(shop.db);
    await shop.db.insert(buyMoreSkus).values({ skuId: more.skuId, minOrderAmount: '500.00' });
  });
  afterAll(async () => {
    await shop.db.update(giftPacks).set({ active: false });
    await shop.db.delete(buyMoreSkus);
  });

  test('belong to the order, the first-order pack once', async () => {
    const ready = await readyToCheckOut(shop, 1);
    const submit = async (count: number) => {
      await fill(ready.buyer, bottle(), count);
      return ready.buyer.get('order/generateOrder', ready.order([bottle()]));
    };
    const first = await submit(50);
    expect(first).toMatchObject({
      showBuyMore: true,
      giftPacks: {
        getGiftPacks: true,
        giftPacksSubmit: false,
        maxGiftPacksAmount: '25.00',
        orderGiftMaxQty: null,
        getFirstOrderGiftPacks: true,
        firstOrderGiftPacksSubmit: false,
        firstOrderGiftMaxQty: 12,
        firstOrderExpireDate: '2026-04-09',
        maxGiftPacksExpireDate: null,
      },
    });
    expect(first.giftPacks.maxGiftPacksOrderId).not.toBe(first.giftPacks.firstGiftPacksOrderId);
    const second = await submit(1);
    expect(second).toMatchObject({
      showBuyMore: false,
      giftPacks: { getGiftPacks: false, maxGiftPacksOrderId: null, getFirstOrderGiftPacks: false },
    });
    expect(await ready.buyer.get('client/todo', {})).toMatchObject({
      contractsToUpload: 2,
      giftPacksToConfigure: 2,
    });
  });

  test('a cancelled first order leaves its pack to the next', async () => {
    const ready = await readyToCheckOut(shop, 1);
    await ready.buyer.get('order/cancel', { orderId: await placeOrder(ready, bottle()) });
    expect(await ready.buyer.get('client/todo', {})).toMatchObject({ giftPacksToConfigure: 0 });
    await fill(ready.buyer, bottle(), 1);
    expect(await ready.buyer.get('order/generateOrder', ready.order([bottle()]))).toMatchObject({
      giftPacks: { getFirstOrderGiftPacks: true },
    });
  });
});

test('fifty buyers race for the last ten pieces: ten succeed', async () => {
  const rare = await addProduct(shop.db, { pieces: 50 });
  const racers = [];
  for (let n = 0; n < 50; n += 1) {
    const ready = await readyToCheckOut(shop, 1);
    await fill(ready.buyer, rare.skuId, 1);
    racers.push(ready);
  }
  await placeOrder(await readyToCheckOut(shop, 1), rare.skuId, 40);
  const replies = await Promise.all(
    racers.map(({ buyer, order }) => buyer.ask('order/generateOrder', order([rare.skuId]))),
  );
  const codes = replies.map(({ code }) => code);
  expect(codes.filter((code) => code === '0')).toHaveLength(10);
  expect(codes.filter((code) => code === '60002')).toHaveLength(40);
  expect(await countPieces(shop.db, rare.id)).toBe(0);
});

test('orders of the same two products in either order do not deadlock', async () => {
  const other = await addProduct(shop.db, { pieces: 100 });
  const racers = [];
  for (let n = 0; n < 20; n += 1) {
    const ready = await readyToCheckOut(shop, 1);
    await fill(ready.buyer, bottle(), 1);
    await fill(ready.buyer, other.skuId, 1);
    racers.push(ready);
  }
  const replies = await Promise.all(
    racers.map(({ buyer, order }, n) =>
      buyer.ask('order/generateOrder', order(n % 2 ? [bottle(), other.skuId] : [other.skuId, bottle()])),
    ),
  );
  expect(replies.map(({ code }) => code)).toEqual(racers.map(() => '0'));
  expect(await countPieces(shop.db, product.id)).toBe(80);
  expect(await countPieces(shop.db, other.id)).toBe(80);
});

test('a failure half way leaves nothing behind', async () => {
  const ready = await readyToCheckOut(shop, 1);
  const { buyer, order } = ready;
  await fill(buyer, bottle(), 1);
  await shop.db.execute('alter table order_operation_logs rename to hidden_logs');
  try {
    expect(await buyer.ask('order/generateOrder', order([bottle()]))).toMatchObject({ code: '69999' });
  } finally {
    await shop.db.execute('alter table hidden_logs rename to order_operation_logs');
  }
  expect(await ordersOf(buyer)).toEqual([]);
  expect(await countPieces(shop.db, product.id)).toBe(100);
  expect(await cartSize(buyer)).toBe(1);
});
