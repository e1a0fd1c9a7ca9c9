import { changeListing, readListing } from './listing-query';

test('an address says order and page', () => {
  expect(readListing(new URLSearchParams('sort=priceAsc&page=3'))).toEqual({ sort: 'priceAsc', current: 3 });
});

test.each(['', 'sort=cheap&page=0', 'page=-1', 'page=1.5', 'page=99999999'])(
  '%p asks for the first page in the usual order',
  (search) => {
    expect(readListing(new URLSearchParams(search))).toEqual({ sort: 'default', current: 1 });
  },
);

test('a change keeps the rest and starts at page 1', () => {
  const params = new URLSearchParams('parentId=2&page=4');
  expect(changeListing(params, { sort: 'newest' }).toString()).toBe('parentId=2&sort=newest');
  expect(changeListing(params, { page: '5' }).toString()).toBe('parentId=2&page=5');
  expect(changeListing(params, { parentId: null }).toString()).toBe('');
  expect(params.get('page')).toBe('4');
});
