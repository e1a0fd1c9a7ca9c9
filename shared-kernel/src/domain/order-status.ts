/** Order status numbers with a meaning (section 4). 0 to 3 are older and only appear in history. */
export const orderStatus = {
  placed: 5,
  contractUploaded: 6,
  awaitingReview: 10,
  confirmed: 4,
  awaitingShipment: 7,
  shipped: 8,
  completed: 9,
  closedByProvider: 98,
  closed: 99,
} as const;

export const orderStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 98, 99] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Chinese status names. Screens show the order's `statusName`, which the server takes from here. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  0: '待处理',
  1: '处理中',
  2: '处理中',
  3: '处理中',
  4: '订单已确认',
  5: '待上传合同',
  6: '合同已上传',
  7: '待发货',
  8: '已发货',
  9: '已完成',
  10: '待审核',
  98: '已关闭',
  99: '已关闭',
};

export type StatusColour = 'orange' | 'green' | 'blue' | 'red' | 'grey';

/** Colour group of a status (section 4). */
export function statusColour(status: OrderStatus): StatusColour {
  if (status === 0 || status === 10) return 'red';
  if (status <= 5) return 'orange';
  if (status <= 8) return 'green';
  return status === 9 ? 'blue' : 'grey';
}

/** The six steps of the progress bar, in order (section 2, order detail). */
export const orderSteps: readonly { status: OrderStatus; name: string }[] = [
  { status: orderStatus.placed, name: '提交订单' },
  { status: orderStatus.contractUploaded, name: '上传合同' },
  { status: orderStatus.awaitingReview, name: '厂家审核' },
  { status: orderStatus.confirmed, name: '订单确认' },
  { status: orderStatus.awaitingShipment, name: '待发货' },
  { status: orderStatus.shipped, name: '已发货' },
];

/**
 * How far the progress bar is: `done` steps lie behind, `current` (index into `orderSteps`) is highlighted.
 * A completed order has all six done; a closed one none and no current step.
 */
export function orderProgress(status: OrderStatus): { done: number; current: number | null } {
  if (status === orderStatus.completed) return { done: orderSteps.length, current: null };
  const index = orderSteps.findIndex((step) => step.status === status);
  return index < 0 ? { done: 0, current: null } : { done: index, current: index };
}

/** Cancelling, uploading a contract and signing are possible in status 5 and 6 only (section 4). */
export const isBeforeReview = (status: OrderStatus): boolean =>
  status === orderStatus.placed || status === orderStatus.contractUploaded;

export const webStatuses = [-1, 5, 1, 2, 3, 4, 99] as const;

export type WebStatus = (typeof webStatuses)[number];

/** Tabs of the order list (section 4) and the statuses each one holds; `null` is every status. */
export const orderTabs: readonly {
  webStatus: WebStatus;
  name: string;
  statuses: readonly OrderStatus[] | null;
}[] = [
  { webStatus: -1, name: '全部订单', statuses: null },
  { webStatus: 5, name: '待上传合同', statuses: [5] },
  { webStatus: 1, name: '待确认', statuses: [6, 10] },
  { webStatus: 2, name: '待发货', statuses: [4, 7] },
  { webStatus: 3, name: '待收货', statuses: [8] },
  { webStatus: 4, name: '已完成', statuses: [9] },
  { webStatus: 99, name: '已关闭', statuses: [98, 99] },
];
