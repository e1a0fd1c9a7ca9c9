import { aProductSku } from 'shared-kernel/testing';
import { firstUnit } from './first-unit';

const box = aProductSku({ id: 'box', unitCount: 6 });
const bottle = aProductSku({ id: 'bottle', unitCount: 1 });

test('a page begins with the unit last bought', () => {
  expect(firstUnit({ productSkues: [bottle, box], lastSkuId: 'box' })).toBe(box);
});

test('without one, or when it is discontinued, with the smallest', () => {
  expect(firstUnit({ productSkues: [box, bottle] })).toBe(bottle);
  expect(firstUnit({ productSkues: [box, bottle], lastSkuId: 'gone' })).toBe(bottle);
});

test('a product may have no units', () => {
  expect(firstUnit({ productSkues: [] })).toBeUndefined();
});
