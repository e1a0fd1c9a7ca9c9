import { and, eq, sql, sum } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { cartSkuConsignees, memberCartSkus } from '../../db/schema';
import type { Buyer } from '../../http/buyer';

export interface PartChange {
  readonly consigneeId: string;
  readonly hospitalId: string | null;
  readonly count: number;
  readonly sort: number;
}

/** Parts of split cart lines (docs/specification.md#split-delivery-page). */
export function splitRepository(db: Queries) {
  return {
    countParts: (cartSkuId: string) =>
      db.$count(cartSkuConsignees, eq(cartSkuConsignees.cartSkuId, cartSkuId)),

    /** @returns the part's id; undefined when the line already has a part for this address */
    async add(cartSkuId: string, part: PartChange): Promise<string | undefined> {
      const [added] = await db
        .insert(cartSkuConsignees)
        .values({ cartSkuId, ...part })
        .onConflictDoNothing()
        .returning({ id: cartSkuConsignees.id });
      return added?.id;
    },

    /** Whether another part of the line goes to the address. */
    async isTaken(cartSkuId: string, partId: string, consigneeId: string): Promise<boolean> {
      const [other] = await db
        .select({ id: cartSkuConsignees.id })
        .from(cartSkuConsignees)
        .where(
          and(eq(cartSkuConsignees.cartSkuId, cartSkuId), eq(cartSkuConsignees.consigneeId, consigneeId)),
        );
      return other !== undefined && other.id !== partId;
    },

    /** @returns whether the line has this part */
    async change(cartSkuId: string, id: string, part: PartChange): Promise<boolean> {
      const changed = await db
        .update(cartSkuConsignees)
        .set(part)
        .where(and(eq(cartSkuConsignees.id, id), eq(cartSkuConsignees.cartSkuId, cartSkuId)))
        .returning({ id: cartSkuConsignees.id });
      return changed.length > 0;
    },

    /** The line of a part of the buyer's cart. */
    async lineOf(buyer: Buyer, partId: string): Promise<string | undefined> {
      const [line] = await db
        .select({ id: memberCartSkus.id })
        .from(cartSkuConsignees)
        .innerJoin(memberCartSkus, eq(memberCartSkus.id, cartSkuConsignees.cartSkuId))
        .where(and(eq(cartSkuConsignees.id, partId), eq(memberCartSkus.memberId, buyer.memberId)));
      return line?.id;
    },

    async remove(id: string): Promise<void> {
      await db.delete(cartSkuConsignees).where(eq(cartSkuConsignees.id, id));
    },

    /** Total units of a line's parts; 0 when it is not split. */
    async total(cartSkuId: string): Promise<number> {
      const [row] = await db
        .select({ total: sum(cartSkuConsignees.count).mapWith(Number) })
        .from(cartSkuConsignees)
        .where(eq(cartSkuConsignees.cartSkuId, cartSkuId));
      return row?.total ?? 0;
    },

    /** Stores the current count as the wanted quantity. */
    async keepWanted(cartSkuId: string): Promise<void> {
      await db
        .update(memberCartSkus)
        .set({ wantedCount: sql`${memberCartSkus.count}` })
        .where(eq(memberCartSkus.id, cartSkuId));
    },

    /** Sets a line's count to the wanted quantity, or its parts' total if larger. */
    async raiseTo(cartSkuId: string, total: number): Promise<void> {
      await db
        .update(memberCartSkus)
        .set({ count: sql`greatest(${memberCartSkus.wantedCount}, ${total})`, updatedAt: sql`now()` })
        .where(eq(memberCartSkus.id, cartSkuId));
    },
  };
}
