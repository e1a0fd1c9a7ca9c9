import { and, count, eq, min, sql } from 'drizzle-orm';
import type { MessageChannel } from 'shared-kernel/contracts';
import type { Queries } from '../db/database';
import { messageOutbox, orders, productStocks, products } from '../db/schema';

export interface ShopCounts {
  readonly at: Date;
  /** Of each open status: how many orders, and since when the longest waiting one has it. */
  readonly open: readonly { status: number; orders: number; since: Date }[];
  /** Listed products without stock. */
  readonly outOfStock: number;
  /** Messages that are to leave the shop, by channel. */
  readonly leaving: readonly { channel: MessageChannel; messages: number }[];
}

/** Counts what waits in the shop; the orders by their partial index `orders_open`. */
export async function countShop(db: Queries, at: Date): Promise<ShopCounts> {
  const open = await db
    .select({ status: orders.status, orders: count(), since: min(orders.statusChangedAt) })
    .from(orders)
    .where(sql`${orders.status} not in (9, 98, 99)`)
    .groupBy(orders.status);
  const [stock] = await db
    .select({ out: count() })
    .from(productStocks)
    .innerJoin(products, eq(products.id, productStocks.productId))
    .where(and(eq(productStocks.pieces, 0), eq(products.status, 1)));
  const leaving = await db
    .select({ channel: messageOutbox.channel, messages: count() })
    .from(messageOutbox)
    .where(eq(messageOutbox.state, 'waiting'))
    .groupBy(messageOutbox.channel);
  return {
    at,
    open: open.map(({ since, ...row }) => ({ ...row, since: since ?? at })),
    outOfStock: stock?.out ?? 0,
    leaving,
  };
}
