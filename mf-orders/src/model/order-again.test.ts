import type { BatchResult } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { anOrderItem } from 'shared-kernel/testing';
import { aBatchSku } from '../testing/a-batch-sku';
import { isOutOfStock, offerFor, outcomeOf, pastLines, totalOf } from './order-again';

const line = anOrderItem({ payPrice: '347.40', unitName: '箱', quantity: 20 });
const result = (over: Partial<BatchResult> = {}): BatchResult => ({
  verdict: 'added',
  sku: aBatchSku(),
  units: [],
  ...over,
});

test('gifts are not bought again, and parts of a split line are merged', () => {
  const lines = pastLines([
    anOrderItem({ id: 'a', quantity: 20 }),
    anOrderItem({ id: 'b', quantity: 3 }),
    anOrderItem({ id: 'c', skuId: 'other', quantity: 1 }),
    anOrderItem({ id: 'd', skuId: 'gift', gift: true }),
  ]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([23, 1]);
});

test('merged parts are capped at the maximum quantity', () => {
  const items = ['a', 'b'].map((id) => anOrderItem({ id, quantity: limits.maxQuantity }));
  expect(pastLines(items)[0]?.quantity).toBe(limits.maxQuantity);
});

test('an unchanged line needs no note', () => {
  expect(offerFor(line, result())).toEqual({ price: '347.40', most: limits.maxQuantity, notes: [] });
});

test('the total is exact, of what has a price', () => {
  const rows = [
    { offer: { price: '0.10' }, quantity: 3 },
    { offer: { price: '1240.00' }, quantity: 2 },
    { offer: { price: null }, quantity: 9 },
  ];
  expect(totalOf(rows)).toBe('2480.30');
  expect(totalOf([])).toBe('0.00');
});

test('out of stock is what is sold, and of which none is left', () => {
  expect(isOutOfStock(result({ verdict: 'stockShort', sku: aBatchSku({ stockState: 'none' }) }))).toBe(true);
  expect(isOutOfStock(result({ verdict: 'unlisted', sku: aBatchSku({ stockState: 'none' }) }))).toBe(false);
  expect(isOutOfStock(result({ verdict: 'notFound', sku: null }))).toBe(false);
  expect(isOutOfStock(result())).toBe(false);
});

test('a changed price is shown, before and after', () => {
  const { notes, price } = offerFor(line, result({ sku: aBatchSku({ discountPriceUnit: '1360.00' }) }));
  expect(notes).toEqual(['价格已变更：¥\u00a0347.40 → ¥\u00a01,360.00']);
  expect(price).toBe('1360.00');
});

test('a short line can be bought up to the stock', () => {
  const sku = aBatchSku({ stockState: 'short', stockQty: 7 });
  const offer = offerFor(line, result({ verdict: 'stockShort', sku }));
  expect(offer).toMatchObject({ most: 7, notes: ['库存不足：仅剩 7\u00a0箱'] });
});

test('a short line with unknown stock asks for fewer', () => {
  expect(offerFor(line, result({ verdict: 'stockShort' })).notes).toEqual(['库存不足，请减少数量']);
});

test('a short line shows the stock, and offers what the cart does not hold', () => {
  const short = (held: number) => result({ verdict: 'stockShort', shortage: { maxQty: 500, held } });
  expect(offerFor(line, short(0))).toMatchObject({ most: 500, notes: ['库存不足：仅剩 500\u00a0箱'] });
  expect(offerFor(line, short(490))).toMatchObject({
    most: 10,
    notes: ['库存不足：仅剩 500\u00a0箱，购物车已有 490\u00a0箱，最多再加 10\u00a0箱'],
  });
  expect(offerFor(line, short(500))).toMatchObject({
    most: 0,
    notes: ['库存不足：仅剩 500\u00a0箱，购物车已有 500\u00a0箱，不能再加'],
  });
  expect(offerFor(line, short(510)).most).toBe(0);
  expect(outcomeOf(short(490), line)).toBe(
    '未加入：库存不足：仅剩 500\u00a0箱，购物车已有 490\u00a0箱，最多再加 10\u00a0箱',
  );
});

test.each([
  ['notFound', null, '商品已不再销售'],
  ['unitNeeded', null, '该规格已不再销售'],
  ['unlisted', aBatchSku(), '商品已下架'],
  ['notOrderable', aBatchSku({ discountPriceUnit: null }), '当前账号不可购买该商品'],
  ['overLimit', aBatchSku(), '超出购物车上限'],
  ['stockShort', aBatchSku({ stockState: 'none' }), '无货'],
  ['stockShort', aBatchSku({ stockState: 'short', stockQty: 0 }), '无货'],
] as const)('%s cannot be bought', (verdict, sku, note) => {
  expect(offerFor(line, result({ verdict, sku }))).toMatchObject({ most: 0, notes: [note] });
});

test.each([
  ['added', aBatchSku(), '已加入购物车'],
  ['unlisted', aBatchSku(), '未加入：商品已下架'],
  ['stockShort', aBatchSku({ stockState: 'short', stockQty: 7 }), '未加入：库存不足：仅剩 7\u00a0箱'],
  ['stockShort', aBatchSku(), '未加入：库存不足'],
] as const)('the result %s has its text', (verdict, sku, text) => {
  expect(outcomeOf(result({ verdict, sku }), line)).toBe(text);
});
