import { writeFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { company } from 'shared-kernel/domain';
import { createAdmin } from '../../admin/service';
import {
  clients,
  files,
  orderContracts,
  orderInvoices,
  orderLogistics,
  orderOperationLogs,
  orders,
  productDevices,
  productSkus,
  rebates,
} from '../../db/schema';
import { addConsignee, addHospital, addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { open, storedNames } from '../../testing/files';
import { readPdf } from '../../testing/read-pdf';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let ready: Checkout;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
});

const acid = () =>
  addProduct(shop.db, {
    name: '过氧乙酸消毒液',
    model: 'AL-PAA 2000',
    pieces: 100_000,
    skus: [{ name: '箱', sapUnit: '瓶', unitCount: 6, price: '1234.50', discountPrice: '1200.05' }],
  });

/** Adds a note to each cart line. */
async function noteLine(note: string): Promise<void> {
  const { list } = await ready.buyer.get('memberCart/page', {});
  for (const { id } of list.flatMap(({ memberCartSkus }) => memberCartSkus)) {
    await ready.buyer.get('memberCart/note', { id, note });
  }
}

/** An order of one product, split over as many hospitals as there are counts. */
async function splitOrder({ buyer, order }: Checkout, skuId: string, counts: readonly number[]) {
  await buyer.get('memberCart/add', { skuId, count: counts.reduce((sum, count) => sum + count, 0) });
  const cart = await buyer.get('memberCart/page', {});
  const cartSkuId = cart.list[0]?.memberCartSkus[0]?.id ?? '';
  const addresses: string[] = [];
  for (const count of counts) {
    const hospital = await addHospital(shop.db, buyer.clientId);
    const consigneeId = await addConsignee(shop.db, { hospitalId: hospital.id });
    addresses.push(consigneeId);
    await buyer.get('memberCart/consignee/edit', {
      cartSkuId,
      hospitalClientId: hospital.id,
      consigneeId,
      count,
      sort: addresses.length,
    });
  }
  const { consigneeId: _, hospitalClientId: __, ...submission } = order([skuId]);
  const { id } = await buyer.get('order/generateOrder', {
    ...submission,
    cartSkuS: addresses.map((consigneeId) => ({ skuId, consigneeId })),
  });
  return buyer.get('order/detail', { orderId: id });
}

/** To inspect the rendered files, set PAPERS to a folder. */
function show(name: string, content: Buffer): void {
  const folder = process.env['PAPERS'];
  if (folder) writeFileSync(`${folder}/${name}.pdf`, content);
}

async function template(orderId: string, buyer: TestBuyer = ready.buyer) {
  const { originFileUrl } = await buyer.get('order/update/contract/download', { orderId });
  const reply = await open(shop, buyer, originFileUrl);
  return { reply, ...readPdf(reply.rawPayload) };
}

const flat = (text: string) => text.replaceAll(/\s/g, '');

