import type { z } from 'zod';
import { accountCalls } from './account';
import { applicationCalls } from './application';
import { approvalCalls } from './approval';
import { budgetCalls } from './budget';
import type { CallKind } from './call';
import { cartCalls } from './cart';
import { catalogueCalls } from './catalogue';
import { clientCalls } from './client';
import { colleagueCalls } from './colleague';
import { esignCalls } from './esign';
import { fileCalls } from './file';
import { giftPackCalls } from './gift-pack';
import { memberCalls } from './member';
import { notificationCalls } from './notification';
import { orderCalls } from './order-calls';
import { parcelCalls } from './parcel';
import { purchaseListCalls } from './purchase-list';
import { purchaseRequestCalls } from './purchase-request';
import { quoteCalls } from './quote';
import { statementCalls } from './statement';
import { telemetryCalls } from './telemetry';

/** Every call of the API, keyed by its path below `/api/sale/mall/` (docs/specification.md#calls). */
export const calls = {
  ...accountCalls,
  ...applicationCalls,
  ...catalogueCalls,
  ...cartCalls,
  ...purchaseListCalls,
  ...purchaseRequestCalls,
  ...quoteCalls,
  ...clientCalls,
  ...colleagueCalls,
  ...memberCalls,
  ...notificationCalls,
  ...orderCalls,
  ...approvalCalls,
  ...budgetCalls,
  ...parcelCalls,
  ...giftPackCalls,
  ...fileCalls,
  ...esignCalls,
  ...statementCalls,
  ...telemetryCalls,
};

export type Calls = typeof calls;

export type CallPath = keyof Calls;

/** Paths of the calls of one kind, e.g. `PathOf<'post'>`. */
export type PathOf<Kind extends CallKind> = {
  [Path in CallPath]: Calls[Path]['kind'] extends Kind ? Path : never;
}[CallPath];

/** What a caller sends: fields with a default may be left out. */
export type RequestOf<Path extends CallPath> = z.input<Calls[Path]['request']>;

/** What the server's handler receives after validation: defaults are filled in. */
export type ParsedRequestOf<Path extends CallPath> = z.output<Calls[Path]['request']>;

/** `data` of a successful reply. */
export type ReplyOf<Path extends CallPath> = z.output<Calls[Path]['reply']>;

/** Writes with a dry run: a check of what they would do. */
export type CheckPath = {
  [Path in PathOf<'write'>]: 'checkOnly' extends keyof RequestOf<Path> ? Path : never;
}[PathOf<'write'>];

/** Calls whose reply can be shown and cached: they change nothing. */
export type ReadPath = Exclude<PathOf<'get' | 'post' | 'counted'>, 'member/web/logout'> | CheckPath;

/** The request of a read. */
export type ReadRequestOf<Path extends ReadPath> = RequestOf<Path> &
  (Path extends CheckPath ? { checkOnly: true } : unknown);
