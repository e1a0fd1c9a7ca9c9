import { unzipSync } from 'fflate';
import type { Order, OrderItem } from 'shared-kernel/contracts';
import { addAmounts, formatAmount, multiplyAmount, subtractAmounts } from 'shared-kernel/money';
import { type Admin, createAdmin } from '../../admin';
import { groupBy } from '../../collections/group-by';
import { rebates } from '../../db/schema';
import { addConsignee, addHospital, addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { open } from '../../testing/files';
import { readPdf } from '../../testing/read-pdf';
import { openShop, type TestShop } from '../../testing/shop';

/** Compares every document of an order, read from the PDF's text, with the order. */
let shop: TestShop;
let admin: Admin;
let skuIds: string[];
beforeAll(async () => {
  shop = await openShop({ sessionHours: 8760 });
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  await addPayWays(shop.db);
  const product = (name: string, price: string, discountPrice: string) =>
    addProduct(shop.db, {
      name,
      pieces: 1_000_000,
      skus: [{ name: '箱', sapUnit: '瓶', unitCount: 6, price, discountPrice }],
    });
  skuIds = [
    (await product('过氧乙酸消毒液', '1234.57', '1111.11')).skuId,
    (await product('多酶清洗液', '99.99', '33.33')).skuId,
  ];
});
afterAll(() => shop.close());

const flat = (text: string) => text.replaceAll(/\s/g, '');
const textOf = (pdf: Uint8Array) => flat(readPdf(pdf).text);
const yuan = formatAmount;

/** One line per product, as documents list them. */
function linesOf(items: readonly OrderItem[]) {
  const bySku = groupBy(items, ({ skuId }) => skuId);
  return [...bySku.values()].map((same, index) => {
    const [{ productName, model, name, payPrice }] = same as unknown as [OrderItem];
    const quantity = same.reduce((total, item) => total + item.quantity, 0);
    const goods = flat(`${index + 1}${productName}${model}${name}${quantity}`);
    return { goods, payPrice, amount: multiplyAmount(payPrice, quantity) };
  });
}

async function place({ buyer, order }: Checkout, split: boolean): Promise<Order> {
  await shop.db.insert(rebates).values({ clientId: buyer.clientId, balance: '1000.01' });
  for (const [index, skuId] of skuIds.entries())
    await buyer.get('memberCart/add', { skuId, count: 3 + index * 4 });
  const whole = order(skuIds, { whetherUseRebate: true });
  let submission = whole;
  if (split) {
    const lines = (await buyer.get('memberCart/page', {})).list.flatMap((one) => one.memberCartSkus);
    const entries: { skuId: string; consigneeId: string }[] = [];
    for (const sort of [0, 1]) {
      const { id: hospitalClientId } = await addHospital(shop.db, buyer.clientId);
      const consigneeId = await addConsignee(shop.db, { hospitalId: hospitalClientId });
      for (const { id: cartSkuId, skuId, count } of lines) {
        const part = sort === 0 ? 1 : count - 1;
        await buyer.get('memberCart/consignee/edit', {
          cartSkuId,
          hospitalClientId,
          consigneeId,
          count: part,
          sort,
        });
        entries.push({ skuId, consigneeId });
      }
    }
    const { consigneeId: _, hospitalClientId: __, ...rest } = whole;
    submission = { ...rest, cartSkuS: entries };
  }
  const { id } = await buyer.get('order/generateOrder', submission);
  return buyer.get('order/detail', { orderId: id });
}

/** Moves an order through the admin CLI until it is shipped, invoiced and partly paid. */
async function deliver({ no, status, totalAmountUnit }: Order) {
  if (status === 5) {
    await admin.approveRebate({ no });
    await shop.db.execute(`update orders set status = 6 where no = '${no}'`);
  }
  await admin.approve({ no });
  await admin.confirm({ no });
  await admin.ship({ no, carrier: '安澜物流', trackingNos: ['T1'] });
  await admin.invoice({ no });
  const amount = subtractAmounts(totalAmountUnit, '0.01');
  await admin.pay({ no, amount, voucherNo: 'HD-1', over: false });
}

test.each([
  [1, false],
  [3, false],
  [4, false],
  [5, true],
  [6, true],
] as const)(
  'every document of a type %i client agrees with the order (split: %s)',
  async (type, split) => {
    const checkout = await readyToCheckOut(shop, type);
    const { buyer } = checkout;
    const made = await place(checkout, split);
    await deliver(made);
    const { orderPay, orderItems, subOrderList, no, id } = made;
    const lines = linesOf(orderItems);
    const payable = addAmounts(...lines.map(({ amount }) => amount));
    expect(orderPay.rebateAmountUnit).toBe('1000.01');
    expect(subtractAmounts(payable, '1000.01')).toBe(made.totalAmountUnit);
    const priced = (line: (typeof lines)[number]) =>
      `${line.goods}${yuan(line.payPrice)}${yuan(line.amount)}`;
    const now = await buyer.get('order/detail', { orderId: id });

    const contractUrl = now.orderContract?.originFileUrl;
    expect(Boolean(contractUrl)).toBe(type !== 4);
    if (contractUrl) {
      const contract = textOf((await open(shop, buyer, contractUrl)).rawPayload);
      for (const line of lines) expect(contract).toContain(priced(line));
      expect(contract).toContain(`商品金额合计${yuan(payable)}返利抵扣-1,000.01`);
      expect(contract).toContain(`合同总金额（¥）${yuan(made.totalAmountUnit)}`);
      for (const { orderConsignee: to } of subOrderList)
        expect(contract).toContain(flat(`${to.hospitalName}${to.name}${to.phone}${to.address}`));
    }

    const invoice = textOf((await open(shop, buyer, now.orderInvoice?.externUrl ?? '')).rawPayload);
    for (const line of lines) expect(invoice).toContain(priced(line));
    expect(invoice).toContain(`返利抵扣-1,000.01金额合计（¥）${yuan(made.totalAmountUnit)}`);

    const zip = await shop.app.inject({
      method: 'POST',
      url: '/api/sale/mall/order/export/elecdelivery',
      headers: { 'a-session-id': buyer.token },
      payload: { orderId: id },
    });
    const notes = unzipSync(zip.rawPayload);
    const parts = split ? subOrderList : [made];
    expect(Object.keys(notes)).toEqual(parts.map((part) => `出库单-${part.no}.pdf`));
    for (const part of parts) {
      const note = textOf(notes[`出库单-${part.no}.pdf`] ?? new Uint8Array());
      for (const { goods } of linesOf(part.orderItems)) expect(note).toContain(goods);
      const to = part.orderConsignee;
      for (const text of [to.name, to.phone, to.address, no]) expect(note).toContain(flat(text));
    }

    const month = shop.time.now.toISOString().slice(0, 7);
    const { pdfUrl, closingAmountUnit } = await buyer.get('client/statement', { month });
    expect(closingAmountUnit).toBe('0.01');
    const statement = textOf((await open(shop, buyer, pdfUrl)).rawPayload);
    const paid = subtractAmounts(made.totalAmountUnit, '0.01');
    expect(statement).toContain(`订单${no}${yuan(payable)}${yuan(payable)}`);
    expect(statement).toContain(`返利抵扣${no}1,000.01${yuan(made.totalAmountUnit)}`);
    expect(statement).toContain(`收款HD-1${no}${yuan(paid)}0.01`);
    expect(statement).toContain(`本期合计${yuan(payable)}${yuan(addAmounts(paid, '1000.01'))}`);
  },
  60_000,
);
