import { changeListing, pageAddress, pageCount, readListing } from './listing-query';

test('an address holds order, stock filter and page', () => {
  expect(readListing(new URLSearchParams('sort=nameDesc&inStock=1&page=3'))).toEqual({
    sort: 'nameDesc',
    inStock: true,
    current: 3,
  });
});

test.each(['', 'sort=cheap&page=0', 'page=-1', 'page=1.5', 'page=99999999', 'inStock=yes'])(
  '%p requests the first page without filter in the default order',
  (search) => {
    expect(readListing(new URLSearchParams(search))).toEqual({ sort: 'default', inStock: false, current: 1 });
  },
);

test('a change keeps the rest and starts at page 1', () => {
  const params = new URLSearchParams('parentId=2&page=4');
  expect(changeListing(params, { sort: 'newest' }).toString()).toBe('parentId=2&sort=newest');
  expect(changeListing(params, { page: '5' }).toString()).toBe('parentId=2&page=5');
  expect(changeListing(params, { parentId: null }).toString()).toBe('');
  expect(params.get('page')).toBe('4');
});

test('the first page has the address of the list', () => {
  const params = new URLSearchParams('parentId=2&page=4');
  expect(pageAddress(params, 1).search).toBe('parentId=2');
  expect(pageAddress(params, 2).search).toBe('parentId=2&page=2');
});

test('products fill pages of 8; an empty list has one page', () => {
  expect([pageCount(0, 8), pageCount(8, 8), pageCount(9, 8), pageCount(298, 8)]).toEqual([1, 1, 2, 38]);
});
