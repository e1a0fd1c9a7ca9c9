import { aCartGift, aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import type { Checkout } from './checkout-rules';
import { orderPayload } from './order-payload';

const base: Checkout = {
  clientType: 1,
  cart: [aProductWith([aLine()])],
  payWay: 'offline',
  dealerId: 'dealer-1',
  hospitalClientId: 'hospital-1',
  consigneeId: 'consignee-1',
  businessStock: false,
  remark: ' 工作日上午送货 ',
  purchaseNo: ' CG-2026-018 ',
};

test('a direct client sends its own address, and neither dealer nor hospital', () => {
  expect(orderPayload(base, {}, true)).toEqual({
    consigneeId: 'consignee-1',
    remark: '工作日上午送货',
    purchaseNo: 'CG-2026-018',
    payWay: 'offline',
    businessStock: false,
    source: 0,
    whetherUseRebate: true,
    cartSkuS: [{ skuId: 'sku-of-line-1', giftSkus: [] }],
  });
});

test.each([3, 4] as const)('client type %d sends its dealer', (clientType) => {
  const { dealerId, hospitalClientId } = orderPayload({ ...base, clientType }, {}, false);
  expect({ dealerId, hospitalClientId }).toEqual({ dealerId: 'dealer-1', hospitalClientId: undefined });
});

test.each([5, 6] as const)(
  'client type %d sends its hospital, or that it is for its own stock',
  (clientType) => {
    const toHospital = orderPayload({ ...base, clientType }, {}, false);
    expect(toHospital).toMatchObject({
      hospitalClientId: 'hospital-1',
      consigneeId: 'consignee-1',
      businessStock: false,
    });
    expect(toHospital).not.toHaveProperty('dealerId');
    const toStock = orderPayload({ ...base, clientType, businessStock: true }, {}, false);
    expect(toStock).toMatchObject({ consigneeId: 'consignee-1', businessStock: true });
    expect(toStock).not.toHaveProperty('hospitalClientId');
  },
);

test('only selected, orderable lines are sent', () => {
  const cart = [
    aProductWith([aLine({ id: 'a' }), aLine({ id: 'b', selected: false })]),
    aProductWith([aLine({ id: 'c', state: 'unlisted' }), aLine({ id: 'd' })]),
  ];
  expect(orderPayload({ ...base, cart }, {}, false).cartSkuS.map(({ skuId }) => skuId)).toEqual([
    'sku-of-a',
    'sku-of-d',
  ]);
});

test('gifts are sent as chosen, within their caps, and those at 0 are omitted', () => {
  const gifts = [aCartGift({ code: 'card', count: 4 }), aCartGift({ code: 'strip', count: 1 })];
  const cart = [aProductWith([aLine({ count: 1, unitCount: 6, gifts })])];
  const sent = (choices: Parameters<typeof orderPayload>[1]) =>
    orderPayload({ ...base, cart }, choices, false).cartSkuS[0]?.giftSkus;
  expect(sent({})).toEqual([
    { code: 'card', count: 4 },
    { code: 'strip', count: 1 },
  ]);
  expect(sent({ 'line-1': { card: 6, strip: 6 } })).toEqual([{ code: 'card', count: 6 }]);
});

describe('split delivery', () => {
  const giftSkus = [
    { code: 'card', count: 2 },
    { code: 'strip', count: 0 },
  ];
  const cart = [
    aProductWith([
      aLine({
        cartSkuConsignees: [
          aCartSkuConsignee({ consigneeId: 'consignee-1', giftSkus }),
          aCartSkuConsignee({ id: 'delivery-2', consigneeId: 'consignee-2' }),
        ],
      }),
    ]),
  ];

  test.each([5, 6] as const)(
    'client type %d sends one entry for each delivery and no address of the order',
    (clientType) => {
      const { cartSkuS, ...order } = orderPayload(
        { ...base, clientType, cart, businessStock: true },
        {},
        false,
      );
      expect(cartSkuS).toEqual([
        { skuId: 'sku-of-line-1', consigneeId: 'consignee-1', giftSkus: [{ code: 'card', count: 2 }] },
        { skuId: 'sku-of-line-1', consigneeId: 'consignee-2', giftSkus: [] },
      ]);
      expect(order).not.toHaveProperty('consigneeId');
      expect(order).not.toHaveProperty('hospitalClientId');
      expect(order.businessStock).toBe(false);
    },
  );

  test('gifts go to the address they were chosen for', () => {
    const choices = { 'delivery-2': { card: 9 }, 'delivery-1': { card: 1 } };
    const split = [
      aProductWith([
        aLine({
          unitCount: 6,
          cartSkuConsignees: [
            aCartSkuConsignee({ giftSkus }),
            aCartSkuConsignee({ id: 'delivery-2', consigneeId: 'consignee-2', count: 1, giftSkus }),
          ],
        }),
      ]),
    ];
    const { cartSkuS } = orderPayload({ ...base, clientType: 5, cart: split }, choices, false);
    expect(cartSkuS.map((entry) => entry.giftSkus)).toEqual([
      [{ code: 'card', count: 1 }],
      [{ code: 'card', count: 6 }],
    ]);
  });

  test('other client types cannot split, so the line is sent as a whole', () => {
    expect(orderPayload({ ...base, clientType: 4, cart }, {}, false).cartSkuS).toEqual([
      { skuId: 'sku-of-line-1', giftSkus: [] },
    ]);
  });
});
