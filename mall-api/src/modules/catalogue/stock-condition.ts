import { sql } from 'drizzle-orm';
import { productPrices, productStocks } from '../../db/schema';

/** Enough for one of the smallest unit, as `stockOf` has it; needs stock and prices of the product joined. */
export const availableStock = sql`(${productStocks.pieces} > 0
  and ${productStocks.pieces} >= coalesce(${productPrices.smallestUnit}, 1))`;
