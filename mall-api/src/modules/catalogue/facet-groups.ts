import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  clientSkuPrices,
  productAttributes,
  productDevices,
  productPrices,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import { agreedWith, discountPrice } from './client-price';
import { priceRange } from './facet-condition';
import type { FacetGroup } from './facet-values';
import { availableStock } from './stock-condition';

const anybody = sql`'{}'::smallint[]`;

const dimensions = {
  volumeMl: productAttributes.volumeMl,
  size: productAttributes.size,
  material: productAttributes.material,
  concentration: productAttributes.concentration,
  devices: productAttributes.devices,
  sterile: productAttributes.sterile,
  singleUse: productAttributes.singleUse,
  deviceClass: productDevices.deviceClass,
  listRange: sql<number | null>`${priceRange(sql`${products.gwPrice}`)}`,
  ownRange: sql<number | null>`${priceRange(sql`${productPrices.minPrice}`)}`,
  orderableBy: sql<number[] | null>`case when ${products.status} = 1 and ${products.canOrder}
    then coalesce(${products.orderClientTypes}, ${anybody}) end`,
  inStock: sql<boolean>`coalesce(${availableStock}, false)`,
};

/** Products whose client-specific price is in another range than the general price. */
export interface OwnPriced extends FacetGroup {
  readonly movedTo: number | null;
}

/** Counts products by all facet values: a few thousand groups, however many products. */
export function facetGroups(db: Queries) {
  const withPrices = (matching: SQL | undefined) =>
    db
      .select({ ...dimensions, count: sql`count(*)`.mapWith(Number) })
      .from(products)
      .leftJoin(productAttributes, eq(productAttributes.productId, products.id))
      .leftJoin(productDevices, eq(productDevices.productId, products.id))
      .leftJoin(productPrices, eq(productPrices.productId, products.id))
      .leftJoin(productStocks, eq(productStocks.productId, products.id))
      .where(matching)
      .groupBy(...Object.values(dimensions));

  /** Products whose client-specific price is in another range than the general price. */
  function ownPriced(matching: SQL | undefined, clientId: string) {
    const agreed = db
      .select({ id: productSkus.productId })
      .from(clientSkuPrices)
      .innerJoin(productSkus, eq(productSkus.id, clientSkuPrices.skuId))
      .where(eq(clientSkuPrices.clientId, clientId));
    const own = db
      .select({ productId: productSkus.productId, price: sql`min(${discountPrice})`.as('price') })
      .from(productSkus)
      .leftJoin(clientSkuPrices, agreedWith(clientId))
      .where(inArray(productSkus.productId, agreed))
      .groupBy(productSkus.productId)
      .as('own');
    const movedTo = sql<number | null>`${priceRange(sql`${own.price}`)}`;
    return db
      .select({ ...dimensions, movedTo, count: sql`1`.mapWith(Number) })
      .from(products)
      .innerJoin(own, eq(own.productId, products.id))
      .leftJoin(productAttributes, eq(productAttributes.productId, products.id))
      .leftJoin(productDevices, eq(productDevices.productId, products.id))
      .leftJoin(productPrices, eq(productPrices.productId, products.id))
      .leftJoin(productStocks, eq(productStocks.productId, products.id))
      .where(and(matching, sql`${movedTo} is distinct from ${dimensions.ownRange}`));
  }

  return {
    everybodys: (matching: SQL | undefined): Promise<FacetGroup[]> => withPrices(matching),
    ownPriced: (matching: SQL | undefined, clientId: string): Promise<OwnPriced[]> =>
      ownPriced(matching, clientId),
  };
}

const keyOf = ({ count: _, ...group }: FacetGroup) => JSON.stringify(Object.values(group));

/** The groups with a client's own prices, which move some products to another range. */
export function withOwnPrices(
  groups: readonly FacetGroup[],
  moved: readonly OwnPriced[],
): readonly FacetGroup[] {
  if (moved.length === 0) return groups;
  const counted = new Map(groups.map((group) => [keyOf(group), group]));
  const add = (group: FacetGroup, count: number) => {
    const key = keyOf(group);
    counted.set(key, { ...group, count: (counted.get(key)?.count ?? 0) + count });
  };
  for (const { movedTo, ...from } of moved) {
    // Stock may have changed between the two queries.
    if (!counted.get(keyOf(from))?.count) continue;
    add(from, -1);
    add({ ...from, ownRange: movedTo }, 1);
  }
  return [...counted.values()].filter(({ count }) => count > 0);
}
