import { addedText } from './added-text';

test.each([
  [{ added: 3, kept: 0 }, '3 种商品已加入清单“手术室”'],
  [{ added: 3, kept: 1 }, '3 种商品已加入清单“手术室”，另有 1 种已在其中，数量未改'],
  [{ added: 0, kept: 2 }, '商品已在清单“手术室”中，数量未改'],
])('%j is told as %s', (result, text) => {
  expect(addedText('手术室', result).replaceAll('\u00a0', ' ')).toBe(text);
});
