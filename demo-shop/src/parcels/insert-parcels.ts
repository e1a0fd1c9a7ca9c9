import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { insertAll, type Queries } from 'mall-api/database';
import { udiPiOf } from 'mall-api/papers';
import {
  orderItems,
  orderLogistics,
  orders,
  parcelLines,
  parcelLots,
  parcels,
  productDevices,
} from 'mall-api/schema';
import { lotsFor } from './lots';

/** Adds parcels, their lines and lots for the shipped orders of these buyers. */
export async function insertParcels(tx: Queries, memberIds: readonly string[]): Promise<void> {
  const sent = await tx
    .select({
      orderId: orderLogistics.orderId,
      subOrderId: orderLogistics.subOrderId,
      carrier: orderLogistics.carrier,
      trackingNo: orderLogistics.trackingNo,
      shippedAt: sql`min(${orderLogistics.changedAt})`.mapWith(orderLogistics.changedAt),
    })
    .from(orderLogistics)
    .innerJoin(orders, eq(orders.id, orderLogistics.orderId))
    .where(inArray(orders.memberId, [...memberIds]))
    .groupBy(
      orderLogistics.orderId,
      orderLogistics.subOrderId,
      orderLogistics.carrier,
      orderLogistics.trackingNo,
    )
    .orderBy(asc(orderLogistics.trackingNo));
  const rows = sent.map((parcel, index) => ({ id: String(index + 1), ...parcel }));
  await insertAll(tx, parcels, rows);

  const items = await tx
    .select({
      parcelId: parcels.id,
      shippedAt: parcels.shippedAt,
      orderItemId: orderItems.id,
      productId: orderItems.productId,
      quantity: orderItems.quantity,
      shelfLife: productDevices.shelfLife,
    })
    .from(parcels)
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.orderId, parcels.orderId),
        sql`${orderItems.subOrderId} is not distinct from ${parcels.subOrderId}`,
      ),
    )
    .leftJoin(productDevices, eq(productDevices.productId, orderItems.productId))
    .orderBy(asc(parcels.id), asc(orderItems.id));
  const lines = items.map((item, index) => ({ id: String(index + 1), ...item }));
  await insertAll(
    tx,
    parcelLines,
    lines.map(({ id, parcelId, orderItemId, quantity }) => ({ id, parcelId, orderItemId, quantity })),
  );
  await insertAll(
    tx,
    parcelLots,
    lines.flatMap(({ id, productId, shelfLife, quantity, shippedAt }) =>
      shelfLife === null
        ? []
        : lotsFor(productId, shelfLife, quantity, shippedAt).map((lot) => ({
            parcelLineId: id,
            lot: lot.lot,
            expiresOn: lot.expiresOn ?? null,
            udiDi: lot.udiDi,
            udiPi: udiPiOf(lot),
            quantity: lot.quantity,
          })),
    ),
  );
}
