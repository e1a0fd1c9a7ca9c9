import { facets, priceRanges } from './facet-values';

test('price ranges are labelled with separators', () => {
  expect(priceRanges.map((range) => facets.price.nameOf?.(range))).toEqual([
    '100 元以下',
    '100–500 元',
    '500–2,000 元',
    '2,000–10,000 元',
    '10,000 元以上',
  ]);
});
