import { sql } from 'drizzle-orm';
import { productPrices, productStocks } from '../../db/schema';

/** Enough for one of the smallest unit, as in `stockOf`; needs the product's stock and prices joined. */
export const availableStock = sql`(${productStocks.pieces} > 0
  and ${productStocks.pieces} >= coalesce(${productPrices.smallestUnit}, 1))`;
