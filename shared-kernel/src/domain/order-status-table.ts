/**
 * Named order statuses (docs/specification.md#status-numbers). 0 to 3 are legacy and appear in history only.
 */
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

type OlderStatus = 0 | 1 | 2 | 3;

export type OrderStatus = OlderStatus | (typeof orderStatus)[keyof typeof orderStatus];

/** Tabs of the order list by name, with their numbers on the wire. */
export const orderTab = {
  all: -1,
  awaitingContract: 5,
  awaitingConfirmation: 1,
  awaitingShipment: 2,
  awaitingReceipt: 3,
  completed: 4,
  closed: 99,
} as const;

export type WebStatus = (typeof orderTab)[keyof typeof orderTab];

export type StatusColour = 'orange' | 'green' | 'blue' | 'red' | 'grey';

/** The phase of an order, on which its contract, gift packs and papers depend. */
export type OrderPhase = 'older' | 'before-review' | 'review' | 'fulfilment' | 'completed' | 'closed';

/** The actions that an actor may take on an order, each with the status it leads to. */
interface OrderActions {
  readonly buyer?: Partial<Record<BuyerAction, OrderStatus>>;
  readonly provider?: Partial<Record<ProviderAction, OrderStatus>>;
  readonly system?: Partial<Record<SystemAction, OrderStatus>>;
}

export type BuyerAction = 'uploadContract' | 'signContract' | 'cancel' | 'askToCancel' | 'receive';
/** Commands of the provider's admin CLI. */
export type ProviderAction = 'accept' | 'approve' | 'return' | 'confirm' | 'ship' | 'close' | 'agreeToCancel';
/** An order without its own contract enters the review automatically. */
export type SystemAction = 'enterReview';

export interface OrderStatusRow {
  /** Chinese name; screens show the order's `statusName`, which the server takes from here. */
  readonly name: string;
  readonly colour: StatusColour;
  /** The tab of the order list that holds it, beside 全部订单. */
  readonly tab: Exclude<WebStatus, -1>;
  /** Its step in the progress bar, from 1; `all` when the order is completed. */
  readonly step: { readonly no: number; readonly name: string } | 'all' | null;
  readonly phase: OrderPhase;
  /** Who acts next. */
  readonly waitsFor: 'buyer' | 'provider' | null;
  /** Whether goods have shipped: of a split order some parts may have shipped while others wait. */
  readonly sent: 'none' | 'some' | 'all';
  /** Explanation for the buyer of an order outside the progress bar. */
  readonly note: string | null;
  /** Empty for a final status. */
  readonly actions: OrderActions;
}

// Legacy orders are with the provider, as their names say.
const older = {
  tab: orderTab.awaitingConfirmation,
  step: null,
  phase: 'older',
  waitsFor: null,
  sent: 'none',
  note: null,
  actions: {},
} as const;

/**
 * Everything that differs by order status. Colours and tabs are the specification's
 * (docs/specification.md#status-numbers), transitions the product's
 * (docs/decisions/orders.md#order-transitions).
 */
