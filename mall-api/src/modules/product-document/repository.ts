import { asc, eq, sum } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { productDocuments, products } from '../../db/schema';

export type ProductDocumentRow = typeof productDocuments.$inferSelect;

export function productDocumentRepository(db: Queries) {
  return {
    of: (productId: string): Promise<ProductDocumentRow[]> =>
      db
        .select()
        .from(productDocuments)
        .where(eq(productDocuments.productId, productId))
        .orderBy(asc(productDocuments.id)),

    async find(id: string): Promise<ProductDocumentRow | undefined> {
      const [found] = await db.select().from(productDocuments).where(eq(productDocuments.id, id));
      return found;
    },

    async modelOf(productId: string): Promise<string | undefined> {
      const [found] = await db
        .select({ model: products.model })
        .from(products)
        .where(eq(products.id, productId));
      return found?.model;
    },

    /** Total bytes of a product's documents. */
    async sizeOf(productId: string): Promise<number> {
      const [found] = await db
        .select({ bytes: sum(productDocuments.size).mapWith(Number) })
        .from(productDocuments)
        .where(eq(productDocuments.productId, productId));
      return found?.bytes ?? 0;
    },

    async add(document: typeof productDocuments.$inferInsert): Promise<string> {
      const [added] = await db
        .insert(productDocuments)
        .values(document)
        .returning({ id: productDocuments.id });
      return added?.id ?? '';
    },

    async remove(id: string): Promise<ProductDocumentRow | undefined> {
      const [removed] = await db.delete(productDocuments).where(eq(productDocuments.id, id)).returning();
      return removed;
    },
  };
}
