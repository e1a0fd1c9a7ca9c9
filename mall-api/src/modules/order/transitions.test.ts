import { type OrderStatus, orderStatuses } from 'shared-kernel/domain';
import { mayMove } from './transitions';

const allowed: [OrderStatus, OrderStatus[]][] = [
  [5, [6, 10, 98, 99]],
  [6, [10, 98, 99]],
  [10, [4, 5, 98]],
  [4, [7, 98]],
  [7, [8, 98]],
  [8, [9]],
];

test('orders move as decided, and no other way', () => {
  for (const from of orderStatuses) {
    const expected = allowed.find(([status]) => status === from)?.[1] ?? [];
    expect([from, orderStatuses.filter((to) => mayMove(from, to))]).toEqual([
      from,
      [...expected].sort((a, b) => a - b),
    ]);
  }
});
