import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { giftPacks, orderGiftPacks, orders } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import type { grantPacks } from './grant';

export function giftPackRepository(db: Queries) {
  return {
    offers: () => db.select().from(giftPacks).where(eq(giftPacks.active, true)).orderBy(asc(giftPacks.id)),

    /** Status of one of the buyer's own orders. */
    async statusOfOrder(buyer: Buyer, orderId: string): Promise<number | undefined> {
      const [order] = await db
        .select({ status: orders.status })
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.memberId, buyer.memberId)));
      return order?.status;
    },

    ofOrder: (orderId: string) =>
      db
        .select()
        .from(orderGiftPacks)
        .where(eq(orderGiftPacks.orderId, orderId))
        .orderBy(asc(orderGiftPacks.id)),

    insert: (orderId: string, packs: ReturnType<typeof grantPacks>) =>
      db
        .insert(orderGiftPacks)
        .values(packs.map((pack) => ({ ...pack, orderId })))
        .returning(),
  };
}

export type OrderGiftPack = typeof orderGiftPacks.$inferSelect;
