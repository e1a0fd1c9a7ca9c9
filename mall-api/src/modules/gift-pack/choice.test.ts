import { chooseGifts } from './choice';

const gift = (id: string, unitPrice = '30.00', maxQty = 10) => ({
  id,
  unitPrice,
  maxQty,
  model: `AL-${id}`,
  name: '洗手液',
});
const gifts = [gift('a'), gift('b', '0.10', 50)];
const byQuantity = { maxAmount: null, maxQty: 12 };
const byAmount = { maxAmount: '1250.30', maxQty: null };
const pick = (...pairs: [string, number][]) =>
  pairs.map(([giftSkuId, quantity]) => ({ giftSkuId, quantity }));
const choose = (cap: typeof byQuantity | typeof byAmount, packs: ReturnType<typeof pick>) => () =>
  chooseGifts(cap, gifts, packs);

test('gifts with quantity zero are left out', () => {
  expect(chooseGifts(byQuantity, gifts, pick(['a', 0], ['b', 12]))).toEqual([
    { gift: gifts[1], quantity: 12 },
  ]);
});

test('units are capped over all gifts', () => {
  expect(choose(byQuantity, pick(['a', 6], ['b', 7]))).toThrow('礼包商品累计数量不能超过 12');
});

test('the amount is capped to the cent', () => {
  const cap = { maxAmount: '301.00', maxQty: null };
  expect(choose(cap, pick(['a', 10], ['b', 10]))).not.toThrow();
  expect(choose(cap, pick(['a', 10], ['b', 11]))).toThrow('礼包累计金额不能超过 ¥ 301.00');
  const dear = [gift('a', '400.00')];
  expect(() => chooseGifts(byAmount, dear, pick(['a', 4]))).toThrow('礼包累计金额不能超过 ¥ 1,250.30');
});

test('each gift has its own cap', () => {
  expect(choose(byAmount, pick(['a', 11]))).toThrow('AL-a 洗手液 最多可选 10');
});

test('an empty choice, a gift of another pack or a duplicate gift is refused', () => {
  expect(choose(byQuantity, pick(['a', 0]))).toThrow('请选择礼包商品');
  expect(choose(byQuantity, pick(['c', 1]))).toThrow('礼包商品不存在或已删除');
  expect(choose(byQuantity, pick(['a', 1], ['a', 2]))).toThrow('礼包商品有重复');
});
