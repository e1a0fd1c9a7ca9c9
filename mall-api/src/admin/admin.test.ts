import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import {
  certificates,
  clients,
  mailOutbox,
  messages,
  orderContracts,
  orderOperationLogs,
  orders,
  parcelLines,
  parcelLots,
  parcels,
  productSkus,
  products,
  smsOutbox,
} from '../db/schema';
import { addConsignee, addHospital, addProduct, countPieces, type TestProduct } from '../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../testing/checkout';
import { openShop, type TestShop } from '../testing/shop';
import { answer, explanation } from './answer';
import { openLocalAdmin } from './local-admin';
import { printed } from './print';
import { adminProgram } from './program';
import { type Admin, createAdmin } from './service';
import { adminSocket, askAdmin } from './socket';

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
  goods = await addProduct(shop.db, { pieces: 1_000_000 });
});
afterAll(() => shop.close());
beforeEach(() => order(1));

async function order(clientType: 1 | 4 | 5, status?: number) {
  ready = await readyToCheckOut(shop, clientType);
  orderId = await placeOrder(ready, goods.skuId, 3);
  if (status !== undefined) await setStatus(status);
  no = (await detail()).no;
}
const setStatus = (status: number) => shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));
const detail = () => ready.buyer.get('order/detail', { orderId });
const statusOf = async () => (await detail()).status;
const lastMessage = async () => (await ready.buyer.get('message/page', {})).list[0];
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => explanation(error),
  );

