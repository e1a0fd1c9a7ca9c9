import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { giftPacks, orderGiftPacks } from '../../db/schema';
import type { grantPacks } from './grant';

export function giftPackRepository(db: Queries) {
  return {
    offers: () => db.select().from(giftPacks).where(eq(giftPacks.active, true)).orderBy(asc(giftPacks.id)),

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
