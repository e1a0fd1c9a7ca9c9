import { orderStatuses } from 'shared-kernel/domain';
import { closedNote, mayCancel, mayReceive, wasShipped } from './order-actions';

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

test('shipped and completed orders have logistics', () => {
  expect(orderStatuses.filter(wasShipped)).toEqual([8, 9]);
});

test('who closed an order is said; an open one needs no note', () => {
  expect(orderStatuses.filter((status) => closedNote(status) !== null)).toEqual([98, 99]);
  expect(closedNote(98)).toBe('订单已由厂家关闭');
});
