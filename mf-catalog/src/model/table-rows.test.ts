import { aProductRow, aProductSku } from 'shared-kernel/testing';
import { rowsOf } from './table-rows';

const bottle = aProductSku({ id: 'bottle', name: '瓶' });
const box = aProductSku({ id: 'box', name: '箱' });
const product = aProductRow({ productSkues: [bottle, box] });

test('every unit has a row, and the first leads', () => {
  expect(rowsOf([product])).toEqual([
    { product, sku: bottle, leads: true },
    { product, sku: box, leads: false },
  ]);
});

test('a past purchase is the last unit, while it is sold', () => {
  const bought = {
    ...product,
    lastSkuId: 'box',
    lastCount: 6,
    lastTime: '2026-10-02 09:00:00',
    everyDays: null,
    isDue: false,
  };
  expect(rowsOf([bought]).map(({ sku }) => sku?.id)).toEqual(['box']);
  expect(rowsOf([{ ...bought, lastSkuId: 'gone' }])).toHaveLength(2);
});

test('a product that cannot be ordered has one row, without a unit', () => {
  expect(rowsOf([{ ...product, canOrder: false }])).toMatchObject([{ sku: null, leads: true }]);
  expect(rowsOf([{ ...product, productSkues: [] }])).toMatchObject([{ sku: null }]);
});
