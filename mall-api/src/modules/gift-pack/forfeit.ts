import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import type { OrderStatus } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import { orderGiftPacks, orders } from '../../db/schema';
import { recordEvents } from '../order/order-events';

const forfeited = (now: Date) => ({ status: 'forfeited' as const, closedAt: now });

/**
 * When the review begins: forfeits packs that had to be configured before it
 * (docs/specification.md#gift-packs), and notifies the buyer. A first-order pack stays open until its date.
 */
export async function forfeitUnreviewed(
  tx: Queries,
  order: { id: string; no: string; memberId: string },
  status: OrderStatus,
  now: Date,
): Promise<void> {
  const lost = await tx
    .update(orderGiftPacks)
    .set(forfeited(now))
    .where(
      and(
        eq(orderGiftPacks.orderId, order.id),
        eq(orderGiftPacks.status, 'open'),
        ne(orderGiftPacks.kind, 'first_order'),
      ),
    )
    .returning({ id: orderGiftPacks.id });
  if (lost.length === 0) return;
  const statusDesc = '礼包未在审核前配置，已失效';
  await recordEvents(tx, order, [{ status, statusDesc, operator: 'system' }], now);
}

/** When the order is closed: forfeits its packs, chosen or not. */
export async function forfeitAll(tx: Queries, orderId: string, now: Date): Promise<void> {
  await tx
    .update(orderGiftPacks)
    .set(forfeited(now))
    .where(and(eq(orderGiftPacks.orderId, orderId), inArray(orderGiftPacks.status, ['open', 'submitted'])));
}

/** Closes expired packs and notifies their buyers. @returns how many */
export function forfeitExpired(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await tx
      .update(orderGiftPacks)
      .set(forfeited(now))
      .from(orders)
      .where(
        and(
          eq(orders.id, orderGiftPacks.orderId),
          eq(orderGiftPacks.status, 'open'),
          lte(orderGiftPacks.expireAt, now),
        ),
      )
      .returning({ id: orders.id, no: orders.no, memberId: orders.memberId, status: orders.status });
    for (const { status, ...order } of expired) {
      const statusDesc = '礼包已过期，视为放弃';
      await recordEvents(tx, order, [{ status: status as OrderStatus, statusDesc, operator: 'system' }], now);
    }
    return expired.length;
  });
}
