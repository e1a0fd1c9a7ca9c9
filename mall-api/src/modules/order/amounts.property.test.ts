import fc from 'fast-check';
import { formatAmount } from 'shared-kernel/money';
import { type Admin, createAdmin } from '../../admin';
import { rebates } from '../../db/schema';
import { addConsignee, addHospital, addProduct } from '../../testing/builders';
import { addPayWays, readyToCheckOut } from '../../testing/checkout';
import { open } from '../../testing/files';
import { readPdf } from '../../testing/read-pdf';
import { openShop, type TestShop } from '../../testing/shop';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
});
afterAll(() => shop.close());

/** Counts in cents, free of floating point errors. */
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const yuan = (value: number): string => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
const flat = (text: string) => text.replaceAll(/\s/g, '');

const aLine = fc.record({
  price: fc.integer({ min: 1, max: 9_999_999 }),
  share: fc.integer({ min: 1, max: 100 }),
  // One part per address of a split order.
  parts: fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 3 }),
});
const anOrder = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
  split: fc.boolean(),
  rebate: fc.integer({ min: 0, max: 9_999_999 }),
});

test('cart, order and contract agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(anOrder, async ({ lines, split, rebate }) => {
      const { buyer, order } = await readyToCheckOut(shop, split ? 5 : 1);
      await shop.db.insert(rebates).values({ clientId: buyer.clientId, balance: yuan(rebate) });
      const addresses = await Promise.all(
        [0, 1, 2].map(async () => {
          const hospital = await addHospital(shop.db, buyer.clientId);
          return { hospital, consigneeId: await addConsignee(shop.db, { hospitalId: hospital.id }) };
        }),
      );
      const entries: { skuId: string; consigneeId?: string }[] = [];
      let [original, payable] = [0n, 0n];
      for (const { price, share, parts } of lines) {
        const discount = Math.max(Math.floor((price * share) / 100), 1);
        const { skuId } = await addProduct(shop.db, {
          pieces: 100_000_000,
          skus: [{ price: yuan(price), discountPrice: yuan(discount) }],
        });
        const count = parts.reduce((total, part) => total + part, 0);
        original += BigInt(price) * BigInt(count);
        payable += BigInt(discount) * BigInt(count);
        await buyer.get('memberCart/add', { skuId, count });
        if (!split) entries.push({ skuId });
      }
      if (split) {
        // The cart lists the product added last first.
        const cart = (await buyer.get('memberCart/page', {})).list.toReversed();
        for (const [index, { parts }] of lines.entries()) {
          const line = cart[index]?.memberCartSkus[0];
          for (const [place, count] of parts.entries()) {
            const { hospital, consigneeId } = addresses[place] ?? {};
            if (!line || !hospital || !consigneeId) throw new Error('no address');
            await buyer.get('memberCart/consignee/edit', {
              cartSkuId: line.id,
              hospitalClientId: hospital.id,
              consigneeId,
              count,
              sort: place,
            });
            entries.push({ skuId: line.skuId, consigneeId });
          }
        }
      }

      const shown = (await buyer.get('memberCart/page', {})).list.flatMap(
        ({ memberCartSkus }) => memberCartSkus,
      );
      expect(sum(shown.map((line) => cents(line.discountAmountUnit)))).toBe(payable);
      expect(sum(shown.map((line) => cents(line.originalAmountUnit)))).toBe(original);

      const whole = order([], { whetherUseRebate: true, cartSkuS: entries });
      const { consigneeId: _, hospitalClientId: __, ...toParts } = whole;
      const { id } = await buyer.get('order/generateOrder', split ? toParts : whole);
      const made = await buyer.get('order/detail', { orderId: id });
      const used = payable < BigInt(rebate) ? payable : BigInt(rebate);
      expect(cents(made.orderPay.productTotalAmountUnit)).toBe(original);
      expect(cents(made.totalAmountUnit)).toBe(payable - used);
      expect(sum(made.orderItems.map((item) => cents(item.payAmount)))).toBe(payable);

      if (used > 0n) await admin.approveRebate({ no: made.no });
      const { originFileUrl } = await buyer.get('order/update/contract/download', { orderId: id });
      const contract = flat(readPdf((await open(shop, buyer, originFileUrl)).rawPayload).text);
      expect(contract).toContain(flat(`合同总金额（¥） ${formatAmount(made.totalAmountUnit)}`));
      for (const item of made.orderItems) expect(contract).toContain(formatAmount(item.payPrice));
    }),
    { numRuns: 6 },
  );
}, 120_000);
