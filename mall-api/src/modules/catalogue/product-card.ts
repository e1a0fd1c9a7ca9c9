import { and, eq, exists, inArray, type Param, sql } from 'drizzle-orm';
import type { Product } from 'shared-kernel/contracts';
import type { ProductStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  arrivalNotices,
  clientSkuPrices,
  productFiles,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { agreedWith, discountPrice, mayOrder } from './client-price';
import { stockOf } from './stock';

// Visible products: listed or coming soon.
export const shown = inArray(products.status, [1, 2]);

/** A product's pictures, for a query on `products`. */
export const pictures = sql<{ url: string; fileName: string }[]>`coalesce((
  select json_agg(json_build_object('url', ${productFiles.url}, 'fileName', ${productFiles.fileName})
    order by ${productFiles.sort}, ${productFiles.id})
  from ${productFiles} where ${productFiles.productId} = ${products.id}), '[]'::json)`;

/** A client's prices over all units of a product, for a lateral join to `products`. */
export const offerFor = (db: Queries, clientId: string | Param) =>
  db
    .select({
      minPrice: sql<string | null>`min(${discountPrice})`.as('min_price'),
      maxPrice: sql<string | null>`max(${discountPrice})`.as('max_price'),
      unitName: sql<
        string | null
      >`(array_agg(${productSkus.name} order by ${discountPrice}, ${productSkus.sort}))[1]`.as('unit_name'),
      smallestUnit: sql`coalesce(min(${productSkus.unitCount}), 1)`.mapWith(Number).as('smallest_unit'),
    })
    .from(productSkus)
    .leftJoin(clientSkuPrices, agreedWith(clientId))
    .where(eq(productSkus.productId, products.id))
    .as('offer');

/** Whether a member waits for a product's arrival, for a query on `products` or their stock. */
export const awaitedBy = (
  db: Queries,
  memberId: string | Param,
  productId: typeof products.id | typeof productStocks.productId = products.id,
) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(arrivalNotices)
      .where(and(eq(arrivalNotices.memberId, memberId), eq(arrivalNotices.productId, productId))),
  )}`;

/**
 * Columns of a product in a list, except what is its reader's own; `from` must join the product, its stock and its
 * `offer`.
 */
export const clientCardColumns = (offer: ReturnType<typeof offerFor>) => ({
  id: products.id,
  status: products.status,
  model: products.model,
  name: products.name,
  imageUrl: products.imageUrl,
  label: products.label,
  gwPrice: products.gwPrice,
  sellingPoint: products.sellingPoint,
  categoryId: products.categoryId,
  canOrder: products.canOrder,
  orderClientTypes: products.orderClientTypes,
  pieces: sql`coalesce(${productStocks.pieces}, 0)`.mapWith(Number),
  expectedOn: productStocks.expectedOn,
  minPrice: offer.minPrice,
  maxPrice: offer.maxPrice,
  unitName: offer.unitName,
  smallestUnit: offer.smallestUnit,
  files: pictures,
});

/** Columns of a product in a list; `from` must join the product, its stock and its `offer`. */
export const cardColumns = (db: Queries, offer: ReturnType<typeof offerFor>, buyer: Buyer | undefined) => ({
  ...clientCardColumns(offer),
  isAwaited: awaitedBy(db, buyer?.memberId ?? ''),
});

export interface ProductRow {
  id: string;
  status: number;
  model: string;
  name: string;
  imageUrl: string;
  label: string | null;
  gwPrice: string | null;
  sellingPoint: string;
  categoryId: string;
  canOrder: boolean;
  orderClientTypes: number[] | null;
  pieces: number;
  expectedOn: string | null;
  minPrice: string | null;
  maxPrice: string | null;
  unitName: string | null;
  smallestUnit: number;
  files: { url: string; fileName: string }[];
  isAwaited: boolean;
}

/** A product for lists, with prices only for a buyer who may order it. */
export function toCard(row: ProductRow, buyer: Buyer | undefined): Product {
  const canOrder = mayOrder(row, buyer?.clientType);
  const { stockState } = stockOf(row.pieces, row.smallestUnit);
  return {
    id: row.id,
    status: row.status as ProductStatus,
    model: row.model,
    name: row.name,
    files: row.files,
    imageUrl: row.imageUrl,
    label: row.label,
    gwPrice: row.gwPrice,
    sellingPoint: row.sellingPoint || null,
    categoryId: row.categoryId,
    canOrder,
    minPriceUnit: canOrder ? row.minPrice : null,
    maxPriceUnit: canOrder ? row.maxPrice : null,
    unitName: row.unitName,
    stockState,
    priceAfterLogin: !buyer && row.gwPrice === null && row.status === 1 && row.canOrder,
    expectedDate: stockState === 'none' ? row.expectedOn : null,
    isAwaited: row.isAwaited,
  };
}
