import { and, asc, desc, eq, gt, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import {
  auditStatus,
  orderStatus,
  shippedStatuses,
  statusesIn,
  statusesWaitingFor,
} from 'shared-kernel/domain';
import type { Queries } from '../db/database';
import { payStatus } from '../db/pay-status';
import {
  certificates,
  clientSkuPrices,
  clients,
  files,
  mailOutbox,
  members,
  orderCancelRequests,
  orderContracts,
  orderInvoices,
  orderLogistics,
  orders,
  paymentVouchers,
  productSkus,
  productStocks,
  products,
  smsOutbox,
  subOrders,
} from '../db/schema';
import { writeMessages } from '../modules/notification/write-messages';

/** Queries of the admin CLI, by order numbers and codes. */
export function adminRepository(db: Queries) {
  return {
    clients: () =>
      db
        .select({ code: clients.code, name: clients.name, address: clients.address, type: clients.type })
        .from(clients)
        .orderBy(asc(clients.code)),

    textMessages: (limit: number) =>
      db
        .select({
          since: smsOutbox.createdAt,
          mobilePhone: smsOutbox.mobilePhone,
          content: smsOutbox.content,
        })
        .from(smsOutbox)
        // Empty ones are for phones without an account.
        .where(ne(smsOutbox.content, ''))
        .orderBy(desc(smsOutbox.createdAt), desc(smsOutbox.id))
        .limit(limit),

    mails: (limit: number) =>
      db
        .select({
          since: mailOutbox.createdAt,
          email: mailOutbox.email,
          mailSubject: mailOutbox.subject,
          content: mailOutbox.content,
        })
        .from(mailOutbox)
        .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
        .limit(limit),

    /** Orders that await the provider, oldest first. */
    waitingOrders: (limit: number) =>
      db
        .select({
          no: orders.no,
          status: orders.status,
          clientName: clients.name,
          totalAmount: orders.totalAmount,
          since: orders.statusChangedAt,
          qysStatus: orderContracts.qysStatus,
          uploadFileId: orderContracts.uploadFileId,
          awaitsApproval: orderContracts.awaitsApproval,
        })
        .from(orders)
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .leftJoin(orderContracts, eq(orderContracts.orderId, orders.id))
        .where(
          or(
            inArray(orders.status, [...statusesWaitingFor('provider')]),
            and(eq(orders.status, orderStatus.placed), eq(orderContracts.awaitsApproval, true)),
          ),
        )
        .orderBy(asc(orders.statusChangedAt), asc(orders.id))
        .limit(limit),

    /** Pending cancel requests, oldest first. */
    waitingCancellations: (limit: number) =>
      db
        .select({
          no: orders.no,
          status: orders.status,
          clientName: clients.name,
          totalAmount: orders.totalAmount,
          reason: orderCancelRequests.reason,
          since: orderCancelRequests.askedAt,
        })
        .from(orderCancelRequests)
        .innerJoin(orders, eq(orders.id, orderCancelRequests.orderId))
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .where(eq(orderCancelRequests.verdict, 'waiting'))
        .orderBy(asc(orderCancelRequests.askedAt), asc(orders.id))
        .limit(limit),

    waitingCertificates: (limit: number) =>
      db
        .select({
          id: certificates.id,
          clientName: clients.name,
          qualificationName: certificates.qualificationName,
          expireDate: certificates.expireDate,
          fileId: certificates.fileId,
          since: certificates.uploadedAt,
        })
        .from(certificates)
        .innerJoin(clients, eq(clients.id, certificates.clientId))
        .where(eq(certificates.auditStatus, auditStatus.auditing))
        .orderBy(asc(certificates.uploadedAt), asc(certificates.id))
        .limit(limit),

    /** Shipped or completed orders without an invoice. */
    waitingInvoices: (limit: number) =>
      db
        .select({
          no: orders.no,
          status: orders.status,
          clientName: clients.name,
          totalAmount: orders.totalAmount,
          since: orders.statusChangedAt,
        })
        .from(orders)
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .where(
          and(
            inArray(orders.status, [...shippedStatuses]),
            notExists(
              db.select({ one: sql`1` }).from(orderInvoices).where(eq(orderInvoices.orderId, orders.id)),
            ),
          ),
        )
        .orderBy(desc(orders.statusChangedAt), desc(orders.id))
        .limit(limit),

    /** Unchecked vouchers, oldest first. */
    waitingVouchers: (limit: number) =>
      db
        .select({
          no: orders.no,
          clientName: clients.name,
          totalAmount: orders.totalAmount,
          fileName: files.fileName,
          fileId: files.id,
          since: paymentVouchers.createdAt,
        })
        .from(paymentVouchers)
        .innerJoin(orders, eq(orders.id, paymentVouchers.orderId))
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .innerJoin(files, eq(files.id, paymentVouchers.fileId))
        .where(eq(paymentVouchers.status, 'waiting'))
        .orderBy(asc(paymentVouchers.createdAt), asc(paymentVouchers.id))
        .limit(limit),

    /** Closed orders that await a refund. */
    waitingRefunds: (limit: number) =>
      db
        .select({
          no: orders.no,
          clientName: clients.name,
          payStatus: orders.payStatus,
          since: orders.statusChangedAt,
        })
        .from(orders)
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .where(
          and(
            inArray(orders.status, [...statusesIn('closed')]),
            inArray(orders.payStatus, [payStatus.partPaid, payStatus.paid]),
            gt(orders.totalAmount, '0'),
          ),
        )
        .orderBy(asc(orders.statusChangedAt), asc(orders.id))
        .limit(limit),

    async findOrderId(no: string): Promise<string | undefined> {
      const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.no, no));
      return order?.id;
    },

    /** The parts of a split order. */
    parts: (orderId: string) =>
      db
        .select({ id: subOrders.id, no: subOrders.no })
        .from(subOrders)
        .where(eq(subOrders.orderId, orderId))
        .orderBy(asc(subOrders.sort)),

    /** Logistics entries of an order's parcels, latest first. */
    logistics: (orderId: string) =>
      db
        .select()
        .from(orderLogistics)
        .where(eq(orderLogistics.orderId, orderId))
        .orderBy(desc(orderLogistics.changedAt), desc(orderLogistics.id)),

    async addLogistics(entries: (typeof orderLogistics.$inferInsert)[]): Promise<void> {
      await db.insert(orderLogistics).values(entries);
    },

    invoices: (orderId: string) => db.select().from(orderInvoices).where(eq(orderInvoices.orderId, orderId)),

    /** @returns false when another invoice has the number */
    async addInvoice(invoice: typeof orderInvoices.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(orderInvoices)
        .values(invoice)
        .onConflictDoNothing()
        .returning({ id: orderInvoices.id });
      return added.length > 0;
    },

    async lockCertificate(id: string) {
      const [certificate] = await db.select().from(certificates).where(eq(certificates.id, id)).for('update');
      return certificate;
    },

    async setCertificate(id: string, change: Partial<typeof certificates.$inferInsert>): Promise<void> {
      await db.update(certificates).set(change).where(eq(certificates.id, id));
    },

    /** Notifies every buyer of a client about one of its certificates. */
    async notifyClient(
      { clientId, id }: { clientId: string; id: string },
      title: string,
      content: string,
      createdAt: Date,
    ): Promise<void> {
      const buyers = await db
        .select({ memberId: members.id })
        .from(members)
        .where(and(eq(members.clientId, clientId), members.enabled));
      await writeMessages(
        db,
        buyers.map(({ memberId }) => ({
          memberId,
          kind: 'qualification' as const,
          title,
          content,
          certificateId: id,
          createdAt,
        })),
      );
    },

    async findProduct(code: string) {
      const [product] = await db
        .select({
          id: products.id,
          code: products.code,
          model: products.model,
          name: products.name,
          status: products.status,
          canOrder: products.canOrder,
          family: products.family,
          pieces: sql`coalesce(${productStocks.pieces}, 0)`.mapWith(Number),
        })
        .from(products)
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .where(eq(products.code, code));
      return product;
    },

    skus: (productId: string) =>
      db
        .select()
        .from(productSkus)
        .where(eq(productSkus.productId, productId))
        .orderBy(asc(productSkus.sort), asc(productSkus.id)),

    async setProduct(id: string, change: Partial<typeof products.$inferInsert>): Promise<void> {
      await db.update(products).set(change).where(eq(products.id, id));
    },

    /** @returns current stock in pieces */
    async lockStock(productId: string): Promise<number> {
      await db.insert(productStocks).values({ productId, pieces: 0 }).onConflictDoNothing();
      const [stock] = await db
        .select()
        .from(productStocks)
        .where(eq(productStocks.productId, productId))
        .for('update');
      return stock?.pieces ?? 0;
    },

    async setStock(productId: string, pieces: number, expectedOn: string | null): Promise<void> {
      await db
        .update(productStocks)
        .set({ pieces, expectedOn })
        .where(eq(productStocks.productId, productId));
    },

    async findSku(code: string) {
      const [sku] = await db.select().from(productSkus).where(eq(productSkus.code, code));
      return sku;
    },

    async setPrice(skuId: string, price: { price: string; discountPrice: string }): Promise<void> {
      await db.update(productSkus).set(price).where(eq(productSkus.id, skuId));
    },

    async findClientId(code: string): Promise<string | undefined> {
      const [client] = await db.select({ id: clients.id }).from(clients).where(eq(clients.code, code));
      return client?.id;
    },

    async agreePrice(clientId: string, skuId: string, discountPrice: string): Promise<void> {
      await db
        .insert(clientSkuPrices)
        .values({ clientId, skuId, discountPrice })
        .onConflictDoUpdate({
          target: [clientSkuPrices.clientId, clientSkuPrices.skuId],
          set: { discountPrice },
        });
    },
  };
}

export type AdminRepository = ReturnType<typeof adminRepository>;
