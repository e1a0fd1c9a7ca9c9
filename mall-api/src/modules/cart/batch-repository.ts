import { sql } from 'drizzle-orm';
import { groupBy } from '../../collections/group-by';
import type { Queries } from '../../db/database';
import { productSkus, products } from '../../db/schema';

/** Looks up the products of quick orders. */
export function batchRepository(db: Queries) {
  return {
    /**
     * The SKUs of products with one of these models or codes, and the SKUs with it as their own code, in any
     * notation (`search_key`).
     * @returns ids of SKUs by the requested code
     */
    async skusByCode(codes: readonly string[]): Promise<Map<string, string[]>> {
      const { rows } = await db.execute<{ code: string; sku_id: string }>(sql`
        with wanted as (
          select code, search_key(code) as key
          from json_array_elements_text(${JSON.stringify(codes)}::json) as named (code)
          where search_key(code) <> '')
        select wanted.code, ${productSkus.id}::text as sku_id
        from wanted
        join ${products} on search_key(${products.model}) = wanted.key
        join ${productSkus} on ${productSkus.productId} = ${products.id}
        union
        select wanted.code, ${productSkus.id}::text
        from wanted
        join ${products} on search_key(${products.code}) = wanted.key
        join ${productSkus} on ${productSkus.productId} = ${products.id}
        union
        select wanted.code, ${productSkus.id}::text
        from wanted
        join ${productSkus} on search_key(${productSkus.code}) = wanted.key`);
      return new Map(
        [...groupBy(rows, ({ code }) => code)].map(([code, found]) => [
          code,
          found.map(({ sku_id }) => sku_id),
        ]),
      );
    },
  };
}
