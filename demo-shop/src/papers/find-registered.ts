import { eq } from 'drizzle-orm';
import type { Queries } from 'mall-api/database';
import { productDevices, products } from 'mall-api/schema';

/** A product that is a medical device, with its registration. */
export async function findRegistered(db: Queries, productId: string) {
  const [found] = await db
    .select({ product: products, device: productDevices })
    .from(productDevices)
    .innerJoin(products, eq(products.id, productDevices.productId))
    .where(eq(products.id, productId));
  return found;
}
