import {
  type BuyerAction,
  type OrderPhase,
  type OrderStatus,
  type OrderStatusRow,
  orderStatusTable,
  orderTab,
  type ProviderAction,
  type StatusColour,
  type SystemAction,
  type WebStatus,
} from './order-status-table';

const rows: Readonly<Record<OrderStatus, OrderStatusRow>> = orderStatusTable;

/** Every status in ascending order. */
export const orderStatuses: readonly OrderStatus[] = Object.keys(rows).map(
  (status) => Number(status) as OrderStatus,
);

const statusesWhere = (holds: (row: OrderStatusRow) => boolean): readonly OrderStatus[] =>
  orderStatuses.filter((status) => holds(rows[status]));

/** Chinese name of a status (docs/glossary.md#order-statuses). */
export const statusName = (status: OrderStatus): string => rows[status].name;

/** Colour group of a status (docs/specification.md#status-numbers). */
export const statusColour = (status: OrderStatus): StatusColour => rows[status].colour;

/** Explanation for the buyer of an order outside the progress bar, or null. */
export const statusNote = (status: OrderStatus): string | null => rows[status].note;

/** Before the review an order can be cancelled, its contract handed in and its gift packs configured. */
export const isBeforeReview = (status: OrderStatus): boolean => rows[status].phase === 'before-review';

/** A legacy status: no transition leads to it or from it. */
export const isOlder = (status: OrderStatus): boolean => rows[status].phase === 'older';

export const isClosed = (status: OrderStatus): boolean => rows[status].phase === 'closed';

/** Final statuses. */
export const isOver = (status: OrderStatus): boolean =>
  isClosed(status) || rows[status].phase === 'completed';

/** All goods have shipped; delivery papers are available. */
export const isShipped = (status: OrderStatus): boolean => rows[status].sent === 'all';

/** Goods have shipped, of a split order perhaps only some parts. */
export const mayBeUnderWay = (status: OrderStatus): boolean => rows[status].sent !== 'none';

export const statusesIn = (...phases: readonly OrderPhase[]): readonly OrderStatus[] =>
  statusesWhere(({ phase }) => phases.includes(phase));

export const statusesWaitingFor = (who: 'buyer' | 'provider'): readonly OrderStatus[] =>
  statusesWhere(({ waitsFor }) => waitsFor === who);

export const shippedStatuses: readonly OrderStatus[] = orderStatuses.filter(isShipped);

/** The status that an action leads to; undefined where the action is not allowed. */
export function leadsTo(
  status: OrderStatus,
  action: BuyerAction | ProviderAction | SystemAction,
): OrderStatus | undefined {
  const { buyer, provider, system } = rows[status].actions;
  return { ...buyer, ...provider, ...system }[action];
}

/** Whether an action is allowed in this status. */
export const allows = (status: OrderStatus, action: BuyerAction | ProviderAction): boolean =>
  leadsTo(status, action) !== undefined;

/**
 * Whether an actor may move an order from one status to another (docs/decisions/orders.md#order-transitions).
 */
export const mayMove = (from: OrderStatus, to: OrderStatus, by: 'buyer' | 'provider' | 'system'): boolean =>
  from !== to && Object.values(rows[from].actions[by] ?? {}).includes(to);

/** The steps of the progress bar, in order (docs/specification.md#order-detail). */
export const orderSteps: readonly { readonly no: number; readonly name: string }[] = orderStatuses
  .map((status) => rows[status].step)
  .filter((step) => step !== null && step !== 'all')
  .toSorted((a, b) => a.no - b.no);

/**
 * Progress of an order: `done` steps are complete, `current` (index into `orderSteps`) is highlighted. A
 * completed order has all of them done; a closed one none and no current step.
 */
export function orderProgress(status: OrderStatus): { done: number; current: number | null } {
  const { step } = rows[status];
  if (step === 'all') return { done: orderSteps.length, current: null };
  return step === null ? { done: 0, current: null } : { done: step.no - 1, current: step.no - 1 };
}

export const webStatuses: readonly WebStatus[] = Object.values(orderTab);

const tabNames: Readonly<Record<WebStatus, string>> = {
  [orderTab.all]: '全部订单',
  [orderTab.awaitingContract]: '待上传合同',
  [orderTab.awaitingConfirmation]: '待确认',
  [orderTab.awaitingShipment]: '待发货',
  [orderTab.awaitingReceipt]: '待收货',
  [orderTab.completed]: '已完成',
  [orderTab.closed]: '已关闭',
};

/** Tabs of the order list, in order (docs/specification.md#order-list-tabs). */
export const orderTabs: readonly { readonly webStatus: WebStatus; readonly name: string }[] = webStatuses.map(
  (tab) => ({ webStatus: tab, name: tabNames[tab] }),
);

/** The statuses of a tab. */
export const statusesInTab = (tab: WebStatus): readonly OrderStatus[] =>
  tab === orderTab.all ? orderStatuses : statusesWhere((row) => row.tab === tab);
