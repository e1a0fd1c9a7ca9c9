import { whyNotAdded } from './why-not-added';

const sku = {
  skuId: 'box',
  productId: 'p',
  model: 'M',
  productName: '消毒液',
  unitName: '箱',
  discountPriceUnit: null,
  stockState: 'short' as const,
  stockQty: 4,
};

test('the reason why a unit was not added is shown', () => {
  const why = (verdict: Parameters<typeof whyNotAdded>[0]['verdict']) =>
    whyNotAdded({ verdict, sku, units: [] });
  expect(why('added')).toBeNull();
  expect(why('stockShort')).toBe('库存不足：仅剩 4\u00a0箱');
  expect(why('overLimit')).toBe('超出购物车的行数或数量上限');
  expect(why('notOrderable')).toBe('您暂不可订购该规格');
  expect(why('unlisted')).toBe('该规格已下架');
});

test('a unit short of stock shows the stock, and the quantity in the cart', () => {
  const short = { verdict: 'stockShort' as const, sku: { ...sku, stockQty: null }, units: [] };
  expect(whyNotAdded({ ...short, shortage: { maxQty: 500, held: 20 } })).toBe(
    '库存不足：仅剩 500\u00a0箱，购物车已有 20\u00a0箱，最多再加 480\u00a0箱',
  );
  expect(whyNotAdded(short)).toBe('库存不足');
});
