import type { ParcelReport } from 'shared-kernel/contracts';
import { leftOf, receiptOf, reportableOf } from './receipt';

test.each([
  [[{ count: 3, received: 0 }], '待收货'],
  [
    [
      { count: 3, received: 3 },
      { count: 2, received: 0 },
    ],
    '部分收货',
  ],
  [[{ count: 3, received: 3 }], '已收齐'],
])('%j is %s', (lines, text) => {
  expect(receiptOf(lines)).toBe(text);
});

test('what is left depends on received and reported quantities', () => {
  expect(leftOf({ count: 5, received: 2 })).toBe(3);
  const report: ParcelReport = {
    id: 'r',
    kind: 'damage',
    count: 2,
    words: '',
    time: '',
    pictureUrls: [],
    answer: '',
    answerTime: null,
  };
  expect(reportableOf({ count: 5, reports: [report] })).toBe(3);
});
