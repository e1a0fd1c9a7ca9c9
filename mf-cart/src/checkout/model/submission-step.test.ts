import { aLine } from '../../testing/builders';
import { refusalNote } from './submission-step';

const refused = (reason: 'price' | 'stock' | 'unlisted') => ({
  skuId: 'sku-of-a',
  productName: '口罩',
  reason,
});
const seen = aLine({ id: 'a', count: 20, priceUnit: '1200.00' });
const others = [aLine({ id: 'b', priceUnit: '1.00' })];

test('a price changed during the submission is shown before and after', () => {
  const now = [...others, aLine({ id: 'a', priceUnit: '1260.00' })];
  expect(refusalNote(refused('price'), [...others, seen], now)).toBe(
    '价格已变更：¥\u00a01,200.00 → ¥\u00a01,260.00',
  );
});

test('a price changed earlier is shown from its first value', () => {
  const changed = { ...seen, previousPriceUnit: '1140.00' };
  expect(refusalNote(refused('price'), [changed], [seen])).toBe(
    '价格已变更：¥\u00a01,140.00 → ¥\u00a01,200.00',
  );
});

test('short stock is shown with what is left', () => {
  const now = aLine({ id: 'a', count: 20, maxQty: 12, unitName: '盒' });
  expect(refusalNote(refused('stock'), [seen], [now])).toBe('库存不足：最多可买 12\u00a0盒');
});

test('until the cart is refetched, only the reason is shown', () => {
  expect(refusalNote(refused('price'), [seen], [seen])).toBe('价格已变更');
  expect(refusalNote(refused('stock'), [seen], [seen])).toBe('库存不足');
  expect(refusalNote(refused('unlisted'), [seen], others)).toBe('已下架');
});
