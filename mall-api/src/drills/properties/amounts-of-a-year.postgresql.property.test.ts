import fc from 'fast-check';
import { isChain, isClosed } from 'shared-kernel/domain';
import { type Admin, createAdmin } from '../../admin';
import { rebates } from '../../db/schema';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';
import { addDays, formatMonth, monthAfter, startOfMonth } from '../../wire/time';
import { cents, payStatusName, smaller, spread, sum, toYuan } from './own-arithmetic';
import { type AskedLine, countOf, placeRandomOrder } from './place-random-order';
import { aClientsYear, type RandomOrder } from './random-orders';

/** Recomputes every amount from the cart to the statement independently of the shop. */
const runs = 40;

let shop: TestShop;
let admin: Admin;
let slips = 0;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 100_000 });
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

/** The client's balance: amounts with their time. */
type Ledger = { at: Date; amount: bigint }[];

// Never the same moment twice, and across month ends.
const pass = (days: number) => shop.passTo(new Date(addDays(shop.time.now, days).getTime() + 3_600_000));

/** Compares an order's totals, lines, parts and export with the request. */
async function checkOrder({ buyer }: Checkout, id: string, asked: readonly AskedLine[], used: bigint) {
  const made = await buyer.get('order/detail', { orderId: id });
  const payable = sum(asked.map((line) => line.discount * BigInt(countOf(line))));
  const original = sum(asked.map((line) => line.price * BigInt(countOf(line))));
  const { orderPay } = made;
  expect(cents(orderPay.productTotalAmountUnit)).toBe(original);
  expect(cents(orderPay.couponAmountUnit)).toBe(original - payable);
  expect(cents(orderPay.rebateAmountUnit)).toBe(used);
  expect(cents(made.totalAmountUnit)).toBe(payable - used);

  const bought = made.orderItems.filter(({ gift }) => !gift);
  const lineOf = (skuId: string) => asked.find((line) => line.skuId === skuId);
  const amounts = bought.map(({ skuId, quantity }) => (lineOf(skuId)?.discount ?? 0n) * BigInt(quantity));
  expect(bought.map(({ payAmount }) => cents(payAmount))).toEqual(amounts);
  const shares = spread(used, amounts);
  expect(bought.map(({ rebateAmountUnit }) => cents(rebateAmountUnit))).toEqual(shares);
  for (const { skuId, ...line } of asked) {
    const counts = bought.filter((item) => item.skuId === skuId).map(({ quantity }) => quantity);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(countOf(line));
  }
  for (const gift of made.orderItems.filter((item) => item.gift))
    expect([gift.payAmount, gift.rebateAmountUnit]).toEqual(['0.00', '0.00']);

  for (const part of made.subOrderList) {
    const places = part.orderItems.map(({ id: itemId }) => bought.findIndex((item) => item.id === itemId));
    const own = (values: readonly bigint[]) => sum(places.map((place) => values[place] ?? 0n));
    expect(cents(part.rebateAmountUnit)).toBe(own(shares));
    expect(cents(part.totalAmountUnit)).toBe(own(amounts) - own(shares));
  }
  return { no: made.no, total: payable - used, payable };
}

/** Records payments and refunds of an order, also in the ledger. */
async function payAndRefund({ buyer }: Checkout, random: RandomOrder, id: string, ledger: Ledger) {
  const made = await buyer.get('order/detail', { orderId: id });
  const total = cents(made.totalAmountUnit);
  let [received, refunded] = [0n, 0n];
  const enter = async (kind: 'pay' | 'refund', amount: bigint, over = false) => {
    slips += 1;
    const entry = { no: made.no, amount: toYuan(amount), voucherNo: `B${slips}` };
    const { payStatus } = kind === 'pay' ? await admin.pay({ ...entry, over }) : await admin.refund(entry);
    if (kind === 'pay') received += amount;
    else refunded += amount;
    ledger.push({ at: shop.time.now, amount: kind === 'pay' ? -amount : amount });
    expect(payStatus).toBe(payStatusName(total, received, refunded));
  };
  for (const { kind, share, days } of random.steps) {
    await pass(days);
    const kept = received - refunded;
    const of = (amount: bigint) => (amount * BigInt(share)) / 100n;
    if (kind === 'pay too much') await enter('pay', total + BigInt(share), true);
    else if (kind === 'pay' && of(total - kept) > 0n) await enter('pay', of(total - kept));
    else if (kind === 'refund' && of(kept) > 0n) await enter('refund', of(kept));
  }
  return { received: () => received, refunded: () => refunded, enter, no: made.no };
}

