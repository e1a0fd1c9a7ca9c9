import { expressionOf, gramsOfPattern, nearly } from './nearly';

const meant = (word: string, text: string) =>
  new RegExp(expressionOf(nearly(word)), 'u').exec(text)?.[0] ?? undefined;

test('another digit is another product, and a short word has no near matches', () => {
  expect(meant('al-paa2001', 'alpaa2000')).toBeUndefined();
  expect(meant('al-pab2000', 'alpaa2000')).toBe('alpaa2000');
  expect(nearly('x-a')).toEqual([]);
  expect(nearly('过氧已酸')).toEqual([]);
});

test('matches of a pattern contain its grams', () => {
  expect(gramsOfPattern('al_2000')).toEqual(['al', '20', '00', '00']);
});

test('regular expression characters match literally', () => {
  expect(nearly('a*b$c').length).toBeGreaterThan(0);
  expect(meant('a*b$d', 'xxa*b$cxx')).toBe('a*b$c');
});
