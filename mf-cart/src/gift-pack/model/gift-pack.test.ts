import { aGiftRow } from 'shared-kernel/testing';
import {
  giftPackDeadline,
  giftPackTotals,
  giftPackWarning,
  isClosedGift,
  limitFromQuery,
  packsOf,
  quantityIn,
} from './gift-pack';

const card = aGiftRow({ id: 'card', unitPriceUnit: '58.10', maxQty: 10, quantity: 1 });
const strip = aGiftRow({ id: 'strip', unitPriceUnit: '0.20', maxQty: 3, quantity: 0 });
const closed = aGiftRow({ id: 'closed', maxQty: -1, quantity: 0 });

test.each([
  [
    'firstOrderGiftMaxQty=6&firstOrderExpireDate=2026-08-31',
    { kind: 'firstOrder', maxQty: 6, expireDate: '2026-08-31' },
  ],
  ['orderGiftMaxQty=8', { kind: 'quantity', maxQty: 8 }],
  ['maxGiftPacksAmount=500.00', { kind: 'amount', maxAmount: '500.00' }],
  ['', null],
  ['orderGiftMaxQty=-1', null],
  ['maxGiftPacksAmount=many', null],
])('the address ?%s names the limit %p', (query, limit) => {
  expect(limitFromQuery(new URLSearchParams(query))).toEqual(limit);
});

test('a gift takes 0 up to its own limit, and nothing when that is below 0', () => {
  expect(quantityIn(card, {})).toBe(1);
  expect(quantityIn(card, { card: 11 })).toBe(10);
  expect(quantityIn(card, { card: -2 })).toBe(0);
  expect(quantityIn(closed, { closed: 2 })).toBe(0);
  expect([card, { ...card, maxQty: 0 }, closed].map(isClosedGift)).toEqual([false, false, true]);
});

test('quantity and amount add up exactly', () => {
  expect(giftPackTotals([card, strip, closed], { card: 3, strip: 3 })).toEqual({
    quantity: 6,
    amount: '174.90',
  });
  expect(giftPackTotals([], {})).toEqual({ quantity: 0, amount: '0.00' });
});

test('a pack capped by quantity says so beyond its cap', () => {
  const first = { kind: 'firstOrder', maxQty: 6, expireDate: null } as const;
  expect(giftPackWarning(first, { quantity: 6, amount: '9999.00' })).toBeNull();
  expect(giftPackWarning(first, { quantity: 7, amount: '0.00' })).toBe('礼包商品累计数量不能超过 6');
  expect(giftPackWarning({ kind: 'quantity', maxQty: 2 }, { quantity: 3, amount: '0.00' })).toBe(
    '礼包商品累计数量不能超过 2',
  );
});

test('a pack capped by amount says so beyond its cap', () => {
  const limit = { kind: 'amount', maxAmount: '1500.00' } as const;
  expect(giftPackWarning(limit, { quantity: 999, amount: '1500.00' })).toBeNull();
  expect(giftPackWarning(limit, { quantity: 1, amount: '1500.01' })).toBe(
    '礼包累计金额不能超过 ¥\u00a01,500.00',
  );
});

test('only chosen gifts are submitted', () => {
  expect(packsOf([card, strip, closed], { card: 2, closed: 5 })).toEqual([
    { giftSkuId: 'card', quantity: 2 },
  ]);
});

test('the buyer reads the deadline of a pack', () => {
  expect(giftPackDeadline({ kind: 'firstOrder', maxQty: 6, expireDate: '2026-08-31' }, null)).toBe(
    '请在 2026-08-31 前完成首单礼包配置，逾期视为放弃',
  );
  expect(giftPackDeadline({ kind: 'amount', maxAmount: '500.00' }, null)).toBe(
    '请在厂家审核订单前完成礼包配置，逾期将不再赠送',
  );
});
