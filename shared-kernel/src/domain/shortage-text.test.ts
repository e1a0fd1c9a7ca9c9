import { shortageText } from './shortage-text';

test.each([
  [{ maxQty: 0, held: 0 }, '暂时无货'],
  [{ maxQty: 12, held: 0 }, '库存不足：仅剩 12 箱'],
  [{ maxQty: 12, held: 5 }, '库存不足：仅剩 12 箱，购物车已有 5 箱，最多再加 7 箱'],
  [{ maxQty: 12, held: 12 }, '库存不足：仅剩 12 箱，购物车已有 12 箱，不能再加'],
  [{ maxQty: 12, held: 20 }, '库存不足：仅剩 12 箱，购物车已有 20 箱，不能再加'],
])('%j reads “%s”', (shortage, text) => {
  expect(shortageText(shortage, '箱').replaceAll('\u00a0', ' ')).toBe(text);
});
