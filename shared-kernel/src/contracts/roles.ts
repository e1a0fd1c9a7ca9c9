import { type Role, roles } from '../domain/role';
import type { CallPath } from './calls';

const orders = ['purchaser', 'administrator'] as const satisfies readonly Role[];
const reconciles = ['finance', 'administrator'] as const satisfies readonly Role[];
const seesPapers = ['purchaser', 'finance', 'administrator'] as const satisfies readonly Role[];
const seesAll = ['purchaser', 'approver', 'finance', 'administrator'] as const satisfies readonly Role[];
const approves = ['approver', 'administrator'] as const satisfies readonly Role[];
const administers = ['administrator'] as const satisfies readonly Role[];

/**
 * The roles that may make a buyer's call, where not every colleague may (docs/decisions/colleagues.md#roles-of-colleagues).
 * The server refuses by it, the browser hides by it. The administrator may make every call: a client's only member is
 * one.
 */
export const rolesOfCalls = {
  'order/generateOrder': orders,
  // Who may is shown every order of the client; the others see their own (docs/decisions/colleagues.md#everybodys-orders).
  'order/colleagues': seesAll,
  'order/cancel': orders,
  'order/cancel/ask': orders,
  'order/receive': orders,
  'order/parcel/receive': orders,
  'order/parcel/report': orders,
  'order/update/contract/download': orders,
  'purchaseRequest/line/change': orders,
  'purchaseRequest/line/refuse': orders,
  'purchaseRequest/take': orders,
  'purchaseRequest/giveBack': orders,
  'quote/page': seesAll,
  'quote/detail': seesAll,
  'quote/ask': orders,
  'quote/withdraw': orders,
  'quote/accept': orders,
  'quote/release': orders,
  'approval/ask': orders,
  'approval/withdraw': orders,
  'approval/decide': approves,
  'approval/deputy': approves,
  'approval/deputy/set': approves,
  'approval/rule/list': administers,
  'approval/rule/save': administers,
  'approval/rule/remove': administers,
  'budget/save': reconciles,
  'budget/remove': reconciles,
  'giftpacks/order/giveup': orders,
  'giftpacks/order/submit': orders,
  'esign/code': orders,
  'esign/sign': orders,
  'esign/withdraw': orders,
  'client/consignee/add': orders,
  'client/consignee/edit': orders,
  'client/consignee/delete': orders,
  'client/consignee/default': orders,
  'file/uploadCert': orders,
  // Contracts and vouchers alike.
  'file/upload': seesPapers,
  'order/export/papers/count': seesPapers,
  'order/export/papers': seesPapers,
  'client/statement': reconciles,
  'colleague/list': administers,
  'colleague/invite': administers,
  'colleague/invitation/withdraw': administers,
  'colleague/change': administers,
  'colleague/deactivate': administers,
  'colleague/reactivate': administers,
} as const satisfies { readonly [Path in CallPath]?: readonly Role[] };

/** The roles that may make a call. */
export const rolesFor = (path: CallPath): readonly Role[] =>
  (rolesOfCalls as { readonly [Path in CallPath]?: readonly Role[] })[path] ?? roles;

/** Whether somebody with these roles may make a call; a client without colleagues has no roles. */
export const mayMake = (path: CallPath, held: readonly Role[] | undefined): boolean =>
  held === undefined || rolesFor(path).some((role) => held.includes(role));
