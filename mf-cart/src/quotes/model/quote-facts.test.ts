import { aQuoteHead, aQuoteLine } from '../../testing/a-quote';
import { leftLines, noteProblem, ownersText, quotedAmount, savingOf, validityText } from './quote-facts';

test('validity is told by the state, and not before there are prices', () => {
  expect(validityText(aQuoteHead())).toBe('有效至 2099-12-01');
  expect(validityText(aQuoteHead({ state: 'expired', validUntil: '2020-01-01' }))).toBe(
    '已于 2020-01-01 到期',
  );
  expect(validityText(aQuoteHead({ state: 'waiting', validUntil: null }))).toBeNull();
});

test('a saving is told only where there is one', () => {
  expect(savingOf(aQuoteHead({ listAmountUnit: '100.00', quotedAmountUnit: '85.10' }))).toBe('14.90');
  expect(savingOf(aQuoteHead({ listAmountUnit: '100.00', quotedAmountUnit: '100.00' }))).toBeNull();
  expect(savingOf(aQuoteHead({ quotedAmountUnit: null }))).toBeNull();
});

test('what is ordered is no longer left', () => {
  const lines = [
    aQuoteLine({ id: 'a', quotedPriceUnit: '0.10', count: 3 }),
    aQuoteLine({ id: 'b', order: { id: 'o', no: 'AL1', canOpen: true } }),
  ];
  const left = leftLines(lines);
  expect(left.map(({ id }) => id)).toEqual(['a']);
  expect(quotedAmount(left)).toBe('0.30');
});

test('each colleague is named once', () => {
  const lines = ['甲', '乙', '甲', null].map((cartOwnerName) => aQuoteLine({ cartOwnerName }));
  expect(ownersText(lines)).toBe('甲、乙');
});

test('a note that is too long is told', () => {
  expect(noteProblem('年度采购')).toBeUndefined();
  expect(noteProblem('长'.repeat(301))).toMatch(/最多 300/);
});
