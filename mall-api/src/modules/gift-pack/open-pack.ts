import { and, eq, gt, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import {
  clientType,
  hasContract,
  isBeforeReview,
  isClosed,
  type OrderStatus,
  statusesIn,
} from 'shared-kernel/domain';
import { orderGiftPacks, orders } from '../../db/schema';
import type { OrderGiftPack } from './repository';

/** What of an order decides how long its packs wait for the buyer. */
export interface PackOrder {
  readonly status: number;
  readonly clientType: number;
}

/**
 * Whether the buyer may still configure a pack (docs/decisions.md#when-gift-packs-are-forfeited): a
 * first-order pack until its date, another one until the review begins. Where the contract lies with the
 * dealer the order waits for the review from its first moment, and the pack waits with it.
 */
export function isOpen(
  pack: Pick<OrderGiftPack, 'kind' | 'status' | 'expireAt'>,
  order: PackOrder,
  now: Date,
): boolean {
  if (pack.status !== 'open' || (pack.expireAt !== null && pack.expireAt <= now)) return false;
  const status = order.status as OrderStatus;
  if (pack.kind === 'first_order') return !isClosed(status);
  if (isBeforeReview(status)) return true;
  return statusesIn('review').includes(status) && !hasContract(order.clientType as 4);
}

/** The same as a condition on `orderGiftPacks` joined with `orders`. */
export const openPacks = (now: Date): SQL | undefined =>
  and(
    eq(orderGiftPacks.status, 'open'),
    or(isNull(orderGiftPacks.expireAt), gt(orderGiftPacks.expireAt, now)),
    or(
      and(eq(orderGiftPacks.kind, 'first_order'), notInArray(orders.status, [...statusesIn('closed')])),
      inArray(orders.status, [...statusesIn('before-review')]),
      and(inArray(orders.status, [...statusesIn('review')]), eq(orders.clientType, clientType.dealer)),
    ),
  );
