import { aRequestLine } from '../../testing/a-purchase-request';
import { isTakeable, lineNotes, openAmount } from './request-facts';

const line = aRequestLine({
  state: 'open',
  askedCount: 3,
  count: 3,
  openCount: 3,
  unitName: '瓶',
  seenPriceUnit: '10.00',
  priceUnit: '10.00',
});

test('a line that is as it was asked for says nothing', () => {
  expect(lineNotes(line)).toEqual([]);
});

test('what has changed is told, old and new', () => {
  expect(lineNotes({ ...line, count: 2, openCount: 1, priceUnit: '9.00' })).toEqual([
    expect.stringMatching(/^申请 3.瓶，改为 2.瓶$/),
    expect.stringMatching(/^还有 1.瓶待处理$/),
    expect.stringMatching(/^价格已变更：.*10.00 → .*9.00$/),
  ]);
  expect(lineNotes({ ...line, priceUnit: null })).toEqual(['已下架或当前不可订购']);
});

test('a line that waits for nothing any more tells its count alone', () => {
  expect(lineNotes({ ...line, state: 'ordered', openCount: 0, priceUnit: '9.00' })).toEqual([]);
});

test('what is open and sold can be taken, and is summed up', () => {
  const unsold = { ...line, priceUnit: null };
  expect([line, unsold, { ...line, state: 'refused' as const }].map(isTakeable)).toEqual([
    true,
    false,
    false,
  ]);
  expect(openAmount([line, unsold, { ...line, openCount: 1 }])).toBe('40.00');
});