describe('an order', () => {
  test('goes from contract to parcel, and each step notifies the buyer', async () => {
    await setStatus(6);
    expect(await admin.accept({ no })).toEqual({ no, status: '待审核' });
    await admin.approve({ no });
    expect(await statusOf()).toBe(4);
    expect(await lastMessage()).toMatchObject({ title: '审核通过，订单已确认', orderId });
    await admin.confirm({ no });
    expect(await admin.ship({ no, carrier: '安澜物流', trackingNos: ['T1'] })).toEqual({
      no,
      status: '已发货',
    });
    await admin.track({ no, content: '快件派送中' });
    expect(
      (await ready.buyer.get('order/listLogistics', { orderId })).map((one) => one.logisticsContent).sort(),
    ).toEqual(['商品已出库，交由安澜物流承运（运单号 T1）', '快件派送中（运单号 T1）'].sort());
    const log = await shop.db
      .select()
      .from(orderOperationLogs)
      .where(eq(orderOperationLogs.orderId, orderId));
    expect(log.filter(({ operator }) => operator === 'provider')).toHaveLength(4);
    await ready.buyer.get('order/receive', { orderId });
    expect(await statusOf()).toBe(9);
  });

  test('is approved straight from its uploaded contract, by way of the review', async () => {
    await setStatus(6);
    await admin.approve({ no });
    const told = (await detail()).operationLogs.map(({ statusDesc }) => statusDesc);
    expect(told).toEqual(expect.arrayContaining(['已进入厂家审核', '审核通过，订单已确认']));
  });

  test('is returned with a reason and must be signed again', async () => {
    await setStatus(10);
    await shop.db
      .update(orderContracts)
      .set({ qysStatus: 2, signedAt: shop.time.now })
      .where(eq(orderContracts.orderId, orderId));
    await admin.return({ no, reason: '盖章不清晰' });
    expect(await statusOf()).toBe(5);
    expect(await lastMessage()).toMatchObject({ content: expect.stringContaining('厂家退回：盖章不清晰') });
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 1 });
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.statusReason).toBe('盖章不清晰');
    expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({ returnReason: '盖章不清晰' });
  });

  test('is closed and releases what it took', async () => {
    const pieces = await countPieces(shop.db, goods.id);
    await admin.close({ no, reason: '资质未更新' });
    expect(await statusOf()).toBe(98);
    expect(await countPieces(shop.db, goods.id)).toBe(pieces + 3);
  });

  describe('a cancel request', () => {
    const ask = () => ready.buyer.get('order/cancel/ask', { orderId, reason: '重复下单' });

    test.each([1, 4] as const)(
      'cancels the order for client type %d and releases what it took',
      async (type) => {
        await order(type, 10);
        const pieces = await countPieces(shop.db, goods.id);
        await ask();
        expect((await admin.waiting({ limit: 1000 })).cancellations).toContainEqual(
          expect.objectContaining({ no, reason: '重复下单', status: '待审核' }),
        );
        await admin.agreeToCancel({ no });
        expect(await detail()).toMatchObject({
          status: 99,
          cancelRequest: { verdict: 'agreed', answerTime: '2026-03-10 10:00:00' },
        });
        expect(await countPieces(shop.db, goods.id)).toBe(pieces + 3);
        expect((await lastMessage())?.title).toBe('取消申请已同意，订单已取消');
        expect(await refusal(admin.agreeToCancel({ no }))).toBe('订单没有待答复的取消申请');
      },
    );

    test('leaves the order as it is when refused with a reason', async () => {
      await setStatus(7);
      await ask();
      const ship = () => admin.ship({ no, carrier: '物流', trackingNos: ['T'] });
      expect(await refusal(ship())).toBe('采购人已申请取消该订单，请先答复');
      await admin.refuseToCancel({ no, reason: '货物已备妥' });
      expect(await detail()).toMatchObject({
        status: 7,
        showAskCancelBtn: false,
        cancelRequest: { verdict: 'refused', answer: '货物已备妥' },
      });
      expect((await lastMessage())?.content).toContain('取消申请未通过：货物已备妥');
      expect(await refusal(admin.refuseToCancel({ no, reason: '原因' }))).toBe('订单没有待答复的取消申请');
      expect(await ship()).toMatchObject({ status: '已发货' });
    });

    test('is void once the provider closes the order', async () => {
      await setStatus(10);
      await ask();
      await admin.close({ no, reason: '资质未更新' });
      expect(await detail()).toMatchObject({ status: 98, cancelRequest: { verdict: 'agreed' } });
    });
  });

  test.each([
    ['accept', 5],
    ['approve', 5],
    ['approve', 4],
    ['confirm', 10],
    ['return', 4],
    ['close', 8],
    ['ship', 4],
    ['track', 7],
    ['invoice', 10],
  ] as const)('is not moved by %s in status %d', async (command, status) => {
    await setStatus(status);
    const input = { no, reason: '原因', carrier: '物流', trackingNos: ['T'], content: '动态' };
    expect(await refusal(answer(admin, command, input))).toMatch(/状态|尚未发货|确认后/);
    expect(await statusOf()).toBe(status);
  });

  test('is shipped with the lots of its goods, stored per line', async () => {
    await setStatus(7);
    const [sku] = await shop.db.select().from(productSkus).where(eq(productSkus.id, goods.skuId));
    const ship = (...lots: string[]) =>
      answer(admin, 'ship', { no, carrier: '物流', trackingNos: ['T'], lots });
    expect(await refusal(ship(`${sku?.code}=A`))).toMatch(/批号应写作/);
    expect(await refusal(ship(`${sku?.code}=A,2`))).toMatch(/发货 3 .*各批号合计 2/);
    expect(await statusOf()).toBe(7);
    await ship(`${sku?.code}=A,2,2028-03-31,(01)06912345678901`, `${sku?.code}=B,1`);
    expect(await statusOf()).toBe(8);
    const lots = await shop.db
      .select({ lot: parcelLots.lot, quantity: parcelLots.quantity, udiPi: parcelLots.udiPi })
      .from(parcelLots)
      .innerJoin(parcelLines, eq(parcelLines.id, parcelLots.parcelLineId))
      .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
      .where(eq(parcels.orderId, orderId));
    expect(lots).toEqual([
      { lot: 'A', quantity: 2, udiPi: '(17)280331(10)A' },
      { lot: 'B', quantity: 1, udiPi: null },
    ]);
  });

  test('of a split delivery is shipped once all its parts are', async () => {
    await orderSplit();
    await setStatus(7);
    const ship = (trackingNos: string[], part?: number) =>
      admin.ship({ no, carrier: '物流', trackingNos, part });
    expect(await refusal(ship(['A', 'B', 'C']))).toBe('运单号应为 1 个或 2 个');
    expect(await refusal(ship(['A'], 3))).toBe(`订单 ${no} 只有 2 个子订单`);
    expect(await ship(['A'], 1)).toMatchObject({ status: '待发货' });
    expect(await lastMessage()).toMatchObject({ content: expect.stringContaining(`部分发货：${no}-1`) });
    expect(await refusal(ship(['A'], 1))).toBe('该子订单已发货');
    expect(await ship(['B'])).toMatchObject({ status: '已发货' });
    await admin.track({ no, content: '已到达', part: 2 });
    const entries = await ready.buyer.get('order/listLogistics', { orderId });
    expect(entries.map(({ subOrderNo }) => subOrderNo).sort()).toEqual([`${no}-1`, `${no}-2`, `${no}-2`]);
    expect(await admin.order({ no })).toMatchObject({ parts: [`${no}-1`, `${no}-2`] });
  });

  test('gets one invoice for its total', async () => {
    await setStatus(8);
    expect(await admin.invoice({ no, externUrl: 'https://fp.example/1' })).toMatchObject({ amount: '30.00' });
    expect(await detail()).toMatchObject({ orderInvoice: { externUrl: 'https://fp.example/1' } });
    expect(await refusal(admin.invoice({ no }))).toBe('该订单已开具发票');
  });
});

