import { and, eq, type Param, type SQL, sql } from 'drizzle-orm';
import type { ClientType } from 'shared-kernel/domain';
import { clientSkuPrices, productSkus, type products } from '../../db/schema';

/** Join condition for a client's agreed prices; an empty id (no client) matches none. */
export const agreedWith = (clientId: string | Param): SQL | undefined =>
  and(eq(clientSkuPrices.skuId, productSkus.id), eq(clientSkuPrices.clientId, clientId));

/** A client's unit price in yuan. Needs `clientSkuPrices` joined by `agreedWith`. */
export const discountPrice = sql<string>`coalesce(${clientSkuPrices.discountPrice}, ${productSkus.discountPrice})`;

/** The price that `discountPrice` discounts; an agreed price above the list price is no discount. */
export const originalPrice = sql<string>`greatest(${productSkus.price}, ${discountPrice})`;

/** What decides who may order a product. */
export type Orderable = Pick<typeof products.$inferSelect, 'status' | 'canOrder' | 'orderClientTypes'>;

/** Whether a buyer of this type may order the product; visitors may not. */
export const mayOrder = (
  { status, canOrder, orderClientTypes }: Orderable,
  type: ClientType | undefined,
): boolean => type !== undefined && status === 1 && canOrder && (orderClientTypes?.includes(type) ?? true);
