import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

test('the newest comes first, once, and eight are kept', () => {
  for (const text of ['a', 'b', 'a', '', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) rememberSearch(text);
  expect(readRecentSearches()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
});

test.each(['{', '{}', '[1, null, "湿巾"]'])('what is stored as %s does no harm', (stored) => {
  localStorage.setItem('recentSearches', stored);
  expect(readRecentSearches()).toEqual(stored.includes('湿巾') ? ['湿巾'] : []);
});

test('they can be forgotten', () => {
  rememberSearch('a');
  forgetSearches();
  expect(localStorage).toHaveLength(0);
});
