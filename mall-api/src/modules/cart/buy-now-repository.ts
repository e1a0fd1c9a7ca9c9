import { and, eq, exists, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { cartSkuConsignees, memberCartSkus } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ofNoDealer } from './of-no-dealer';
import type { AddedLine } from './repository';

const most = sql.raw('999999999999999');

/** Cart lines that "buy now" sets aside and restores (docs/decisions/cart.md#buy-now-orders-just-that). */
export function buyNowRepository(db: Queries) {
  const mine = (buyer: Buyer) => eq(memberCartSkus.memberId, buyer.memberId);
  const parts = db
    .select({ one: sql`1` })
    .from(cartSkuConsignees)
    .where(eq(cartSkuConsignees.cartSkuId, memberCartSkus.id));

  return {
    /** Deselects the other lines, to be selected again later. */
    async setOthersAside(buyer: Buyer, skuIds: readonly string[]): Promise<void> {
      await db
        .update(memberCartSkus)
        .set({ selected: false, setAside: true })
        .where(
          and(
            mine(buyer),
            memberCartSkus.selected,
            or(notInArray(memberCartSkus.skuId, [...skuIds]), sql`${memberCartSkus.dealerCode} is not null`),
          ),
        );
    },

    /** Selects the lines of SKUs. */
    async tick(buyer: Buyer, skuIds: readonly string[]): Promise<void> {
      await db
        .update(memberCartSkus)
        .set({ selected: true, setAside: false })
        .where(
          and(mine(buyer), inArray(memberCartSkus.skuId, [...skuIds]), isNull(memberCartSkus.dealerCode)),
        );
    },

    /** Whether the SKU's line is split; split lines are only ever added to. */
    async isSplit(buyer: Buyer, skuId: string): Promise<boolean> {
      const found = await db
        .select({ id: memberCartSkus.id })
        .from(memberCartSkus)
        .where(and(ofNoDealer(buyer, skuId), exists(parts)))
        .limit(1);
      return found.length > 0;
    },

    /** Sets the line to this count and stores its earlier count. */
    async put(buyer: Buyer, line: AddedLine, at: Date): Promise<void> {
      await db
        .insert(memberCartSkus)
        .values({ ...line, memberId: buyer.memberId, earlierCount: 0, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({
          target: [memberCartSkus.memberId, memberCartSkus.dealerCode, memberCartSkus.skuId],
          set: {
            count: sql`excluded.count`,
            wantedCount: null,
            earlierCount: sql`coalesce(${memberCartSkus.earlierCount}, ${memberCartSkus.count})`,
            setAside: sql`case when ${memberCartSkus.earlierCount} is null
              then ${memberCartSkus.selected} or ${memberCartSkus.setAside} else ${memberCartSkus.setAside} end`,
            seenPrice: sql`excluded.seen_price`,
            shownPrice: null,
            selected: true,
            updatedAt: at,
          },
        });
    },

    /** Selects the set-aside lines again. */
    async tickAgain(buyer: Buyer): Promise<void> {
      await db
        .update(memberCartSkus)
        .set({ selected: true, setAside: false })
        .where(and(mine(buyer), memberCartSkus.setAside));
    },

    /** Adds the earlier counts to the "buy now" counts. */
    async merge(buyer: Buyer): Promise<void> {
      const withEarlier = (count: typeof memberCartSkus.count | typeof memberCartSkus.wantedCount) =>
        sql`least(${count} + ${memberCartSkus.earlierCount}, ${most})`;
      await db
        .update(memberCartSkus)
        .set({
          count: withEarlier(memberCartSkus.count),
          wantedCount: withEarlier(memberCartSkus.wantedCount),
          earlierCount: null,
        })
        .where(and(mine(buyer), isNotNull(memberCartSkus.earlierCount)));
    },

    /** Removes ordered lines from the cart, except their earlier counts. */
    async takeOrdered(cartSkuIds: readonly string[]): Promise<void> {
      const ordered = inArray(memberCartSkus.id, [...cartSkuIds]);
      const kept = await db
        .update(memberCartSkus)
        .set({
          count: sql`${memberCartSkus.earlierCount}`,
          wantedCount: null,
          earlierCount: null,
          selected: sql`${memberCartSkus.setAside}`,
        })
        .where(and(ordered, gt(memberCartSkus.earlierCount, 0)))
        .returning({ id: memberCartSkus.id });
      const ids = kept.map(({ id }) => id);
      await db.delete(cartSkuConsignees).where(inArray(cartSkuConsignees.cartSkuId, ids));
      await db.delete(memberCartSkus).where(and(ordered, notInArray(memberCartSkus.id, ids)));
    },
  };
}