describe('the contract template', () => {
  test('names the parties, the goods, their prices and destinations', async () => {
    const { skuId } = await acid();
    const gloves = await addProduct(shop.db, { name: '医用检查手套', model: 'AL-GL 7' });
    await ready.buyer.get('memberCart/add', { skuId, count: 3 });
    await ready.buyer.get('memberCart/add', { skuId: gloves.skuId, count: 2 });
    await noteLine('三号手术室');
    await shop.db.insert(rebates).values({ clientId: ready.buyer.clientId, balance: '20.05' });
    const { id } = await ready.buyer.get(
      'order/generateOrder',
      ready.order([skuId, gloves.skuId], {
        whetherUseRebate: true,
        remark: '工作日上午送货',
        purchaseNo: 'CG-2026-018',
      }),
    );
    await shop.db.update(orderContracts).set({ awaitsApproval: false }).where(eq(orderContracts.orderId, id));
    const order = await ready.buyer.get('order/detail', { orderId: id });
    const { reply, text, title, pages } = await template(id);
    show('contract', reply.rawPayload);
    const no = order.no.replace('AL', 'HT');
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent(`购销合同-${no}.pdf`));
    expect(title).toBe(`医疗器械购销合同 ${no}`);
    const [client] = await shop.db.select().from(clients).where(eq(clients.id, ready.buyer.clientId));
    for (const part of [
      ...['医疗器械购销合同', `合同编号：${no}`, `订单编号：${order.no}`, '签订日期：2026-03-10'],
      ...[client?.name ?? '', order.memberName, company.name, company.address, company.bankAccount],
      ...['过氧乙酸消毒液', 'AL-PAA 2000', '箱（6 瓶）', '1,200.05', '3,600.15'],
      ...['医用检查手套', 'AL-GL 7', '20.00', '3,620.15', '返利抵扣', '-20.05', '3,600.10'],
      '叁仟陆佰元壹角整',
      ...[order.orderConsignee.name, order.orderConsignee.phone, order.orderConsignee.address],
      ...['采购单号', 'CG-2026-018', '备注：三号手术室'],
      ...['线下支付', '工作日上午送货', '甲方（盖章）', '乙方（盖章）'],
      `第 ${pages.length} 页 / 共 ${pages.length} 页`,
    ]) {
      expect(flat(text)).toContain(flat(part));
    }
  });

  test('lists every address of a split order with its goods', async () => {
    const chain = await readyToCheckOut(shop, 5);
    const { skuId } = await acid();
    const { id, subOrderList } = await splitOrder(chain, skuId, [2, 3]);
    const { text, reply } = await template(id, chain.buyer);
    show('contract-split', reply.rawPayload);
    for (const { no, orderConsignee } of subOrderList) {
      expect(flat(text)).toContain(flat(no));
      expect(flat(text)).toContain(flat(orderConsignee.hospitalName ?? ''));
      expect(flat(text)).toContain(flat(orderConsignee.address));
    }
    expect(flat(text)).toContain(flat('AL-PAA 2000 × 2 箱'));
    expect(flat(text)).toContain(flat('AL-PAA 2000 × 3 箱'));
    expect(flat(text)).toContain(flat('5 1,200.05 6,000.25'));
  });

  test('spans pages, each with its number and the table header', async () => {
    const skuIds = [];
    for (let number = 1; number <= 60; number++) {
      const { skuId } = await addProduct(shop.db, {
        name: `一次性使用无菌敷料 ${number} 号`,
        model: `AL-WD ${number}`,
      });
      skuIds.push(skuId);
      await ready.buyer.get('memberCart/add', { skuId, count: number });
    }
    const { id } = await ready.buyer.get('order/generateOrder', ready.order(skuIds));
    const { pages, reply } = await template(id);
    show('contract-long', reply.rawPayload);
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(flat(page)).toContain(`第${index + 1}页/共${pages.length}页`);
    });
    expect(pages.filter((page) => flat(page).includes('序号商品名称／型号'))).toHaveLength(
      pages.filter((page) => flat(page).includes('AL-WD')).length,
    );
    for (let number = 1; number <= 60; number++) expect(pages.join()).toContain(`AL-WD ${number}`);
  });

  test('is rendered once per version', async () => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId);
    const [first, second] = await Promise.all([template(orderId), template(orderId)]);
    const third = await template(orderId);
    expect(second.reply.rawPayload.equals(first.reply.rawPayload)).toBe(true);
    expect(third.reply.rawPayload.equals(first.reply.rawPayload)).toBe(true);
    const kept = await shop.db.select().from(files).where(eq(files.orderId, orderId));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ busType: 'contract', size: first.reply.rawPayload.length });
    expect(await storedNames(shop)).toContain(kept[0]?.id);
    const [contract] = await shop.db.select().from(orderContracts).where(eq(orderContracts.orderId, orderId));
    expect(contract?.signPlace).toMatchObject({ width: 224, height: 118 });
  });

  test('opens at its address without an earlier request', async () => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId);
    const { orderContract } = await ready.buyer.get('order/detail', { orderId });
    expect((await open(shop, ready.buyer, orderContract?.originFileUrl ?? '')).headers).toMatchObject({
      'content-type': 'application/pdf',
    });
  });

  test('odd input does not break it', async () => {
    const { skuId } = await acid();
    await ready.buyer.get('memberCart/add', { skuId, count: 1 });
    const remark = '<b>&amp; "引号" 😀 𠮷 \n第二行\t制表 {{x}} \\ %';
    expect(await ready.buyer.ask('order/generateOrder', ready.order([skuId], { remark }))).toMatchObject({
      code: '60001',
      message: '“😀”无法印在合同上，请改用常用字',
    });
    // As past orders may contain.
    const { id } = await ready.buyer.get('order/generateOrder', ready.order([skuId]));
    await shop.db.update(orders).set({ remark }).where(eq(orders.id, id));
    expect(flat((await template(id)).text)).toContain(flat('<b>&amp; "引号" ［U+1F600］ ［U+20BB7］ 第二行'));
  });

  test('logs its download once in a row', async () => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId);
    await template(orderId);
    await template(orderId);
    const noted = and(
      eq(orderOperationLogs.orderId, orderId),
      eq(orderOperationLogs.statusDesc, '下载合同模板'),
    );
    expect(await shop.db.$count(orderOperationLogs, noted)).toBe(1);
    expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({
      status: 5,
      operationLog: { statusDesc: '下载合同模板' },
    });
  });

  test('is not for others, nor for client type 4', async () => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId);
    const stranger = await shop.buyer();
    expect(await stranger.ask('order/update/contract/download', { orderId })).toMatchObject({
      code: '60004',
    });
    const applicant = await shop.buyer({ clientId: ready.buyer.clientId, roles: ['applicant'] });
    for (const other of [stranger, applicant]) {
      expect(
        (await open(shop, other, `/api/sale/mall/file/download/contract-${orderId}`)).json(),
      ).toMatchObject({
        code: '60004',
      });
    }
    for (const id of ['contract-', 'contract-x', 'contract-999999999', 'nothing-1']) {
      expect((await open(shop, ready.buyer, `/api/sale/mall/file/download/${id}`)).json()).toMatchObject({
        code: '60004',
      });
    }
    const dealer = await readyToCheckOut(shop, 4);
    const other = await placeOrder(dealer, skuId);
    expect(await dealer.buyer.ask('order/update/contract/download', { orderId: other })).toMatchObject({
      code: '60003',
    });
    expect(await dealer.buyer.get('order/detail', { orderId: other })).toMatchObject({ orderContract: null });
  });
});

