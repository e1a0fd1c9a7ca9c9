import type { CallPath, PathOf, ReadPath } from './calls';

type WritePath = PathOf<'write' | 'upload'>;

type AreaOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Head | `${Head}/${AreaOf<Rest>}`
  : never;

/** A read, or every read of an area. */
export type ReadPattern = ReadPath | `${AreaOf<ReadPath>}/*`;

const cart = [
  'memberCart/page',
  'memberCart/held',
  'memberCart/addBatch',
  'purchaseList/detail',
] as const satisfies readonly ReadPattern[];
const lists = ['purchaseList/*'] as const satisfies readonly ReadPattern[];
// Both name the cart lines and orders that took their goods.
const requests = ['purchaseRequest/*', 'quote/*'] as const satisfies readonly ReadPattern[];
const approvals = ['approval/page', 'approval/detail'] as const satisfies readonly ReadPattern[];
const budgets = ['budget/list'] as const satisfies readonly ReadPattern[];
const order = [
  'order/*',
  'giftpacks/*',
  'client/todo',
  'client/statement',
  'message/*',
] as const satisfies readonly ReadPattern[];

const colleagues = ['colleague/list', 'colleague/administrators'] as const satisfies readonly ReadPattern[];

// Whoever lists products says which the buyer waits for.
const awaited = [
  'product/arrival/list',
  'product/all',
  'product/buymore/list',
  'product/compare',
  'product/detail',
  'product/page',
  'product/related',
  'product/rows',
  'product/specialoffer/page',
  'order/bought/page',
] as const satisfies readonly ReadPattern[];

/**
 * What each write makes stale: replies read before it that may differ after it. The number of cart lines is
 * not listed, because every write of the cart replies with it.
 */
export const madeStaleBy = {
  'member/web/login': [],
  'member/web/phoneLogin': [],
  'member/verifycode': [],
  'member/forgetpassword/verifycode': [],
  'member/forgetpassword': [],
  'application/verifycode': [],
  'application/begin': [],
  'application/licence': [],
  'application/submit': [],
  'member/changepassword': ['member/session/list'],
  'member/preferences/edit': [],
  'member/session/end': ['member/session/list'],
  'member/session/endothers': ['member/session/list'],
  'member/notification/edit': ['member/notification'],
  'member/email/verifycode': [],
  'member/email/bind': ['member/notification'],
  'member/email/remove': ['member/notification'],
  'memberCart/add': [...cart, 'client/licences'],
  'memberCart/addBatch': [...cart, 'client/licences'],
  'memberCart/restore': [...cart, 'client/licences'],
  'memberCart/takeBack': [...cart, 'client/licences'],
  'memberCart/edit': [...cart, ...requests],
  'memberCart/note': cart,
  'memberCart/select': cart,
  'memberCart/delete': [...cart, ...requests],
  'memberCart/consignee/edit': cart,
  'memberCart/consignee/delete': cart,
  'purchaseList/create': lists,
  'purchaseList/edit': lists,
  'purchaseList/delete': lists,
  'purchaseList/line/add': lists,
  'purchaseList/line/edit': lists,
  'purchaseList/line/move': lists,
  'purchaseList/line/remove': lists,
  'purchaseList/line/restore': lists,
  'purchaseList/order': [...cart, ...lists, 'client/licences'],
  'purchaseRequest/submit': [...cart, ...requests, ...budgets, 'client/licences'],
  'purchaseRequest/withdraw': [...cart, ...requests, ...budgets, 'client/licences'],
  'purchaseRequest/line/change': [...requests, ...budgets],
  'purchaseRequest/line/refuse': [...requests, ...budgets],
  'purchaseRequest/take': [...cart, ...requests, 'client/licences'],
  'purchaseRequest/giveBack': [...cart, ...requests, 'client/licences'],
  'quote/ask': [...cart, ...requests, ...budgets, 'client/licences'],
  'quote/withdraw': [...cart, ...requests, 'client/licences'],
  'quote/accept': [...cart, ...requests, 'client/licences'],
  'quote/release': [...cart, ...requests],
  'product/arrival/add': awaited,
  'product/arrival/cancel': awaited,
  'approval/rule/save': ['approval/rule/list'],
  'approval/rule/remove': ['approval/rule/list'],
  'approval/ask': [...approvals, ...cart],
  'approval/withdraw': [...approvals, ...cart],
  'approval/decide': [...approvals, ...order, ...cart, ...requests, ...budgets],
  'approval/deputy/set': ['approval/deputy', ...approvals],
  'budget/save': [...budgets, ...cart],
  'budget/remove': [...budgets, ...cart],
  'client/consignee/add': ['client/consignee'],
  'client/consignee/edit': ['client/consignee'],
  'client/consignee/delete': ['client/consignee'],
  'client/consignee/default': ['client/consignee'],
  'colleague/invite': ['colleague/list'],
  'colleague/invitation/withdraw': ['colleague/list'],
  'colleague/change': colleagues,
  'colleague/deactivate': colleagues,
  'colleague/reactivate': colleagues,
  'message/read': ['message/*'],
  'order/generateOrder': [
    ...order,
    ...cart,
    ...requests,

    ...approvals,
    ...budgets,
    'memberCart/amount',
    'client/consignee',
    'client/rebateinfo',
  ],
  'order/cancel': [...order, ...requests, ...approvals, ...budgets],
  'order/cancel/ask': order,
  'order/parcel/receive': order,
  'order/parcel/report': order,
  'order/receive': order,
  'order/update/contract/download': ['order/detail'],
  'giftpacks/order/giveup': order,
  'giftpacks/order/submit': order,
  'file/upload': order,
  'file/uploadCert': ['client/getClientAllCertList', 'client/licences', 'client/todo'],
  'esign/code': [],
  'esign/sign': ['esign/contract', ...order],
  'esign/withdraw': ['esign/contract', ...order],
  'telemetry/report': [],
} as const satisfies { readonly [Path in WritePath]: readonly ReadPattern[] };

type Reads<Pattern extends ReadPattern> = Pattern extends `${infer Area}/*`
  ? Extract<ReadPath, `${Area}/${string}`>
  : Pattern;

/** The reads that a write makes stale. */
export type MadeStaleBy<Path extends WritePath> = Reads<(typeof madeStaleBy)[Path][number]>;

/** The same for any call; the release check compares what an app was built with against the live shell's. */
export type StaleAfter<Path extends CallPath> = Path extends WritePath ? MadeStaleBy<Path> : never;

const minute = 60_000;

/** How many milliseconds a reply stays fresh; replies not listed are refetched whenever they are shown. */
export const freshFor: { readonly [Path in ReadPath]?: number } = {
  'banner/list': 5 * minute,
  'client/customerqrcode': 5 * minute,
  'client/userqrcode': 5 * minute,
  // The header has just read it when the user centre does.
  'message/unread': 5_000,
  'order/colleagues': minute,
  'product/all': minute,
  'product/catagories': 5 * minute,
  // A product's page shows its sizes at once, and its table a moment later.
  'product/related': 10_000,
};
