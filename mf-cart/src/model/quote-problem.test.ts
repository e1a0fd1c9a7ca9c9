import { aLine } from '../testing/builders';
import { quoteProblem } from './quote-problem';

const quote = { id: 'q', no: 3, validUntil: '2026-12-01', count: 10, problem: null };

test.each([
  ['no quote', aLine({ count: 99 }), null],
  ['the quoted quantity', aLine({ count: 10, quote }), null],
  [
    'one more, before the server knows it',
    aLine({ count: 11, unitName: '瓶', quote }),
    /^多于报价 3 的 10.瓶$/,
  ],
  [
    'fewer again, before the server knows it',
    aLine({ count: 9, quote: { ...quote, problem: 'tooMany' } }),
    null,
  ],
  ['after the day', aLine({ quote: { ...quote, problem: 'expired' } }), /^报价 3 已于 2026-12-01 到期$/],
  ['ordered meanwhile', aLine({ quote: { ...quote, problem: 'ordered' } }), /^已按报价 3 下单$/],
])('%s', (_, line, expected) => {
  if (expected === null) expect(quoteProblem(line)).toBeNull();
  else expect(quoteProblem(line)).toMatch(expected);
});
