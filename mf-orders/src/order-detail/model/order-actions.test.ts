import { orderStatuses } from 'shared-kernel/domain';
import { mayAskToCancel, mayCancel, mayReceive } from './order-actions';

test('an order can be cancelled in status 5 and 6, and only while the server says so', () => {
  const open = (showCancelBtn: boolean) =>
    orderStatuses.filter((status) => mayCancel({ status, showCancelBtn }));
  expect(open(true)).toEqual([5, 6]);
  expect(open(false)).toEqual([]);
});

test('a cancel request is possible until the order is shipped, and only while the server says so', () => {
  const open = (showAskCancelBtn: boolean) =>
    orderStatuses.filter((status) => mayAskToCancel({ status, showAskCancelBtn }));
  expect(open(true)).toEqual([4, 5, 6, 7, 10]);
  expect(open(false)).toEqual([]);
});

test('receipt can be confirmed for a shipped order, and only while the server says so', () => {
  const open = (showReceiveBtn: boolean) =>
    orderStatuses.filter((status) => mayReceive({ status, showReceiveBtn }));
  expect(open(true)).toEqual([8]);
  expect(open(false)).toEqual([]);
});
