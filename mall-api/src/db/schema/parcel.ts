import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, idReference, moment, quantity } from './columns';
import { orderItems, orders, subOrders } from './order';

/** A shipment to one address; its logistics entries are in order_logistics. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    subOrderId: idReference().references(() => subOrders.id, { onDelete: 'cascade' }),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    shippedAt: moment().notNull(),
  },
  (t) => [unique('parcels_of_part').on(t.orderId, t.subOrderId, t.trackingNo).nullsNotDistinct()],
);

/** Units of an order line in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    id: id(),
    parcelId: idReference()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    orderItemId: idReference()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: quantity().notNull(),
  },
  (t) => [
    unique('parcel_lines_item').on(t.parcelId, t.orderItemId),
    index().on(t.orderItemId),
    check('parcel_lines_quantity', sql`${t.quantity} > 0`),
  ],
);

/** Lots of a parcel line: either none is known, or all. udiDi and udiPi as on the label. */
export const parcelLots = pgTable(
  'parcel_lots',
  {
    id: id(),
    parcelLineId: idReference()
      .notNull()
      .references(() => parcelLines.id, { onDelete: 'cascade' }),
    lot: text().notNull(),
    expiresOn: date(),
    udiDi: text(),
    udiPi: text(),
    quantity: quantity().notNull(),
  },
  (t) => [
    unique('parcel_lots_lot').on(t.parcelLineId, t.lot),
    // For recalls by lot.
    index().on(t.lot),
    index().on(t.udiDi),
    check('parcel_lots_quantity', sql`${t.quantity} > 0`),
  ],
);
