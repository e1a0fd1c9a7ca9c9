import { countChosen, noFacets, readFacets, toggleFacet } from './chosen-facets';
import { changeListing } from './listing-query';

const params = (text: string) => new URLSearchParams(text);

test('several values of several facets are in an address', () => {
  const address = params('name=x&material=丁腈&material=乳胶&sterile=true&page=2');
  expect(readFacets(address)).toEqual({ material: ['丁腈', '乳胶'], sterile: ['true'] });
  expect(countChosen(address)).toBe(3);
  expect(readFacets(params('name=x&sort=newest'))).toBeUndefined();
});

test('values that no list accepts are ignored', () => {
  const long = 'x'.repeat(61);
  expect(readFacets(params(`material=&size=${long}&volume=500&volume=500`))).toEqual({ volume: ['500'] });
});

test('a value is chosen and removed, and the rest stays', () => {
  const first = toggleFacet(params('sort=newest&page=3'), 'material', '丁腈');
  const second = toggleFacet(first, 'material', '乳胶');
  expect(second.toString()).toBe(params('sort=newest&material=丁腈&material=乳胶').toString());
  expect(toggleFacet(second, 'material', '丁腈').toString()).toBe(
    params('sort=newest&material=乳胶').toString(),
  );
});

test('all facets are removed at once', () => {
  const address = params('name=x&material=丁腈&volume=500&inStock=1');
  expect(changeListing(address, noFacets).toString()).toBe('name=x&inStock=1');
});
