import type { Buyer } from '../../http/buyer';
import { draftOrder, type OrderableGift, type OrderableLine, type WantedEntry } from './order-draft';

const buyer: Buyer = {
  sessionId: '1',
  memberId: '1',
  memberName: '采购',
  clientId: '1',
  clientName: '客户',
  clientType: 5,
  roles: ['administrator'],
  hasColleagues: false,
  groups: ['client:C1', null, 'type:5'],
};

const line = (change: Partial<OrderableLine> = {}): OrderableLine => ({
  cartSkuId: 'line',
  skuId: 'box',
  productId: 'alcohol',
  productName: '酒精',
  unitName: '箱',
  status: 1,
  canOrder: true,
  orderClientTypes: null,
  pieces: 100,
  unitCount: 6,
  count: 3,
  knownPrice: '54.10',
  price: '75.00',
  discountPrice: '54.10',
  note: '',
  parts: [],
  ...change,
});
const gift = (change: Partial<OrderableGift> = {}): OrderableGift => ({
  ofSkuId: 'box',
  code: 'G1',
  skuId: 'gift',
  productId: 'card',
  productName: '试纸',
  price: '5.00',
  status: 1,
  canOrder: true,
  orderClientTypes: null,
  pieces: 50,
  unitCount: 1,
  ...change,
});
const entry = (change: Partial<WantedEntry> = {}): WantedEntry => ({ skuId: 'box', giftSkus: [], ...change });

const draft = (
  entries: WantedEntry[],
  lines: OrderableLine[],
  { gifts = [gift()], split = false }: { gifts?: OrderableGift[]; split?: boolean } = {},
) => draftOrder(entries, lines, gifts, split, buyer);

const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    const { code, message, data } = error as { code: string; message: string; data: unknown };
    return { code, message, data };
  }
  throw new Error('it was not refused');
};

test('amounts: list price, discount and payable; pieces: units times unit size', () => {
  const { items, pieces, ...amounts } = draft([entry()], [line()]);
  expect(amounts).toEqual({ productTotalAmount: '225.00', couponAmount: '62.70', payableAmount: '162.30' });
  expect(items).toEqual([expect.objectContaining({ quantity: 3, payAmount: '162.30', gift: false })]);
  expect([...pieces]).toEqual([['alcohol', 18]]);
});

test('gifts are free and take stock', () => {
  const { items, pieces, payableAmount } = draft(
    [entry({ giftSkus: [{ code: 'G1', count: 18 }] })],
    [line()],
  );
  expect(items[1]).toMatchObject({
    skuId: 'gift',
    quantity: 18,
    price: '5.00',
    payAmount: '0.00',
    gift: true,
  });
  expect(payableAmount).toBe('162.30');
  expect(pieces.get('card')).toBe(18);
});

test.each([
  ['more gifts than the line has pieces', [{ code: 'G1', count: 19 }], '酒精 的赠品数量超出上限'],
  ['a gift of something else', [{ code: 'G9', count: 1 }], '酒精 的赠品 G9 不可选'],
  [
    'one gift twice',
    [
      { code: 'G1', count: 1 },
      { code: 'G1', count: 1 },
    ],
    '赠品有重复',
  ],
])('%s: refused', (_, giftSkus, message) => {
  expect(refusal(() => draft([entry({ giftSkus })], [line()]))).toMatchObject({ code: '60001', message });
});

test('an empty choice of gifts may be repeated', () => {
  expect(draft([entry({ giftSkus: [{ code: 'G9', count: 0 }] })], [line()]).items).toHaveLength(1);
});

test('lines outside the cart are not found, and nothing is ordered twice', () => {
  expect(refusal(() => draft([entry({ skuId: 'other' })], [line()]))).toMatchObject({ code: '60004' });
  expect(refusal(() => draft([entry(), entry()], [line()]))).toMatchObject({ code: '60001' });
});

test('all changes are named at once', () => {
  const lines = [
    line({ skuId: 'a', productId: 'a', productName: '甲', status: 3 }),
    line({ skuId: 'b', productId: 'b', productName: '乙', pieces: 17 }),
    line({ skuId: 'c', productId: 'c', productName: '丙', knownPrice: '50.00' }),
    line({ skuId: 'd', productId: 'd', productName: '丁', orderClientTypes: [1] }),
    line({ skuId: 'e', productId: 'e', productName: '戊' }),
  ];
  expect(
    refusal(() =>
      draft(
        lines.map(({ skuId }) => entry({ skuId })),
        lines,
      ),
    ),
  ).toEqual({
    code: '60002',
    message: '甲 已下架或不可订购；乙 库存不足；丁 已下架或不可订购等 4 项',
    data: {
      lines: [
        { skuId: 'a', productName: '甲', reason: 'unlisted' },
        { skuId: 'b', productName: '乙', reason: 'stock' },
        { skuId: 'd', productName: '丁', reason: 'unlisted' },
        { skuId: 'c', productName: '丙', reason: 'price' },
      ],
    },
  });
});

test('units of one product share its stock', () => {
  const box = line({ pieces: 20 });
  const bottle = line({ skuId: 'bottle', unitCount: 1, count: 3, pieces: 20 });
  expect(refusal(() => draft([entry(), entry({ skuId: 'bottle' })], [box, bottle]))).toMatchObject({
    data: { lines: [{ skuId: 'box' }, { skuId: 'bottle' }] },
  });
});

test('a sold-out gift is named', () => {
  const wanted = [entry({ giftSkus: [{ code: 'G1', count: 2 }] })];
  expect(refusal(() => draft(wanted, [line()], { gifts: [gift({ pieces: 1 })] }))).toMatchObject({
    data: { lines: [{ skuId: 'gift', productName: '试纸', reason: 'stock' }] },
  });
});

describe('split', () => {
  const split = line({
    parts: [
      { consigneeId: 'ward', count: 1 },
      { consigneeId: 'annex', count: 2 },
    ],
  });
  const both = [entry({ consigneeId: 'ward' }), entry({ consigneeId: 'annex' })];

  test('each address gets its part', () => {
    const { items } = draft(both, [split], { split: true });
    expect(items.map(({ consigneeId, quantity }) => [consigneeId, quantity])).toEqual([
      ['ward', 1],
      ['annex', 2],
    ]);
  });

  test('an unallocated quantity refuses the order by name', () => {
    expect(refusal(() => draft(both, [{ ...split, count: 60 }], { split: true }))).toMatchObject({
      code: '60003',
      message: '“酒精”还有 57\u00a0箱未分配收货地址，请在拆分配送中分配后再提交',
    });
  });

  test('every line needs an address, and every part occurs once', () => {
    expect(refusal(() => draft([entry()], [split], { split: true }))).toMatchObject({
      code: '60001',
      message: '勾选的商品必须选择地址',
    });
    expect(refusal(() => draft(both.slice(1), [split], { split: true }))).toMatchObject({ code: '60001' });
    expect(
      refusal(() => draft([...both, entry({ consigneeId: 'x' })], [split], { split: true })),
    ).toMatchObject({
      code: '60004',
    });
  });

  test('gifts are capped per part', () => {
    const gifts = (count: number) => [
      entry({ consigneeId: 'ward', giftSkus: [{ code: 'G1', count }] }),
      both[1] ?? entry(),
    ];
    expect(draft(gifts(6), [split], { split: true }).items).toHaveLength(3);
    expect(refusal(() => draft(gifts(7), [split], { split: true }))).toMatchObject({ code: '60001' });
  });
});
