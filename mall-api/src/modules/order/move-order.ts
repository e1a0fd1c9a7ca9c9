import { asc, eq, inArray, sql } from 'drizzle-orm';
import { isBeforeReview, isClosed, mayMove, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  clientVips,
  orderItems,
  orders,
  productStocks,
  rebateEntries,
  rebates,
  vipLevels,
  vipProductUnitQtys,
} from '../../db/schema';
import { wrongState } from '../../http/call-error';
import { isPositive } from '../../wire/amount';
import { tellOfCancelling } from '../approval/tell-of-cancelling';
import { notifyArrivals } from '../arrival/notify-arrivals';
import { forfeitAll, forfeitUnreviewed } from '../gift-pack/forfeit';
import { tellOfReopening } from '../purchase-request/tell-of-order';
import { cancelRepository } from './cancel-repository';
import { moveContract } from './move-contract';
import { type OrderEvent, recordEvents } from './order-events';

export interface Move {
  readonly to: OrderStatus;
  readonly statusDesc: string;
  readonly operator: OrderEvent['operator'];
  readonly by?: OrderEvent['by'];
  /** Why the provider returns or closes an order. */
  readonly reason?: string;
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Queries, id: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/**
 * Moves a locked order to another status, with its log, the buyer's notification, what closing releases, and
 * what completing adds to the membership.
 * @throws CallError 60003 when the transition is not allowed
 */
export async function moveOrder(
  tx: Queries,
  order: LockedOrder,
  { to, statusDesc, operator, by, reason }: Move,
  now: Date,
): Promise<void> {
  if (!mayMove(order.status as OrderStatus, to, operator)) throw wrongState('订单当前状态不支持该操作');
  await tx
    .update(orders)
    .set({ status: to, statusReason: reason ?? null, statusChangedAt: now })
    .where(eq(orders.id, order.id));
  const closes = isClosed(to);
  if (!closes && !isBeforeReview(to)) await forfeitUnreviewed(tx, order, to, now);
  await recordEvents(tx, order, [{ status: to, statusDesc, operator, ...(by && { by }) }], now);
  if (closes) {
    await giveBack(tx, order, now);
    // The request is granted, however the order was closed.
    await cancelRepository(tx).answer(order.id, { verdict: 'agreed', answeredAt: now });
    await tellOfCancelling(tx, order, now);
    await tellOfReopening(tx, order, now);
  }
  await moveContract(tx, order.id, to, now);
  if (to === orderStatus.completed) await countTowardsMembership(tx, order);
}

/** Closing an order releases its stock and rebate and forfeits its gift packs. */
async function giveBack(tx: Queries, order: LockedOrder, now: Date): Promise<void> {
  const taken = tx
    .select({
      productId: orderItems.productId,
      pieces: sql<string>`sum(${orderItems.quantity} * ${orderItems.unitCount})`.as('taken_pieces'),
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .groupBy(orderItems.productId)
    .as('taken');
  // Locks products in the same order as submissions.
  await tx
    .select({ productId: productStocks.productId })
    .from(productStocks)
    .where(
      inArray(
        productStocks.productId,
        tx
          .select({ productId: orderItems.productId })
          .from(orderItems)
          .where(eq(orderItems.orderId, order.id)),
      ),
    )
    .orderBy(asc(productStocks.productId))
    .for('update');
  await tx
    .update(productStocks)
    .set({ pieces: sql`${productStocks.pieces} + ${taken.pieces}` })
    .from(taken)
    .where(eq(productStocks.productId, taken.productId));
  const ofOrder = await tx
    .selectDistinct({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id));
  await notifyArrivals(
    tx,
    now,
    ofOrder.map(({ productId }) => productId),
  );

  if (isPositive(order.rebateAmount)) {
    await tx
      .update(rebates)
      .set({ balance: sql`${rebates.balance} + ${order.rebateAmount}::numeric` })
      .where(eq(rebates.clientId, order.clientId));
    await tx.insert(rebateEntries).values({
      clientId: order.clientId,
      orderId: order.id,
      amount: order.rebateAmount,
      reason: `订单 ${order.no} 关闭，退回返利`,
      createdAt: now,
    });
  }
  await forfeitAll(tx, order.id, now);
}

/** Purchased pieces count towards the client's membership level, which never falls. */
async function countTowardsMembership(tx: Queries, { id, clientId }: LockedOrder): Promise<void> {
  const earned = sql`coalesce((
    select sum(${orderItems.quantity} * ${orderItems.unitCount} * ${vipProductUnitQtys.unitQty})
    from ${orderItems}
    join ${vipProductUnitQtys} on ${vipProductUnitQtys.productModel} = ${orderItems.model}
    where ${orderItems.orderId} = ${id} and not ${orderItems.gift}), 0)`;
  const reached = sql`(
    select 1 + count(*) from ${vipLevels}
    where ${vipLevels.upgradeUnitQty} <= ${clientVips.unitQty} + ${earned})`;
  await tx
    .update(clientVips)
    .set({
      unitQty: sql`${clientVips.unitQty} + ${earned}`,
      level: sql`greatest(${clientVips.level}, ${reached})`,
    })
    .where(eq(clientVips.clientId, clientId));
}
