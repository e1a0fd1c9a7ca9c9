import { changeInWords, reachInWords, reachOf } from './reach';

test.each([
  [[], 0, '0 %'],
  [[], 5, '5 %'],
  [['青藤医院'], 0, '青藤医院'],
  [['青藤医院', '华东渠道'], 5, '青藤医院, 华东渠道, 5 %'],
])('a canary of %j and %i percent is for %s', (chosen, share, words) => {
  expect(reachInWords({ chosen, share })).toBe(words);
});

test('no canary reaches nobody', () => {
  expect(reachOf(undefined)).toEqual({ chosen: [], share: 0 });
  expect(changeInWords({ from: 0, to: 5 })).toEqual({ from: '0 %', to: '5 %' });
});
