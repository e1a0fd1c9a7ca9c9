import { searchMatches, wordsOf } from './search-matches';

const marked = (text: string, search: string) =>
  searchMatches(text, search)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('a match is found anywhere in the text', () => {
  expect(marked('消毒湿巾 消毒液', '消毒')).toBe('[消毒]湿巾 [消毒]液');
  expect(marked('消毒湿巾', '手套')).toBe('消毒湿巾');
  expect(marked('消毒湿巾', '')).toBe('消毒湿巾');
});

test('every word is marked', () => {
  expect(marked('一次性活检钳 2.3 mm', '活检钳 mm')).toBe('一次性[活检钳] 2.3 [mm]');
});

test.each(['al-paa2000', 'AL PAA 2000'.replaceAll(' ', ''), 'ＡＬ－ＰＡＡ２０００', 'alpaa2000'])(
  'a model written as %s is the same model',
  (search) => {
    expect(marked('AL-PAA 2000', search)).toBe('[AL-PAA 2000]');
  },
);

test('overlapping matches are merged', () => {
  expect(marked('aaa', 'aa')).toBe('[aaa]');
});

test('punctuation is not a word', () => {
  expect(wordsOf(' 活检钳  - （）/ mm ')).toEqual(['活检钳', 'mm']);
});
