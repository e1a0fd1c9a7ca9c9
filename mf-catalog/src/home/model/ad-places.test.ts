import { adsAfter } from './ad-places';

const flow = (ads: readonly string[], sections: number) =>
  Array.from({ length: sections }, (_, place) => adsAfter(ads, place, sections).join(''));

test('an advertisement comes after every third section', () => {
  expect(flow(['a', 'b'], 8)).toEqual(['', '', 'a', '', '', 'b', '', '']);
});

test('the rest comes after the last section', () => {
  expect(flow(['a', 'b', 'c', 'd'], 6)).toEqual(['', '', 'a', '', '', 'bcd']);
  expect(flow(['a', 'b', 'c'], 5)).toEqual(['', '', 'a', '', 'bc']);
  expect(flow(['a', 'b'], 1)).toEqual(['ab']);
  expect(flow(['a', 'b'], 2)).toEqual(['', 'ab']);
  expect(flow(['a', 'b'], 4)).toEqual(['', '', 'a', 'b']);
});

test('without advertisements there is nothing', () => {
  expect(flow([], 4)).toEqual(['', '', '', '']);
});
