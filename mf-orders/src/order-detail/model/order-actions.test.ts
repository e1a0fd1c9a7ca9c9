import { orderStatuses } from 'shared-kernel/domain';
import { mayCancel, mayReceive } from './order-actions';

test('an order can be cancelled in status 5 and 6, and only while the server says so', () => {
  const open = (showCancelBtn: boolean) =>
    orderStatuses.filter((status) => mayCancel({ status, showCancelBtn }));
  expect(open(true)).toEqual([5, 6]);
  expect(open(false)).toEqual([]);
});

test('the receipt is confirmed of a shipped order, and only while the server says so', () => {
  const open = (showReceiveBtn: boolean) =>
    orderStatuses.filter((status) => mayReceive({ status, showReceiveBtn }));
  expect(open(true)).toEqual([8]);
  expect(open(false)).toEqual([]);
});
