import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductFacet } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  clientSkuPrices,
  productAttributes,
  productDevices,
  productPrices,
  productSkus,
  products,
} from '../../db/schema';
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

/** Condition that a product has a selected value of each facet, for a buyer or a visitor. */
export function facetCondition(db: Queries, wanted: WantedFacets, forBuyer: boolean): SQL | undefined {
  const any = (key: ProductFacet) => sql`any(string_to_array(${wanted[key]}, chr(10)))`;
  const when = (key: ProductFacet, condition: () => SQL) =>
    wanted[key] === undefined ? undefined : condition();
  const a = productAttributes;
  const attributes = and(
    when('volume', () => sql`${a.volumeMl} = any(string_to_array(${wanted.volume}, chr(10))::numeric[])`),
    when('size', () => sql`${a.size} = ${any('size')}`),
    when('material', () => sql`${a.material} = ${any('material')}`),
    when('concentration', () => sql`${a.concentration} = ${any('concentration')}`),
    when('device', () => sql`${a.devices} && string_to_array(${wanted.device}, chr(10))`),
    when('sterile', () => sql`${a.sterile}::text = ${any('sterile')}`),
    when('singleUse', () => sql`${a.singleUse}::text = ${any('singleUse')}`),
  );
  const ofClass = when('deviceClass', () =>
    inArray(
      products.id,
      db
        .select({ id: productDevices.productId })
        .from(productDevices)
        .where(sql`${productDevices.deviceClass} = ${any('deviceClass')}`),
    ),
  );
  const priced = when('price', () => {
    const range = forBuyer ? priceRange(ownPrice) : priceRange(sql`${products.gwPrice}`);
    return sql`${range}::text = ${any('price')} ${forBuyer ? sql`and ${orderable}` : sql``}`;
  });
  return and(
    attributes && inArray(products.id, db.select({ id: a.productId }).from(a).where(attributes)),
    ofClass,
    priced,
  );
}

const agreedProducts = sql`(select ${productSkus.productId} from ${clientSkuPrices}
  join ${productSkus} on ${productSkus.id} = ${clientSkuPrices.skuId}
  where ${clientSkuPrices.clientId} = ${place.clientId})`;

// Few products have a client-specific price.
const ownPrice = sql`(case when ${products.id} in ${agreedProducts}
  then (select min(${discountPrice}) from ${productSkus}
    left join ${clientSkuPrices} on ${agreedWith(place.clientId)} where ${productSkus.productId} = ${products.id})
  else (select ${productPrices.minPrice} from ${productPrices} where ${productPrices.productId} = ${products.id}) end)`;