async function orderSplit() {
  ready = await readyToCheckOut(shop, 5);
  const { buyer } = ready;
  await buyer.get('memberCart/add', { skuId: goods.skuId, count: 1 });
  const [line] = (await buyer.get('memberCart/page', {})).list[0]?.memberCartSkus ?? [];
  const parts = [];
  for (const sort of [0, 1]) {
    const hospital = await addHospital(shop.db, buyer.clientId);
    const consigneeId = await addConsignee(shop.db, { hospitalId: hospital.id });
    await buyer.get('memberCart/consignee/edit', {
      cartSkuId: line?.id ?? '',
      hospitalClientId: hospital.id,
      consigneeId,
      count: 1,
      sort,
    });
    parts.push({ skuId: goods.skuId, consigneeId });
  }
  orderId = (await buyer.get('order/generateOrder', ready.order([], { cartSkuS: parts }))).id;
  no = (await detail()).no;
}

describe('certificates', () => {
  let id: string;
  beforeEach(async () => {
    const [row] = await shop.db
      .insert(certificates)
      .values({
        clientId: ready.buyer.clientId,
        qualificationType: 'licence',
        qualificationName: '营业执照',
        auditStatus: 2,
        expireDate: '2026-04-01',
        uploadedAt: shop.time.now,
      })
      .returning();
    id = row?.id ?? '';
  });
  const shown = async () => (await ready.buyer.get('client/getClientAllCertList', {}))[0];

  test('are approved, with a new expiry date if the old one is near', async () => {
    expect(await refusal(admin.approveCertificate({ id }))).toMatch(/有效期/);
    expect(await refusal(admin.approveCertificate({ id, expireDate: '2020-01-01' }))).toMatch(/有效期/);
    await admin.approveCertificate({ id, expireDate: '2029-03-31' });
    expect(await shown()).toMatchObject({ auditStatus: 1, expireDate: '2029-03-31' });
    expect(await lastMessage()).toMatchObject({ type: 'qualification', title: '证照审核通过' });
    expect(await refusal(admin.approveCertificate({ id }))).toBe('该证书不在审核中');
  });

  test('are refused with a reason that every buyer of the client sees', async () => {
    const colleague = await shop.buyer({ clientId: ready.buyer.clientId });
    await admin.refuseCertificate({ id, reason: '缺少骑缝章' });
    expect(await shown()).toMatchObject({ auditStatus: 4, auditStatusDesc: '未通过：缺少骑缝章' });
    expect((await colleague.get('message/page', {})).list).toMatchObject([
      { content: '营业执照未通过审核：缺少骑缝章' },
    ]);
    expect(await shop.db.$count(messages, eq(messages.certificateId, id))).toBe(2);
  });

  test('the waiting list has certificates, orders with a contract and missing invoices', async () => {
    await order(4);
    const waiting = await admin.waiting({ limit: 1000 });
    expect(waiting.certificates).toContainEqual(
      expect.objectContaining({ id, qualificationName: '营业执照' }),
    );
    expect(waiting.orders).toContainEqual(
      expect.objectContaining({ no, status: '待审核', contract: '由经销商签订' }),
    );
    await setStatus(9);
    const later = await admin.waiting({ limit: 1000 });
    expect(later.orders.map((one) => one.no)).not.toContain(no);
    expect(later.invoices.map((one) => one.no)).toContain(no);
    expect(printed(later)).toContain(no);
  });
});

