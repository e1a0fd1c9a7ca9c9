import { expressionOf, gramsOf, nearly } from './nearly';

const meant = (word: string, text: string) =>
  new RegExp(expressionOf(nearly(word)), 'u').exec(text)?.[0] ?? undefined;

test.each([
  ['过氧已酸', '复合过氧乙酸消毒液'],
  ['氧过乙酸', '复合过氧乙酸消毒液'],
  ['过氧氧乙酸', '复合过氧乙酸消毒液'],
  ['过乙酸', '复合过氧乙酸消毒液'],
])('%s resembles what a name contains', (word, text) => {
  expect(meant(word, text)).toMatch(/^过氧?乙酸$|^过氧乙酸$/);
});

test('another digit is another product, and a short word has no near matches', () => {
  expect(meant('al-paa2001', 'alpaa2000')).toBeUndefined();
  expect(meant('al-pab2000', 'alpaa2000')).toBe('alpaa2000');
  expect(nearly('手桃')).toEqual([]);
  expect(nearly('x-ab')).toEqual([]);
});

test('matches of a pattern contain its grams', () => {
  expect(gramsOf('过_乙酸')).toEqual(['过', '乙酸']);
});

test('regular expression characters match literally', () => {
  expect(nearly('a*b$c').length).toBeGreaterThan(0);
  expect(meant('a*b$d', 'xxa*b$cxx')).toBe('a*b$c');
});
