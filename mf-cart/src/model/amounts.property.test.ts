import fc from 'fast-check';
import { multiplyAmount } from 'shared-kernel/money';
import { aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../testing/builders';
import { linesOf, withCount, withPending } from './cart-lines';
import { selectedLines } from './selection';
import { withPendingDeliveries } from './split-delivery';
import { totalsOf } from './totals';

/** In cents as a bigint, free of rounding errors. */
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const yuan = (value: number): string => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

const aPrice = fc.integer({ min: 1, max: 99_999_999 });
const aCount = fc.integer({ min: 1, max: 999_999_999_999_999 });

const aCart = fc
  .array(
    fc.record({
      price: aPrice,
      share: fc.integer({ min: 1, max: 100 }),
      count: aCount,
      selected: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .map((lines) =>
    lines.map(({ price, share, count, selected }, index) =>
      aProductWith([
        aLine({
          id: `line-${index}`,
          count,
          selected,
          priceUnit: yuan(price),
          discountPriceUnit: yuan(Math.max(Math.floor((price * share) / 100), 1)),
          maxQty: 999_999_999_999_999,
        }),
      ]),
    ),
  );

test('the bar’s sum is to the cent that of the selected lines, at any price and quantity', () => {
  fc.assert(
    fc.property(aCart, (cart) => {
      const selected = selectedLines(linesOf(cart));
      const [original, payable] = selected.reduce(
        ([before, after], { priceUnit, discountPriceUnit, count }) => [
          before + cents(priceUnit) * BigInt(count),
          after + cents(discountPriceUnit) * BigInt(count),
        ],
        [0n, 0n],
      );
      const totals = totalsOf(selected);
      expect(cents(totals.payable)).toBe(payable);
      expect(cents(totals.discount)).toBe(original - payable);
    }),
  );
});

test('a pending quantity costs what the server will calculate', () => {
  fc.assert(
    fc.property(aCart, aCount, (cart, count) => {
      const [line] = linesOf(cart);
      if (!line) return;
      const pending = {
        selected: new Map(),
        removed: new Map(),
        notes: new Map(),
        counts: new Map([[line.id, count]]),
      };
      const [shown] = linesOf(withPending(cart, pending));
      expect(cents(shown?.discountAmountUnit ?? '')).toBe(cents(line.discountPriceUnit) * BigInt(count));
    }),
  );
});

test('the parts of a split line add up to the line’s amount', () => {
  fc.assert(
    fc.property(
      aPrice,
      fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 12, maxLength: 12 }),
      (price, counts, typed) => {
        const deliveries = counts.map((count, index) => aCartSkuConsignee({ id: `d${index}`, count }));
        const line = withCount(
          aLine({ priceUnit: yuan(price), cartSkuConsignees: deliveries }),
          counts.reduce((sum, count) => sum + count, 0),
        );
        const pending = new Map(deliveries.map(({ id }, index) => [id, typed[index] ?? 1]));
        const [changed] = linesOf(
          withPendingDeliveries([aProductWith([line])], { counts: pending, removed: new Map() }),
        );
        const parts = changed?.cartSkuConsignees.map(({ count }) =>
          cents(multiplyAmount(yuan(price), count)),
        );
        expect(cents(changed?.discountAmountUnit ?? '')).toBe(parts?.reduce((sum, part) => sum + part, 0n));
      },
    ),
  );
});
