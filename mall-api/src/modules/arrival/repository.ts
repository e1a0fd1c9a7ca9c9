import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { arrivalNotices, productSkus, productStocks, products } from '../../db/schema';
import type { Buyer } from '../../http/buyer';

// Enough for one of the smallest unit, as in `stockOf`.
const smallestUnit = sql`coalesce((
  select min(${productSkus.unitCount}) from ${productSkus} where ${productSkus.productId} = ${products.id}), 1)`;
const isInStock = gte(productStocks.pieces, smallestUnit);

export function arrivalRepository(db: Queries) {
  const mine = (buyer: Buyer) => eq(arrivalNotices.memberId, buyer.memberId);

  return {
    list: (buyer: Buyer) =>
      db
        .select({
          productId: products.id,
          model: products.model,
          name: products.name,
          imageUrl: products.imageUrl,
          expectedOn: productStocks.expectedOn,
          createdAt: arrivalNotices.createdAt,
        })
        .from(arrivalNotices)
        .innerJoin(products, eq(products.id, arrivalNotices.productId))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .where(mine(buyer))
        .orderBy(desc(arrivalNotices.createdAt), desc(products.id)),

    count: (buyer: Buyer) => db.$count(arrivalNotices, mine(buyer)),

    /** A product's data for subscribing; locks its stock until the transaction ends. */
    async lockProduct(productId: string) {
      const [found] = await db
        .select({
          status: products.status,
          canOrder: products.canOrder,
          orderClientTypes: products.orderClientTypes,
        })
        .from(products)
        .where(eq(products.id, productId));
      if (!found) return undefined;
      await db.insert(productStocks).values({ productId, pieces: 0 }).onConflictDoNothing();
      await db
        .select({ id: productStocks.productId })
        .from(productStocks)
        .where(eq(productStocks.productId, productId))
        .for('update');
      const inStock = await db
        .select({ id: products.id })
        .from(products)
        .innerJoin(productStocks, eq(productStocks.productId, products.id))
        .where(and(eq(products.id, productId), isInStock));
      return { ...found, inStock: inStock.length > 0 };
    },

    async add(buyer: Buyer, productId: string, at: Date): Promise<void> {
      await db
        .insert(arrivalNotices)
        .values({ memberId: buyer.memberId, productId, createdAt: at })
        .onConflictDoNothing();
    },

    async remove(buyer: Buyer, productId: string): Promise<void> {
      await db.delete(arrivalNotices).where(and(mine(buyer), eq(arrivalNotices.productId, productId)));
    },

    /** Removes the notices of listed products in stock. @param productIds undefined for all products */
    async takeArrived(productIds: readonly string[] | undefined) {
      const arrived = await db
        .select({ id: products.id, name: products.name, model: products.model })
        .from(products)
        .innerJoin(productStocks, eq(productStocks.productId, products.id))
        .where(
          and(
            eq(products.status, 1),
            isInStock,
            inArray(
              products.id,
              db
                .select({ id: arrivalNotices.productId })
                .from(arrivalNotices)
                .where(productIds ? inArray(arrivalNotices.productId, [...productIds]) : undefined),
            ),
          ),
        );
      if (arrived.length === 0) return [];
      const told = await db
        .delete(arrivalNotices)
        .where(
          inArray(
            arrivalNotices.productId,
            arrived.map(({ id }) => id),
          ),
        )
        .returning();
      return told.flatMap(({ memberId, productId }) => {
        const product = arrived.find(({ id }) => id === productId);
        return product ? { memberId, product } : [];
      });
    },
  };
}
