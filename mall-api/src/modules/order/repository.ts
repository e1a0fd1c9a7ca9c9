import { and, asc, count, desc, eq, exists, gte, ilike, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import type { OrderStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  buyMoreSkus,
  members,
  orderConsignees,
  orderContracts,
  orderDepartments,
  orderGiftPacks,
  orderInvoices,
  orderItems,
  orderLogistics,
  orderOperationLogs,
  orders,
  subOrders,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { containing } from '../../wire/like-pattern';
import { type Page, toLimit } from '../../wire/page';
import { addDays, startOfDay } from '../../wire/time';
import { openPacks } from '../gift-pack/open-pack';
import { type OrdersOf, ordersInSight, ordersOfWhom } from './orders-in-sight';

export interface OrderFilter extends OrdersOf {
  /** null: any. */
  readonly statuses?: readonly OrderStatus[] | null;
  /**
   * Matches the number of the order or a sub-order, the purchase number, names of hospital, consignee or
   * product, or a model.
   */
  readonly keyword?: string | undefined;
  /** First and last day, `YYYY-MM-DD` in China, inclusive. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** Only orders with a gift pack open at this moment. */
  readonly packsWaitingAt?: Date | undefined;
}

/** The filter of a request for the buyer's orders. */
export const orderFilterOf = (
  { packsWaiting, ...filter }: ParsedRequestOf<'order/count'>,
  now: Date,
): OrderFilter => ({ ...filter, packsWaitingAt: packsWaiting ? now : undefined });

export function orderRepository(db: Queries) {
  // A lateral query per order: with `exists` the planner would scan everybody's items.
  const contains = (keyword: string) => {
    const pattern = containing(keyword);
    const named = or(ilike(orderItems.name, pattern), ilike(orderItems.model, pattern));
    const hasItem = db
      .select({ named: sql`coalesce(bool_or(${named}), false)` })
      .from(orderItems)
      .where(eq(orderItems.orderId, orders.id));
    const goesTo = db
      .select({
        named: sql`coalesce(bool_or(${or(
          ilike(orderConsignees.name, pattern),
          ilike(orderConsignees.hospitalName, pattern),
        )}), false)`,
      })
      .from(orderConsignees)
      .where(eq(orderConsignees.orderId, orders.id));
    const hasPart = db
      .select({
        named: sql`coalesce(bool_or(${or(
          ilike(subOrders.no, pattern),
          ilike(subOrders.hospitalName, pattern),
          ilike(subOrders.name, pattern),
        )}), false)`,
      })
      .from(subOrders)
      .where(eq(subOrders.orderId, orders.id));
    return or(
      ilike(orders.no, pattern),
      ilike(orders.purchaseNo, pattern),
      ilike(orders.hospitalName, pattern),
      sql`(${hasItem})`,
      sql`(${goesTo})`,
      sql`(${hasPart})`,
    );
  };

  const withOpenPack = (now: Date) =>
    exists(
      db
        .select({ id: orderGiftPacks.id })
        .from(orderGiftPacks)
        .where(and(eq(orderGiftPacks.orderId, orders.id), openPacks(now))),
    );

  const matching = (
    buyer: Buyer,
    { statuses, keyword, startDate, endDate, packsWaitingAt, ...of }: OrderFilter,
  ) =>
    and(
      ordersInSight(buyer),
      ordersOfWhom(db, buyer, of),
      statuses ? inArray(orders.status, [...statuses]) : undefined,
      keyword ? contains(keyword) : undefined,
      startDate ? gte(orders.createdAt, startOfDay(startDate)) : undefined,
      endDate ? lt(orders.createdAt, addDays(startOfDay(endDate), 1)) : undefined,
      packsWaitingAt ? withOpenPack(packsWaitingAt) : undefined,
    );

  const latestInvoice = db
    .select({ no: orderInvoices.no, externUrl: orderInvoices.externUrl })
    .from(orderInvoices)
    .where(eq(orderInvoices.orderId, orders.id))
    .orderBy(desc(orderInvoices.issuedAt), desc(orderInvoices.id))
    .limit(1)
    .as('latest_invoice');

  const latestLog = db
    .select({ time: orderOperationLogs.time, statusDesc: orderOperationLogs.statusDesc })
    .from(orderOperationLogs)
    .where(eq(orderOperationLogs.orderId, orders.id))
    .orderBy(desc(orderOperationLogs.time), desc(orderOperationLogs.id))
    .limit(1)
    .as('latest_log');

  return {
    /** Orders in the buyer's sight, newest first, each with its latest event. */
    page(buyer: Buyer, filter: OrderFilter, page: Page) {
      const { limit, offset } = toLimit(page);
      const newestFirst = [desc(orders.createdAt), desc(orders.id)];
      const ids = db
        .select({ id: orders.id })
        .from(orders)
        .where(matching(buyer, filter))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset)
        .as('page_ids');
      return db
        .select({
          id: orders.id,
          no: orders.no,
          purchaseNo: orders.purchaseNo,
          memberId: orders.memberId,
          memberName: orders.memberName,
          createdAt: orders.createdAt,
          status: orders.status,
          payStatus: orders.payStatus,
          payWayName: orders.payWayName,
          productTotalAmount: orders.productTotalAmount,
          couponAmount: orders.couponAmount,
          rebateAmount: orders.rebateAmount,
          totalAmount: orders.totalAmount,
          hospitalName: orders.hospitalName,
          dealerName: orders.dealerName,
          consignee: orderConsignees,
          loggedAt: latestLog.time,
          statusDesc: latestLog.statusDesc,
          invoice: { no: latestInvoice.no, externUrl: latestInvoice.externUrl },
        })
        .from(ids)
        .innerJoin(orders, eq(orders.id, ids.id))
        .leftJoin(orderConsignees, eq(orderConsignees.orderId, orders.id))
        .leftJoinLateral(latestLog, sql`true`)
        .leftJoinLateral(latestInvoice, sql`true`)
        .orderBy(...newestFirst);
    },

    count: (buyer: Buyer, filter: OrderFilter) => db.$count(orders, matching(buyer, filter)),

    /** What papers there may be of these orders, newest first. */
    papers: (buyer: Buyer, filter: OrderFilter) =>
      db
        .select({
          id: orders.id,
          no: orders.no,
          status: orders.status,
          createdAt: orders.createdAt,
          invoice: { no: latestInvoice.no, externUrl: latestInvoice.externUrl },
        })
        .from(orders)
        .leftJoinLateral(latestInvoice, sql`true`)
        .where(matching(buyer, filter))
        .orderBy(desc(orders.createdAt), desc(orders.id)),

    countByStatus: (buyer: Buyer, filter: OrderFilter) =>
      db
        .select({ status: orders.status, count: count() })
        .from(orders)
        .where(matching(buyer, filter))
        .groupBy(orders.status),

    items: (orderIds: readonly string[]) =>
      db
        .select()
        .from(orderItems)
        .where(inArray(orderItems.orderId, [...orderIds]))
        .orderBy(asc(orderItems.sort), asc(orderItems.id)),

    /** An order in the buyer's sight with its one-to-one rows. */
    async find(buyer: Buyer, id: string) {
      const [found] = await db
        .select({
          order: orders,
          consignee: orderConsignees,
          contract: orderContracts,
          invoice: orderInvoices,
        })
        .from(orders)
        .leftJoin(orderConsignees, eq(orderConsignees.orderId, orders.id))
        .leftJoin(orderContracts, eq(orderContracts.orderId, orders.id))
        .leftJoin(orderInvoices, eq(orderInvoices.orderId, orders.id))
        .where(and(eq(orders.id, id), ordersInSight(buyer)))
        .orderBy(desc(orderInvoices.issuedAt), desc(orderInvoices.id))
        .limit(1);
      return found;
    },

    /** Whether the order exists in the buyer's sight. */
    async isSeen(buyer: Buyer, id: string): Promise<boolean> {
      return (await db.$count(orders, and(eq(orders.id, id), ordersInSight(buyer)))) > 0;
    },

    /** The client's other members who have ordered, with their names of today. */
    colleagues: ({ clientId, memberId }: Buyer) =>
      db
        .select({ id: members.id, name: members.name, active: members.enabled })
        .from(members)
        .where(
          and(
            eq(members.clientId, clientId),
            ne(members.id, memberId),
            exists(db.select({ id: orders.id }).from(orders).where(eq(orders.memberId, members.id))),
          ),
        )
        .orderBy(desc(members.enabled), asc(members.id)),

    /** The departments that the client's orders count to, in their order. */
    async departments({ clientId }: Buyer): Promise<string[]> {
      const found = await db
        .selectDistinct({ department: orderDepartments.department })
        .from(orderDepartments)
        .where(eq(orderDepartments.clientId, clientId))
        .orderBy(asc(orderDepartments.department));
      return found.map(({ department }) => department);
    },

    /** The departments that an order's goods count to. */
    async departmentsOf(orderId: string): Promise<string[]> {
      const found = await db
        .select({ department: orderDepartments.department })
        .from(orderDepartments)
        .where(eq(orderDepartments.orderId, orderId))
        .orderBy(asc(orderDepartments.department));
      return found.map(({ department }) => department);
    },

    /** The log of an order, latest first. */
    logs: (orderId: string) =>
      db
        .select({ time: orderOperationLogs.time, statusDesc: orderOperationLogs.statusDesc })
        .from(orderOperationLogs)
        .where(eq(orderOperationLogs.orderId, orderId))
        .orderBy(desc(orderOperationLogs.time), desc(orderOperationLogs.id)),

    subOrders: (orderIds: readonly string[]) =>
      db
        .select()
        .from(subOrders)
        .where(inArray(subOrders.orderId, [...orderIds]))
        .orderBy(asc(subOrders.sort)),

    logistics: (orderId: string) =>
      db
        .select({
          carrier: orderLogistics.carrier,
          trackingNo: orderLogistics.trackingNo,
          content: orderLogistics.content,
          changedAt: orderLogistics.changedAt,
          subOrderNo: subOrders.no,
        })
        .from(orderLogistics)
        .leftJoin(subOrders, eq(subOrders.id, orderLogistics.subOrderId))
        .where(eq(orderLogistics.orderId, orderId))
        .orderBy(desc(orderLogistics.changedAt), desc(orderLogistics.id)),

    /** Sign status of a contract; undefined for an order without one. */
    async qysStatus(orderId: string): Promise<number | undefined> {
      const [contract] = await db
        .select({ qysStatus: orderContracts.qysStatus })
        .from(orderContracts)
        .where(eq(orderContracts.orderId, orderId));
      return contract?.qysStatus;
    },

    /** Whether there are add-ons to an order of this total. */
    async hasBuyMore(totalAmount: string): Promise<boolean> {
      return (await db.$count(buyMoreSkus, lte(buyMoreSkus.minOrderAmount, totalAmount))) > 0;
    },
  };
}

export type OrderRepository = ReturnType<typeof orderRepository>;