describe('the catalogue', () => {
  let product: TestProduct;
  let code: string;
  beforeEach(async () => {
    product = await addProduct(shop.db, { pieces: 5, skus: [{ price: '12.00' }] });
    const [row] = await shop.db.select().from(products).where(eq(products.id, product.id));
    code = row?.code ?? '';
  });
  const add = () => ready.buyer.ask('memberCart/add', { skuId: product.skuId, count: 1 });

  test('a product is listed and unlisted', async () => {
    await admin.delist({ code });
    expect(await add()).toMatchObject({ code: '60002' });
    await admin.list({ code });
    expect(await add()).toMatchObject({ code: '0' });
    expect(await refusal(admin.list({ code: '没有' }))).toContain('不存在');
  });

  test('stock is set in pieces', async () => {
    expect(await admin.stock({ code, pieces: 70 })).toMatchObject({ before: 5, pieces: 70 });
    expect(await countPieces(shop.db, product.id)).toBe(70);
  });

  test('a product joins a family, and related products show on both pages', async () => {
    const other = await addProduct(shop.db);
    const [row] = await shop.db.select().from(products).where(eq(products.id, other.id));
    const relatedCode = row?.code ?? '';
    const related = () => ready.buyer.get('product/related', { id: product.id });
    const kinds = async () => (await related()).fitting.map(({ kind }) => kind);

    await answer(admin, 'setFamily', { code, family: '同系列' });
    await answer(admin, 'setFamily', { code: relatedCode, family: '同系列' });
    expect((await related()).variants.map(({ id }) => id).sort()).toEqual([product.id, other.id].sort());
    expect(await answer(admin, 'product', { code })).toMatchObject({ family: '同系列' });
    await answer(admin, 'setFamily', { code: relatedCode });
    expect((await related()).variants.map(({ id }) => id)).toEqual([product.id]);

    await answer(admin, 'relate', { code, relatedCode, kind: 'accessory' });
    await answer(admin, 'relate', { code, relatedCode, kind: 'consumable' });
    expect(await kinds()).toEqual(['consumable']);
    expect(printed(await answer(admin, 'product', { code }))).toContain('耗材');
    expect(
      await refusal(answer(admin, 'relate', { code: relatedCode, relatedCode: code, kind: 'accessory' })),
    ).toContain('请先取消');
    expect(await refusal(answer(admin, 'relate', { code, relatedCode: code, kind: 'accessory' }))).toContain(
      '自己',
    );
    expect(await refusal(answer(admin, 'relate', { code, relatedCode, kind: 'gift' }))).toContain('种类');
    await answer(admin, 'unrelate', { code: relatedCode, relatedCode: code });
    expect(await kinds()).toEqual([]);
    expect(await refusal(answer(admin, 'unrelate', { code, relatedCode }))).toContain('不存在');
  });

  test('prices are set for everybody, or agreed with one client', async () => {
    const [skuCode = ''] = product.skuCodes;
    const price = async () => {
      const { productSkues } = await ready.buyer.get('product/detail', {
        id: product.id,
        productClientType: 2,
      });
      return productSkues.map((unit) => [unit.priceUnit, unit.discountPriceUnit]);
    };
    await answer(admin, 'price', { skuCode, discountPrice: '11.5' });
    expect(await price()).toEqual([['12.00', '11.50']]);
    await answer(admin, 'price', { skuCode, discountPrice: '14', price: '15' });
    expect(await price()).toEqual([['15.00', '14.00']]);
    expect(await refusal(answer(admin, 'price', { skuCode, discountPrice: '15.01' }))).toContain(
      '不能高于原价',
    );
    expect(await refusal(answer(admin, 'price', { skuCode, discountPrice: '-1' }))).toContain('金额');
    const [client] = await shop.db.select().from(clients).where(eq(clients.id, ready.buyer.clientId));
    await answer(admin, 'price', { skuCode, discountPrice: '9', clientCode: client?.code });
    expect(await price()).toEqual([['15.00', '9.00']]);
    expect(
      await shop.db.$count(productSkus, and(eq(productSkus.code, skuCode), eq(productSkus.price, '15.00'))),
    ).toBe(1);
    expect(printed(await admin.product({ code }))).toContain('14.00');
  });
});

test.each([
  ['approve', {}],
  ['approve', { no: 'AL0' }],
  ['return', { no: 'x', reason: '' }],
  ['stock', { code: 'x', pieces: -1 }],
  ['stock', { code: 'x', pieces: '5' }],
  ['toString', {}],
  ['invoice', { no: 'x', externUrl: 'javascript:alert(1)' }],
])('%s with %j is refused', async (command, input) => {
  expect(await refusal(answer(admin, command, input))).toBeTruthy();
});