/** Ends an order. @returns whether it released what it took */
async function endOrder(checkout: Checkout, random: RandomOrder, id: string, money: Paid): Promise<boolean> {
  await pass(3);
  const { showCancelBtn } = await checkout.buyer.get('order/detail', { orderId: id });
  if (random.end === 'cancelled' && showCancelBtn) await checkout.buyer.get('order/cancel', { orderId: id });
  if (random.end.startsWith('closed')) await admin.close({ no: money.no, reason: '缺货' });
  const { status } = await checkout.buyer.get('order/detail', { orderId: id });
  return isClosed(status);
}
type Paid = Awaited<ReturnType<typeof payAndRefund>>;

/** Every month opens with the previous closing balance and closes with the ledger's. */
async function checkStatements({ buyer }: Checkout, first: Date, ledger: Ledger) {
  let opening = 0n;
  for (let month = formatMonth(first); month <= formatMonth(shop.time.now); month = monthAfter(month)) {
    const said = await buyer.get('client/statement', { month });
    const until = startOfMonth(monthAfter(month));
    const closing = sum(ledger.filter(({ at }) => at < until).map(({ amount }) => amount));
    expect([month, cents(said.openingAmountUnit)]).toEqual([month, opening]);
    expect([month, cents(said.closingAmountUnit)]).toEqual([month, closing]);
    const within = ledger.filter(({ at }) => at >= startOfMonth(month) && at < until);
    const amounts = said.entries.map(({ amountUnit }) => cents(amountUnit));
    expect(amounts.toSorted(byValue)).toEqual(within.map(({ amount }) => amount).toSorted(byValue));
    expect(cents(said.increaseAmountUnit) - cents(said.decreaseAmountUnit)).toBe(closing - opening);
    opening = closing;
  }
}
const byValue = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

test('from the cart to the statement every amount equals the recomputed one', async () => {
  await fc.assert(
    fc.asyncProperty(aClientsYear, async ({ clientType, rebate, orders }) => {
      const checkout = await readyToCheckOut(shop, clientType);
      const { buyer } = checkout;
      let balance = BigInt(rebate);
      await shop.db.insert(rebates).values({ clientId: buyer.clientId, balance: toYuan(balance) });
      const first = shop.time.now;
      const ledger: Ledger = [];
      const standing: { total: bigint; received: bigint; refunded: bigint }[] = [];
      for (const random of orders) {
        await pass(9);
        const split = random.split && isChain(clientType);
        const { id, asked } = await placeRandomOrder(shop, checkout, { ...random, split });
        const payable = sum(asked.map((line) => line.discount * BigInt(countOf(line))));
        const used = random.whetherUseRebate ? smaller(balance, payable) : 0n;
        balance -= used;
        ledger.push({ at: shop.time.now, amount: payable });
        if (used > 0n) ledger.push({ at: shop.time.now, amount: -used });
        const { total } = await checkOrder(checkout, id, asked, used);

        const money = await payAndRefund(checkout, random, id, ledger);
        const closed = await endOrder(checkout, random, id, money);
        if (closed) {
          balance += used;
          ledger.push({ at: shop.time.now, amount: -payable });
          if (used > 0n) ledger.push({ at: shop.time.now, amount: used });
        }
        const kept = money.received() - money.refunded();
        if (random.end === 'closed and given back' && kept > 0n) {
          await pass(2);
          await money.enter('refund', kept);
        }
        expect(cents((await buyer.get('client/rebateinfo', {})).rebate)).toBe(balance);
        standing.push({ total, received: money.received(), refunded: money.refunded() });
      }

      const { data: exported } = await buyer.ask('order/export/page', { pageSize: 1000 });
      const lines = exported.flatMap(({ orderItems }) => orderItems);
      const total = sum(standing.map((order) => order.total));
      expect(sum(exported.map((order) => cents(order.totalAmountUnit)))).toBe(total);
      expect(
        sum(lines.map(({ payAmount, rebateAmountUnit }) => cents(payAmount) - cents(rebateAmountUnit))),
      ).toBe(total);
      for (const key of ['received', 'refunded'] as const)
        expect(sum(exported.map((order) => cents(order[`${key}AmountUnit`])))).toBe(
          sum(standing.map((order) => order[key])),
        );
      await checkStatements(checkout, first, ledger);
    }),
    { numRuns: runs },
  );
}, 3_600_000);