describe('delivery notes', () => {
  const ship = (orderId: string, status = 8) =>
    shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  const exported = (orderId: string, buyer: TestBuyer = ready.buyer) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/sale/mall/order/export/elecdelivery',
      headers: { 'a-session-id': buyer.token },
      payload: { orderId },
    });

  test('are a zip named by the order, with a PDF per address', async () => {
    const { id: productId, skuId } = await acid();
    await shop.db.insert(productDevices).values({
      productId,
      registrationNo: '浙械注准20252140001（示例）',
      deviceClass: '二类',
      registrant: '安澜',
      storageCondition: '阴凉避光，0～30 ℃',
      shelfLife: '24 个月',
    });
    await ready.buyer.get('memberCart/add', { skuId, count: 3 });
    await noteLine('三号手术室');
    const submission = ready.order([skuId], { purchaseNo: 'CG-2026-018' });
    const { id: orderId } = await ready.buyer.get('order/generateOrder', submission);
    await ship(orderId);
    await shop.db.insert(orderLogistics).values({
      orderId,
      carrier: '安澜物流',
      trackingNo: 'ALWL1',
      content: '已出库',
      changedAt: shop.time.now,
    });
    const order = await ready.buyer.get('order/detail', { orderId });
    const reply = await exported(orderId);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename=${order.no}.zip`,
    });
    const notes = unzipSync(reply.rawPayload);
    expect(Object.keys(notes)).toEqual([`出库单-${order.no}.pdf`]);
    const note = Buffer.from(notes[`出库单-${order.no}.pdf`] ?? []);
    show('delivery', note);
    const { text } = readPdf(note);
    for (const part of [
      ...['出库单', order.no, '过氧乙酸消毒液', 'AL-PAA 2000', '箱（6 瓶）', '安澜物流 ALWL1'],
      ...['采购单号', 'CG-2026-018', '备注：三号手术室'],
      ...['浙械注准20252140001（示例）', '阴凉避光', order.orderConsignee.name, order.orderConsignee.address],
    ]) {
      expect(flat(text)).toContain(flat(part));
    }
    expect(text).not.toContain('1,200.05');
  });

  test('name lot, expiry date and UDI where known, a row per lot', async () => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId, 5);
    const { no } = await ready.buyer.get('order/detail', { orderId });
    await ship(orderId, 7);
    const [sku] = await shop.db.select().from(productSkus).where(eq(productSkus.id, skuId));
    const of = { skuCode: sku?.code ?? '', udiDi: '(01)06912345678901' };
    await createAdmin(shop.db, () => shop.time.now, shop.sms).ship({
      no,
      carrier: '安澜物流',
      trackingNos: ['ALWL1'],
      part: undefined,
      lots: [
        { ...of, lot: '2510017A', expiresOn: '2027-10-12', quantity: 2 },
        { ...of, lot: '2601017B', expiresOn: '2028-01-09', quantity: 3 },
      ],
    });
    const notes = unzipSync((await exported(orderId)).rawPayload);
    const note = Buffer.from(notes[`出库单-${no}.pdf`] ?? []);
    show('delivery-lots', note);
    const text = flat(readPdf(note).text);
    for (const part of [
      ...['2510017A', '有效期至2027-10-12', '2601017B', '有效期至2028-01-09', '(01)06912345678901'],
      ...['(17)271012(10)2510017A', '(17)280109(10)2601017B'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('以产品最小销售单元标签为准');
  });

  test('has one per sub-order, with its own goods', async () => {
    const chain = await readyToCheckOut(shop, 6);
    const { skuId } = await acid();
    const { id, subOrderList } = await splitOrder(chain, skuId, [2, 3, 4]);
    await ship(id, 9);
    const notes = unzipSync((await exported(id, chain.buyer)).rawPayload);
    expect(Object.keys(notes)).toEqual(subOrderList.map(({ no }) => `出库单-${no}.pdf`));
    subOrderList.forEach(({ no, orderConsignee }, index) => {
      const { text } = readPdf(notes[`出库单-${no}.pdf`] ?? new Uint8Array());
      expect(flat(text)).toContain(flat(orderConsignee.hospitalName ?? ''));
      expect(flat(text)).toContain(flat(`箱（6 瓶） ${index + 2}`));
    });
  });

  test.each([5, 6, 10, 4, 7, 98, 99])('are refused in status %d', async (status) => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId);
    await ship(orderId, status);
    expect((await exported(orderId)).json()).toEqual({
      code: '60003',
      message: '订单尚未发货，暂无出库单',
      data: null,
    });
  });

  test('are for who sees the order only', async () => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId);
    await ship(orderId);
    const applicant = await shop.buyer({ clientId: ready.buyer.clientId, roles: ['applicant'] });
    for (const other of [await shop.buyer(), applicant]) {
      expect((await exported(orderId, other)).json()).toMatchObject({ code: '60004' });
    }
    expect((await exported('x')).json()).toMatchObject({ code: '60004' });
    expect((await exported('../x')).json()).toMatchObject({ code: '60001' });
  });
});

describe('an invoice', () => {
  test('is a marked sample, linked from the order and its card', async () => {
    const { skuId } = await acid();
    const orderId = await placeOrder(ready, skuId, 2);
    const address = `/api/sale/mall/file/download/invoice-${orderId}`;
    expect((await open(shop, ready.buyer, address)).json()).toMatchObject({ code: '60004' });
    expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({ orderInvoice: null });
    await shop.db.insert(orderInvoices).values({ orderId, no: 'FP1', amount: '2400.10' });
    expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({
      orderInvoice: { externUrl: address },
    });
    expect(await ready.buyer.get('order/page', {})).toMatchObject([{ orderInvoice: { externUrl: address } }]);
    const reply = await open(shop, ready.buyer, address);
    show('invoice', reply.rawPayload);
    const { text } = readPdf(reply.rawPayload);
    for (const part of ['样张', '不是税务发票', 'FP1', '过氧乙酸消毒液', '2,400.10', '贰仟肆佰元壹角整']) {
      expect(flat(text)).toContain(part);
    }
    expect((await open(shop, ready.buyer, address)).rawPayload.equals(reply.rawPayload)).toBe(true);
    expect((await open(shop, await shop.buyer(), address)).json()).toMatchObject({ code: '60004' });
  });
});
