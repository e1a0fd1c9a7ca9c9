import { and, asc, eq, gt, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { statusesIn } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { clients, orderPayments, orders } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type OrdersOf, ordersOfWhom } from '../order/orders-in-sight';

/** What changes a client's balance, in the order of entries at the same moment. */
const movementKinds = ['order', 'rebate', 'payment', 'closed', 'rebateReturned', 'refund'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** All movements of clients, read from orders and payments: nothing is booked twice. */
export function statementRepository(db: Queries) {
  const placedAt = sql`${orders.createdAt}`;
  // A closed order never changes status again, so this is when it was closed.
  const closedAt = sql`${orders.statusChangedAt}`;
  const payable = sql`${orders.totalAmount} + ${orders.rebateAmount}`;
  const ofOrder = (kind: MovementKind, at: SQL, amount: SQL) =>
    db
      .select({
        kind: sql<MovementKind>`${kind}`.as('kind'),
        rank: sql<number>`${sql.raw(String(movementKinds.indexOf(kind)))}`.as('rank'),
        at: at.mapWith(orders.createdAt).as('at'),
        amount: sql<string>`(${amount})::numeric(24, 2)`.as('amount'),
        voucherNo: sql<string | null>`null::text`.as('voucher_no'),
        orderId: sql<string>`${orders.id}`.mapWith(orders.id).as('order_id'),
      })
      .from(orders)
      .$dynamic();
  const closed = inArray(orders.status, [...statusesIn('closed')]);
  const withRebate = gt(orders.rebateAmount, '0');
  const ofPayments = (kind: 'payment' | 'refund', sign: '' | '-') =>
    db
      .select({
        kind: sql<MovementKind>`${kind}`.as('kind'),
        rank: sql<number>`${sql.raw(String(movementKinds.indexOf(kind)))}`.as('rank'),
        at: sql`${orderPayments.paidAt}`.mapWith(orders.createdAt).as('at'),
        amount: sql<string>`(${sql.raw(sign)}${orderPayments.amount})::numeric(24, 2)`.as('amount'),
        voucherNo: sql<string | null>`${orderPayments.voucherNo}`.as('voucher_no'),
        orderId: sql<string>`${orders.id}`.mapWith(orders.id).as('order_id'),
      })
      .from(orderPayments)
      .innerJoin(orders, eq(orders.id, orderPayments.orderId));

  const movementsOf = (buyer: Buyer, of: OrdersOf) => {
    const own = and(eq(orders.clientId, buyer.clientId), ordersOfWhom(db, buyer, of));
    return unionAll(
      ofOrder('order', placedAt, payable).where(own),
      ofOrder('rebate', placedAt, sql`-${orders.rebateAmount}`).where(and(own, withRebate)),
      ofOrder('closed', closedAt, sql`-(${payable})`).where(and(own, closed)),
      ofOrder('rebateReturned', closedAt, sql`${orders.rebateAmount}`).where(and(own, closed, withRebate)),
      ofPayments('payment', '-').where(and(own, eq(orderPayments.kind, 'payment'))),
      ofPayments('refund', '').where(and(own, eq(orderPayments.kind, 'refund'))),
    ).as('movements');
  };

  return {
    async client(clientId: string) {
      const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
      return client;
    },

    /** The balance of the client, or of some of its orders, before a moment. */
    async balanceBefore(buyer: Buyer, of: OrdersOf, moment: Date): Promise<string> {
      const movements = movementsOf(buyer, of);
      const [row] = await db
        .select({ sum: sql<string>`coalesce(sum(${movements.amount}), 0)::numeric(24, 2)` })
        .from(movements)
        .where(lt(movements.at, sql`${moment.toISOString()}::timestamptz`));
      return row?.sum ?? '0.00';
    },

    /** Movements in a period, earliest first. */
    movements(buyer: Buyer, of: OrdersOf, { from, until }: { from: Date; until: Date }) {
      const movements = movementsOf(buyer, of);
      return db
        .select({
          kind: movements.kind,
          at: movements.at,
          amount: movements.amount,
          voucherNo: movements.voucherNo,
          orderId: orders.id,
          orderNo: orders.no,
        })
        .from(movements)
        .innerJoin(orders, eq(orders.id, movements.orderId))
        .where(
          and(
            gte(movements.at, sql`${from.toISOString()}::timestamptz`),
            lt(movements.at, sql`${until.toISOString()}::timestamptz`),
          ),
        )
        .orderBy(asc(movements.at), asc(movements.rank), asc(orders.id), asc(movements.voucherNo));
    },

    /** Time of the client's first order. */
    async firstOrderAt(clientId: string): Promise<Date | null> {
      const [row] = await db
        .select({ at: min(orders.createdAt) })
        .from(orders)
        .where(eq(orders.clientId, clientId));
      return row?.at ?? null;
    },
  };
}
