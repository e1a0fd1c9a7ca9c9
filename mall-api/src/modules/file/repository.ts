import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { applicationFiles, certificates, files, orders, productDocuments } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ordersInSight } from '../order/orders-in-sight';

export function fileRepository(db: Queries) {
  return {
    /** A file of the buyer's client; files of orders only if the buyer sees the order. */
    async find(buyer: Buyer, id: string) {
      const [found] = await db
        .select({ file: files })
        .from(files)
        .leftJoin(orders, eq(orders.id, files.orderId))
        .where(
          and(
            eq(files.id, id),
            eq(files.clientId, buyer.clientId),
            or(isNull(files.orderId), ordersInSight(buyer)),
          ),
        );
      return found?.file;
    },

    /** Whether the buyer sees an order. */
    hasOrder: async (buyer: Buyer, id: string): Promise<boolean> =>
      (await db.$count(orders, and(eq(orders.id, id), ordersInSight(buyer)))) > 0,

    async insert(file: typeof files.$inferInsert): Promise<void> {
      await db.insert(files).values(file);
    },

    async delete(id: string): Promise<void> {
      await db.delete(files).where(eq(files.id, id));
    },

    /** Those of the ids that a client, applicant or product refers to. */
    async known(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, [...ids]))
        .union(
          db
            .select({ id: applicationFiles.id })
            .from(applicationFiles)
            .where(inArray(applicationFiles.id, [...ids])),
        );
      const papers = await db
        .select({ id: productDocuments.fileId })
        .from(productDocuments)
        .where(inArray(productDocuments.fileId, [...ids]));
      return new Set([...rows, ...papers].flatMap(({ id }) => id ?? []));
    },

    /** The client's certificate of a type, locked until the transaction ends. */
    async lockCertificate(buyer: Buyer, qualificationType: string) {
      const [certificate] = await db
        .select()
        .from(certificates)
        .where(
          and(
            eq(certificates.clientId, buyer.clientId),
            eq(certificates.qualificationType, qualificationType),
          ),
        )
        .for('update');
      return certificate;
    },

    async setCertificate(id: string, change: Partial<typeof certificates.$inferInsert>): Promise<void> {
      await db.update(certificates).set(change).where(eq(certificates.id, id));
    },
  };
}