test('commands describe their input', async () => {
  const asked: unknown[] = [];
  const program = () =>
    adminProgram(
      async (command, input) => {
        asked.push([command, input]);
      },
      {
        save: async () => {},
        take: async (path) => ({ fileId: 'taken', fileName: path, size: 9, sha256: 'a' }),
      },
    );
  const type = (...words: string[]) => program().parseAsync(words, { from: 'user' });
  await type('ship', 'AL1', '--carrier', '物流', '--tracking', 'A', '--tracking', 'B');
  await type('certificate', 'approve', '7', '--expires', '2029-01-01');
  await type('stock', 'P1', '30');
  await type('product-document', 'add', 'P1', '说明书.pdf', '--kind', 'instructions');
  await type('product-family', 'set', 'P1', 'AL-PAA');
  await type('product-relation', 'add', 'P1', 'P2', '--kind', 'consumable');
  await type('synonym', 'add', 'N95', '防护口罩');
  await type('search-misses', '--limit', '5');
  expect(asked).toEqual([
    ['ship', { no: 'AL1', carrier: '物流', trackingNos: ['A', 'B'], part: undefined }],
    ['approveCertificate', { id: '7', expireDate: '2029-01-01' }],
    ['stock', { code: 'P1', pieces: 30 }],
    [
      'addDocument',
      { code: 'P1', kind: 'instructions', fileId: 'taken', fileName: '说明书.pdf', size: 9, sha256: 'a' },
    ],
    ['setFamily', { code: 'P1', family: 'AL-PAA' }],
    ['relate', { code: 'P1', relatedCode: 'P2', kind: 'consumable' }],
    ['addSynonym', { word: 'N95', meaning: '防护口罩' }],
    ['searchMisses', { limit: 5 }],
  ]);
  await expect(type('stock', 'P1', '-3')).rejects.toThrow();
  await expect(type('return', 'AL1')).rejects.toThrow();
});

test('words of the search: synonyms, and what was not found', async () => {
  const find = async () => (await shop.ask('product/facets', { name: '行话' })).data.total;
  expect(await find()).toBe(0);
  expect(printed(await answer(admin, 'searchMisses', {}))).toMatch(/行话 +1/);
  const [product] = await shop.db.select({ name: products.name }).from(products).limit(1);
  const synonym = { word: ' 行 话', meaning: product?.name };
  await answer(admin, 'addSynonym', synonym);
  expect(await find()).toBeGreaterThan(0);
  expect(printed(await answer(admin, 'synonyms', {}))).toContain(product?.name);
  expect(await refusal(answer(admin, 'addSynonym', synonym))).toContain('已按');
  await answer(admin, 'removeSynonym', synonym);
  expect(await find()).toBe(0);
  expect(await refusal(answer(admin, 'removeSynonym', synonym))).toContain('不存在');
});

test('text messages and mails are available in the demonstration only', async () => {
  await shop.db.insert(smsOutbox).values({ mobilePhone: '13800000001', content: '验证码 246810' });
  await shop.db
    .insert(mailOutbox)
    .values({ email: 'shen@hospital.example', subject: '订单', content: '已发货' });
  const showing = createAdmin(shop.db, () => shop.time.now, shop.sms, { demo: true });
  const shown = printed(await answer(showing, 'messages', { limit: 1 }));
  expect(shown).toMatch(/13800000001 +验证码 246810/);
  expect(shown).toMatch(/shen@hospital.example +订单 +已发货/);
  expect(await refusal(answer(admin, 'messages', {}))).toBe('没有此操作：messages');
});

describe('over the socket', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-admin-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const silent = { info() {}, error() {} } as unknown as Parameters<typeof openLocalAdmin>[2];

  test('the process that holds the database answers; nobody else may open the socket', async () => {
    const dataDir = join(folder, 'mall');
    const socket = adminSocket(dataDir);
    const request = { command: 'order', input: { no } };
    const by = { person: '李敏', role: '审核员', account: 'limin' };
    expect(await askAdmin(socket, request)).toBeUndefined();
    await writeFile(socket, 'left over');
    const embedded = Object.assign(Object.create(shop.db), { engine: 'pglite' });
    const stop = await openLocalAdmin(
      { dataDir, filesDir: shop.filesDir } as Parameters<typeof openLocalAdmin>[0],
      embedded,
      silent,
    );
    expect((await stat(socket)).mode & 0o022).toBe(0);
    expect(await askAdmin(socket, request)).toMatchObject({ data: { no, status: '待上传合同' } });
    expect(await askAdmin(socket, { command: 'approve', input: { no } })).toEqual({
      refused: '请用 --by 给出姓名、用 --role 给出角色',
    });
    expect(await askAdmin(socket, { command: 'approve', input: { no }, by })).toEqual({
      refused: '订单当前状态不支持该操作',
    });
    await stop();
    expect(await askAdmin(socket, request)).toBeUndefined();
  });

  test('a long folder name has a short socket path', () => {
    expect(Buffer.byteLength(adminSocket(join(folder, '长'.repeat(60))))).toBeLessThan(104);
  });
});
