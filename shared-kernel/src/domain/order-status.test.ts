import {
  allows,
  isBeforeReview,
  isClosed,
  isOlder,
  isOver,
  isShipped,
  mayBeUnderWay,
  mayMove,
  type OrderStatus,
  orderProgress,
  orderStatuses,
  orderSteps,
  orderTabs,
  statusColour,
  statusesInTab,
  statusesWaitingFor,
  statusNote,
} from '.';
import { type OrderStatusRow, orderStatusTable } from './order-status-table';

const rows: Readonly<Record<OrderStatus, OrderStatusRow>> = orderStatusTable;

test('every status has the colour of its group', () => {
  const inColour = (colour: string) => orderStatuses.filter((status) => statusColour(status) === colour);
  expect(inColour('orange')).toEqual([1, 2, 3, 4, 5]);
  expect(inColour('green')).toEqual([6, 7, 8]);
  expect(inColour('blue')).toEqual([9]);
  expect(inColour('red')).toEqual([0, 10]);
  expect(inColour('grey')).toEqual([98, 99]);
});

test.each([
  [5, { done: 0, current: 0 }],
  [6, { done: 1, current: 1 }],
  [10, { done: 2, current: 2 }],
  [4, { done: 3, current: 3 }],
  [7, { done: 4, current: 4 }],
  [8, { done: 5, current: 5 }],
  [9, { done: 6, current: null }],
  [98, { done: 0, current: null }],
  [99, { done: 0, current: null }],
  [2, { done: 0, current: null }],
] as const)('status %d has the progress %p', (status, progress) => {
  expect(orderProgress(status)).toEqual(progress);
});

test('the steps are numbered from 1 without gaps', () => {
  expect(orderSteps.map(({ no }) => no)).toEqual(orderSteps.map((_, index) => index + 1));
});

test('the tabs hold the statuses of the specification, and legacy ones wait for confirmation', () => {
  expect(orderTabs.map(({ webStatus }) => [webStatus, statusesInTab(webStatus)])).toEqual([
    [-1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 98, 99]],
    [5, [5]],
    [1, [0, 1, 2, 3, 6, 10]],
    [2, [4, 7]],
    [3, [8]],
    [4, [9]],
    [99, [98, 99]],
  ]);
});

test('every status is in one tab beside all', () => {
  const tabs = orderTabs.filter(({ webStatus }) => webStatus !== -1);
  const inTabs = tabs.flatMap(({ webStatus }) => statusesInTab(webStatus));
  expect(inTabs.toSorted((a, b) => a - b)).toEqual(orderStatuses);
});

test('what depends on the phase of an order', () => {
  expect(orderStatuses.filter(isBeforeReview)).toEqual([5, 6]);
  expect(orderStatuses.filter(isClosed)).toEqual([98, 99]);
  expect(orderStatuses.filter(isOlder)).toEqual([0, 1, 2, 3]);
  expect(orderStatuses.filter(isOver)).toEqual([9, 98, 99]);
  expect(orderStatuses.filter(isShipped)).toEqual([8, 9]);
  expect(orderStatuses.filter(mayBeUnderWay)).toEqual([7, 8, 9]);
});

test('a closed order says who closed it; an open one needs no note', () => {
  expect(orderStatuses.filter((status) => statusNote(status) !== null)).toEqual([98, 99]);
  expect(statusNote(98)).toBe('订单已由厂家关闭');
});

const moves: [OrderStatus, Partial<Record<'buyer' | 'provider' | 'system', OrderStatus[]>>][] = [
  [5, { buyer: [6, 99], provider: [98, 99], system: [10] }],
  [6, { buyer: [99], provider: [10, 98, 99] }],
  [10, { provider: [4, 5, 98, 99] }],
  [4, { provider: [7, 98, 99] }],
  [7, { provider: [8, 98, 99] }],
  [8, { buyer: [9] }],
];

test.each(['buyer', 'provider', 'system'] as const)(
  'the %s makes the decided transitions and no others',
  (who) => {
    for (const from of orderStatuses) {
      const expected = moves.find(([status]) => status === from)?.[1][who] ?? [];
      expect([from, orderStatuses.filter((to) => mayMove(from, to, who))]).toEqual([from, expected]);
    }
  },
);

test('whoever acts next can do more than close the order', () => {
  expect(statusesWaitingFor('provider')).toEqual([4, 6, 7, 10]);
  expect(statusesWaitingFor('buyer')).toEqual([5, 8]);
  for (const who of ['buyer', 'provider'] as const) {
    for (const status of statusesWaitingFor(who)) {
      const onward = Object.keys(rows[status].actions[who] ?? {}).filter(
        (action) => !['cancel', 'askToCancel', 'close', 'agreeToCancel'].includes(action),
      );
      expect([status, onward]).not.toEqual([status, []]);
    }
  }
});

test('every status but the first can be reached, and every open one can be left', () => {
  const reached = orderStatuses.flatMap((from) =>
    (['buyer', 'provider', 'system'] as const).flatMap((who) =>
      orderStatuses.filter((to) => mayMove(from, to, who)),
    ),
  );
  const named = orderStatuses.filter((status) => rows[status].phase !== 'older');
  expect(named.filter((status) => !reached.includes(status))).toEqual([]);
  expect(named.filter((status) => Object.keys(rows[status].actions).length === 0)).toEqual(
    named.filter(isOver),
  );
});

test('buyers act where the specification allows it', () => {
  expect(orderStatuses.filter((status) => allows(status, 'cancel'))).toEqual([5, 6]);
  expect(orderStatuses.filter((status) => allows(status, 'askToCancel'))).toEqual([4, 5, 6, 7, 10]);
  expect(orderStatuses.filter((status) => allows(status, 'uploadContract'))).toEqual([5, 6]);
  expect(orderStatuses.filter((status) => allows(status, 'signContract'))).toEqual([5]);
  expect(orderStatuses.filter((status) => allows(status, 'receive'))).toEqual([8]);
});
