import { hasMoreLink } from './category-sections';

test.each(['4', '6', '12'])('category %s has no more link', (id) => {
  expect(hasMoreLink(id)).toBe(false);
});

test.each(['1', '5', '14', '46'])('category %s has a more link', (id) => {
  expect(hasMoreLink(id)).toBe(true);
});
