import { and, type SQL, sql } from 'drizzle-orm';
import { type ProductFacet, productFacets } from 'shared-kernel/domain';
import { clientSkuPrices, productPrices, productSkus, products } from '../../db/schema';
import { agreedWith, discountPrice } from './client-price';
import { priceStarts } from './facet-values';
import type { WantedFacets } from './wanted-facets';
import { place } from './wanted-products';

/** A price's index in `priceRanges`, from 1. */
export const priceRange = (price: SQL) =>
  sql`width_bucket(${price}, array[${sql.raw(priceStarts.join())}]::numeric[])`;

// As in `mayOrder`.
export const orderable = sql`(${products.status} = 1 and ${products.canOrder}
  and coalesce(${place.clientType} = any(${products.orderClientTypes}), true))`;

/** Products that some buyers cannot order: as in the index `products_closed`. */
export const mayBeClosed = sql`(${products.status} <> 1 or not ${products.canOrder} or ${products.orderClientTypes} is not null)`;

/** Condition that a product has a selected value of each facet, for a buyer or a visitor. */
export function facetCondition(wanted: WantedFacets, forBuyer: boolean): SQL | undefined {
  const chosen = (key: ProductFacet) => sql`string_to_array(${wanted[key]}, chr(10))`;
  const stated = productFacets
    .filter((key) => key !== 'price' && wanted[key] !== undefined)
    .map((key) => sql`${products.facetValues} && ${chosen(key)}`);
  if (wanted.price === undefined) return and(...stated);
  const range = forBuyer ? priceRange(ownPrice) : priceRange(sql`${products.gwPrice}`);
  const priced = sql`${range}::text = any(${chosen('price')})`;
  return and(...stated, priced, forBuyer ? orderable : undefined);
}

const agreedProducts = sql`(select ${productSkus.productId} from ${clientSkuPrices}
  join ${productSkus} on ${productSkus.id} = ${clientSkuPrices.skuId}
  where ${clientSkuPrices.clientId} = ${place.clientId})`;

// Few products have a client-specific price.
const ownPrice = sql`(case when ${products.id} in ${agreedProducts}
  then (select min(${discountPrice}) from ${productSkus}
    left join ${clientSkuPrices} on ${agreedWith(place.clientId)} where ${productSkus.productId} = ${products.id})
  else (select ${productPrices.minPrice} from ${productPrices} where ${productPrices.productId} = ${products.id}) end)`;
