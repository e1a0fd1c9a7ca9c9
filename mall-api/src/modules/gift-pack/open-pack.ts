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

/** What decides how long an order's packs stay open. */
export interface PackOrder {
  readonly status: number;
  readonly clientType: number;
}

/**
 * Whether the buyer may still configure a pack (docs/decisions/orders.md#when-gift-packs-are-forfeited): a
 * first-order pack until its date, others until the review begins. A dealer client's order is in review from
 * the start, so its packs stay open until the review ends.
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

/** `isOpen` as a condition on `orderGiftPacks` joined with `orders`. */
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