export const orderStatusTable = {
  0: { name: '待处理', colour: 'red', ...older },
  1: { name: '处理中', colour: 'orange', ...older },
  2: { name: '处理中', colour: 'orange', ...older },
  3: { name: '处理中', colour: 'orange', ...older },
  [orderStatus.placed]: {
    name: '待上传合同',
    colour: 'orange',
    tab: orderTab.awaitingContract,
    step: { no: 1, name: '提交订单' },
    phase: 'before-review',
    waitsFor: 'buyer',
    sent: 'none',
    note: null,
    actions: {
      buyer: {
        uploadContract: orderStatus.contractUploaded,
        signContract: orderStatus.contractUploaded,
        cancel: orderStatus.closed,
        // Received money has to be refunded, so the buyer can only request to cancel.
        askToCancel: orderStatus.placed,
      },
      provider: { close: orderStatus.closedByProvider, agreeToCancel: orderStatus.closed },
      system: { enterReview: orderStatus.awaitingReview },
    },
  },
  [orderStatus.contractUploaded]: {
    name: '合同已上传',
    colour: 'green',
    tab: orderTab.awaitingConfirmation,
    step: { no: 2, name: '上传合同' },
    phase: 'before-review',
    waitsFor: 'provider',
    sent: 'none',
    note: null,
    actions: {
      // Another contract may replace the first until the review.
      buyer: {
        uploadContract: orderStatus.contractUploaded,
        cancel: orderStatus.closed,
        askToCancel: orderStatus.contractUploaded,
      },
      provider: {
        accept: orderStatus.awaitingReview,
        close: orderStatus.closedByProvider,
        agreeToCancel: orderStatus.closed,
      },
    },
  },
  [orderStatus.awaitingReview]: {
    name: '待审核',
    colour: 'red',
    tab: orderTab.awaitingConfirmation,
    step: { no: 3, name: '厂家审核' },
    phase: 'review',
    waitsFor: 'provider',
    sent: 'none',
    note: null,
    actions: {
      buyer: { askToCancel: orderStatus.awaitingReview },
      provider: {
        approve: orderStatus.confirmed,
        return: orderStatus.placed,
        close: orderStatus.closedByProvider,
        agreeToCancel: orderStatus.closed,
      },
    },
  },
  [orderStatus.confirmed]: {
    name: '订单已确认',
    colour: 'orange',
    tab: orderTab.awaitingShipment,
    step: { no: 4, name: '订单确认' },
    phase: 'fulfilment',
    waitsFor: 'provider',
    sent: 'none',
    note: null,
    actions: {
      buyer: { askToCancel: orderStatus.confirmed },
      provider: {
        confirm: orderStatus.awaitingShipment,
        close: orderStatus.closedByProvider,
        agreeToCancel: orderStatus.closed,
      },
    },
  },
  [orderStatus.awaitingShipment]: {
    name: '待发货',
    colour: 'green',
    tab: orderTab.awaitingShipment,
    step: { no: 5, name: '待发货' },
    phase: 'fulfilment',
    waitsFor: 'provider',
    sent: 'some',
    note: null,
    actions: {
      buyer: { askToCancel: orderStatus.awaitingShipment },
      provider: {
        ship: orderStatus.shipped,
        close: orderStatus.closedByProvider,
        agreeToCancel: orderStatus.closed,
      },
    },
  },
  [orderStatus.shipped]: {
    name: '已发货',
    colour: 'green',
    tab: orderTab.awaitingReceipt,
    step: { no: 6, name: '已发货' },
    phase: 'fulfilment',
    waitsFor: 'buyer',
    sent: 'all',
    note: null,
    actions: { buyer: { receive: orderStatus.completed } },
  },
  [orderStatus.completed]: {
    name: '已完成',
    colour: 'blue',
    tab: orderTab.completed,
    step: 'all',
    phase: 'completed',
    waitsFor: null,
    sent: 'all',
    note: null,
    actions: {},
  },
  [orderStatus.closedByProvider]: {
    name: '已关闭',
    colour: 'grey',
    tab: orderTab.closed,
    step: null,
    phase: 'closed',
    waitsFor: null,
    sent: 'none',
    note: '订单已由厂家关闭',
    actions: {},
  },
  [orderStatus.closed]: {
    name: '已关闭',
    colour: 'grey',
    tab: orderTab.closed,
    step: null,
    phase: 'closed',
    waitsFor: null,
    sent: 'none',
    note: '订单已关闭',
    actions: {},
  },
} as const satisfies Record<OrderStatus, OrderStatusRow>;

type Table = typeof orderStatusTable;

/** The statuses in which an actor acts next. */
export type WaitingFor<Who extends 'buyer' | 'provider'> = {
  [Status in OrderStatus]: Table[Status]['waitsFor'] extends Who ? Status : never;
}[OrderStatus];
