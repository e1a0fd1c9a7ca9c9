/** Order statuses with a name (docs/specification.md#status-numbers). 0 to 3 are older and only appear in history. */
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

export type OlderStatus = 0 | 1 | 2 | 3;

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

/** How far an order is, as its contract, its gift packs and its papers go by it. */
export type OrderPhase = 'older' | 'before-review' | 'review' | 'fulfilment' | 'completed' | 'closed';

/** What somebody may do with an order, and the status it leads to. */
export interface OrderActions {
  readonly buyer?: Partial<Record<BuyerAction, OrderStatus>>;
  readonly provider?: Partial<Record<ProviderAction, OrderStatus>>;
  readonly system?: Partial<Record<SystemAction, OrderStatus>>;
}

export type BuyerAction = 'uploadContract' | 'signContract' | 'cancel' | 'askToCancel' | 'receive';
/** Commands of the provider's desk. */
export type ProviderAction = 'accept' | 'approve' | 'return' | 'confirm' | 'ship' | 'close' | 'agreeToCancel';
/** An order without a contract of its own goes to the review by itself. */
export type SystemAction = 'enterReview';

export interface OrderStatusRow {
  /** Chinese name; screens show the order's `statusName`, which the server takes from here. */
  readonly name: string;
  readonly colour: StatusColour;
  /** The tab of the order list that shows it beside 全部订单. */
  readonly tab: Exclude<WebStatus, -1>;
  /** Its place in the progress bar, from 1; a completed order has them all behind it. */
  readonly step: { readonly no: number; readonly name: string } | 'all' | null;
  readonly phase: OrderPhase;
  /** Who has the next move. */
  readonly waitsFor: 'buyer' | 'provider' | null;
  /** Whether goods have left: of a split order some parts may have gone while others wait. */
  readonly sent: 'none' | 'some' | 'all';
  /** What a buyer has to know of an order that stands outside the steps. */
  readonly note: string | null;
  /** From an order without any, nothing leads on. */
  readonly actions: OrderActions;
}

// They lie with the provider, as their names say.
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
 * (docs/specification.md#status-numbers), moves the product's (docs/decisions.md#order-transitions).
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
        // Money that came in has to be returned, so it is asked for.
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
      // Another contract may take the place of the first until the review.
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

/** The statuses in which somebody has the next move. */
export type WaitingFor<Who extends 'buyer' | 'provider'> = {
  [Status in OrderStatus]: Table[Status]['waitsFor'] extends Who ? Status : never;
}[OrderStatus];
