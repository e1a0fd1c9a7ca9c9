import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { orderItems, parcelLines, parcelLots, parcels, productSkus } from '../../db/schema';

export function parcelRepository(db: Queries) {
  return {
    /** Items of a sub-order, or of an unsplit order; purchases before gifts. */
    itemsOf: (orderId: string, subOrderId: string | null) =>
      db
        .select({
          id: orderItems.id,
          skuCode: productSkus.code,
          name: orderItems.name,
          unitName: orderItems.unitName,
          quantity: orderItems.quantity,
        })
        .from(orderItems)
        .innerJoin(productSkus, eq(productSkus.id, orderItems.skuId))
        .where(
          and(
            eq(orderItems.orderId, orderId),
            subOrderId === null ? isNull(orderItems.subOrderId) : eq(orderItems.subOrderId, subOrderId),
          ),
        )
        .orderBy(asc(orderItems.sort), asc(orderItems.id)),

    /** @returns the parcel's id */
    async insert(parcel: typeof parcels.$inferInsert): Promise<string> {
      const [inserted] = await db.insert(parcels).values(parcel).returning({ id: parcels.id });
      if (!inserted) throw new Error('the parcel was not inserted');
      return inserted.id;
    },

    /** @returns the lines' ids by item */
    async insertLines(lines: (typeof parcelLines.$inferInsert)[]): Promise<Map<string, string>> {
      if (lines.length === 0) return new Map();
      const inserted = await db
        .insert(parcelLines)
        .values(lines)
        .returning({ id: parcelLines.id, orderItemId: parcelLines.orderItemId });
      return new Map(inserted.map(({ id, orderItemId }) => [orderItemId, id]));
    },

    async insertLots(lots: (typeof parcelLots.$inferInsert)[]): Promise<void> {
      if (lots.length > 0) await db.insert(parcelLots).values(lots);
    },

    /** Shipped lots of order items. */
    lotsOf: (orderItemIds: readonly string[]) =>
      db
        .select({
          orderItemId: parcelLines.orderItemId,
          lot: parcelLots.lot,
          expiresOn: parcelLots.expiresOn,
          udiDi: parcelLots.udiDi,
          udiPi: parcelLots.udiPi,
          quantity: parcelLots.quantity,
        })
        .from(parcelLots)
        .innerJoin(parcelLines, eq(parcelLines.id, parcelLots.parcelLineId))
        .where(inArray(parcelLines.orderItemId, [...orderItemIds]))
        .orderBy(asc(parcelLots.id)),
  };
}

export type SentLot = Awaited<ReturnType<ReturnType<typeof parcelRepository>['lotsOf']>>[number];
export type PackedItem = Awaited<ReturnType<ReturnType<typeof parcelRepository>['itemsOf']>>[number];
