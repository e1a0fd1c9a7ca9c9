import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { orderStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  clients,
  members,
  orderConsignees,
  orderContracts,
  orderInvoices,
  orderItems,
  orderLogistics,
  orderOperationLogs,
  orders,
  productDevices,
  subOrders,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ordersInSight } from '../order/orders-in-sight';

export function documentRepository(db: Queries) {
  return {
    /** An order in the buyer's sight with everything that its documents name. */
    async findOrder(buyer: Buyer, orderId: string) {
      const [found] = await db
        .select({
          order: orders,
          client: clients,
          member: members,
          consignee: orderConsignees,
          contract: orderContracts,
        })
        .from(orders)
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .innerJoin(members, eq(members.id, orders.memberId))
        .leftJoin(orderConsignees, eq(orderConsignees.orderId, orders.id))
        .leftJoin(orderContracts, eq(orderContracts.orderId, orders.id))
        .where(and(eq(orders.id, orderId), ordersInSight(buyer)));
      if (!found) return undefined;
      const items = await db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, orderId))
        .orderBy(asc(orderItems.sort), asc(orderItems.id));
      const parts = await db
        .select()
        .from(subOrders)
        .where(eq(subOrders.orderId, orderId))
        .orderBy(asc(subOrders.sort));
      return { ...found, items, parts };
    },

    async latestInvoice(orderId: string) {
      const [invoice] = await db
        .select()
        .from(orderInvoices)
        .where(eq(orderInvoices.orderId, orderId))
        .orderBy(desc(orderInvoices.issuedAt), desc(orderInvoices.id))
        .limit(1);
      return invoice;
    },

    /** Device registrations of an order's products, by product. */
    async devices(productIds: readonly string[]) {
      const rows = await db
        .select()
        .from(productDevices)
        .where(inArray(productDevices.productId, [...productIds]));
      return new Map(rows.map((row) => [row.productId, row]));
    },

    /** When the order was last shipped. */
    async shippedAt(orderId: string): Promise<Date | undefined> {
      const [log] = await db
        .select({ time: orderOperationLogs.time })
        .from(orderOperationLogs)
        .where(
          and(eq(orderOperationLogs.orderId, orderId), eq(orderOperationLogs.status, orderStatus.shipped)),
        )
        .orderBy(asc(orderOperationLogs.time))
        .limit(1);
      return log?.time;
    },

    /** Carrier and tracking number of each parcel of an order. */
    parcels: (orderId: string) =>
      db
        .selectDistinct({
          subOrderId: orderLogistics.subOrderId,
          carrier: orderLogistics.carrier,
          trackingNo: orderLogistics.trackingNo,
        })
        .from(orderLogistics)
        .where(eq(orderLogistics.orderId, orderId)),

    /** Locked until the transaction ends. */
    async lockInvoice(id: string) {
      const [invoice] = await db.select().from(orderInvoices).where(eq(orderInvoices.id, id)).for('update');
      return invoice;
    },

    async setInvoiceFile(id: string, fileId: string): Promise<void> {
      await db.update(orderInvoices).set({ fileId }).where(eq(orderInvoices.id, id));
    },
  };
}

export type DocumentRepository = ReturnType<typeof documentRepository>;

export type DocumentOrder = NonNullable<Awaited<ReturnType<DocumentRepository['findOrder']>>>;
