import fc from 'fast-check';
import { clientTypes, isChain } from 'shared-kernel/domain';
import { aCartGift, aCartSkuConsignee, aConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import { proposeOrder } from './order-proposal';

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const yuan = (value: number): string => (value / 100).toFixed(2);

const aRandomLine = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000 }),
  off: fc.integer({ min: 0, max: 99 }),
  counts: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 }),
  preset: fc.integer({ min: 0, max: 20 }),
});

test('what is shown, what is sent and what is agreed to are the same order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...clientTypes),
      fc.boolean(),
      fc.array(aRandomLine, { minLength: 1, maxLength: 6 }),
      fc.option(fc.integer({ min: 0, max: 2_000_000_00 }), { nil: null }),
      (clientType, splits, lines, rebate) => {
        const split = isChain(clientType) && splits;
        const cart = lines.map(({ price, off, counts, preset }, index) =>
          aProductWith([
            aLine({
              id: `line-${index}`,
              count: counts.reduce((sum, count) => sum + count, 0),
              maxQty: 1_000_000,
              priceUnit: yuan(price),
              discountPriceUnit: yuan(Math.ceil((price * (100 - off)) / 100)),
              gifts: [aCartGift({ code: 'card', count: preset })],
              cartSkuConsignees: split
                ? counts.map((count, place) =>
                    aCartSkuConsignee({
                      id: `part-${index}-${place}`,
                      consigneeId: `address-${place}`,
                      count,
                      giftSkus: [{ code: 'card', count: preset }],
                    }),
                  )
                : [],
            }),
          ]),
        );
        const { order, summary } = proposeOrder(
          {
            clientType,
            cart,
            payWay: 'offline',
            dealerId: 'dealer-1',
            hospitalClientId: 'hospital-1',
            consigneeId: 'consignee-1',
            businessStock: false,
            remark: '',
            purchaseNo: '',
          },
          { payWayName: '线下支付', dealerName: null, consignee: aConsignee({ id: 'consignee-1' }) },
          {},
          rebate === null ? null : yuan(rebate),
        );
        const shown = summary.parts.flatMap(({ address, goods }) =>
          goods.map((one) => ({ ...one, consigneeId: split ? address.id : undefined })),
        );
        const keyOf = (one: { skuId: string; consigneeId?: string | undefined }) =>
          `${one.skuId}/${one.consigneeId ?? ''}`;

        // The sent entries and their gifts are exactly the shown ones.
        const sent = new Map(order.cartSkuS.map((entry) => [keyOf(entry), entry.giftSkus]));
        expect(shown.map(keyOf).sort()).toEqual([...sent.keys()].sort());
        for (const one of shown) {
          expect(one.gifts.map(({ code, count }) => ({ code, count }))).toEqual(sent.get(keyOf(one)));
        }
        const { agreed } = order;
        expect(agreed?.lines.map(({ count }) => count)).toEqual(shown.map(({ count }) => count));

        // The shown amounts add up to the cent.
        const goods = shown.reduce((sum, one) => sum + cents(one.amountUnit), 0n);
        const wanted = lines.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
        expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(wanted);
        const original = lines.reduce(
          (sum, { price, counts }) => sum + BigInt(price) * BigInt(counts.reduce((a, b) => a + b, 0)),
          0n,
        );
        const used = rebate === null ? 0n : BigInt(rebate) < goods ? BigInt(rebate) : goods;
        expect(cents(summary.productTotalUnit)).toBe(original);
        expect(cents(summary.couponUnit)).toBe(original - goods);
        expect(cents(summary.rebateUnit)).toBe(used);
        expect(cents(summary.totalUnit)).toBe(goods - used);
      },
    ),
  );
});
