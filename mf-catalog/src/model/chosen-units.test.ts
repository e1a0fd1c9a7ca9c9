import { aProductSku } from 'shared-kernel/testing';
import { afterAdding, totalOf, wantedOf, withCount, withSelected } from './chosen-units';

const bottle = aProductSku({ id: 'bottle', discountPriceUnit: '61.20' });
const box = aProductSku({ id: 'box', discountPriceUnit: '347.40' });
const out = aProductSku({ id: 'out', stockState: 'none' });
const one = () => 1;
const wanted = (chosen: Parameters<typeof wantedOf>[0]) =>
  wantedOf(chosen).map(({ sku, count }) => [sku.id, count]);

test('typing a quantity selects the unit', () => {
  expect(wanted(withCount({}, box, 6))).toEqual([['box', 6]]);
  expect(wanted(withCount({}, box, 0))).toEqual([]);
});

test('ticking keeps typed quantities, and skips what is out of stock', () => {
  const typed = withSelected(withCount({}, box, 6), [box], false, one);
  expect(wanted(typed)).toEqual([]);
  expect(wanted(withSelected(typed, [bottle, box, out], true, one))).toEqual([
    ['box', 6],
    ['bottle', 1],
  ]);
});

test('the total is exact', () => {
  expect(totalOf({})).toBe('0.00');
  expect(totalOf(withCount(withCount({}, box, 999_999_999_999_999), bottle, 3))).toBe(
    '347399999999999836.20',
  );
});

test('added units are deselected; the others say why, and keep a quantity typed meanwhile', () => {
  const chosen = withCount(withCount({}, box, 6), bottle, 3);
  const sent = wantedOf(chosen);
  const result = { sku: null, units: [] };
  const left = afterAdding(withCount(chosen, bottle, 4), sent, [
    { ...result, verdict: 'added' },
    { ...result, verdict: 'stockShort' },
  ]);
  expect(Object.keys(left)).toEqual(['bottle']);
  expect(left['bottle']).toMatchObject({ count: 4, isSelected: true, obstacle: '库存不足' });
});
