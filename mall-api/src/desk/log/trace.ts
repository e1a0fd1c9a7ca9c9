import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { clients, orderItems, orders, parcelLines, parcelLots, parcels } from '../../db/schema';
import { formatTime } from '../../wire/time';
import type { DeskInput } from '../operations';
import { deskLog } from './desk-log-table';

/** What a medical device's traceability asks: where a lot went, what an order got, and who let it go, when. */
export function traceVerbs(db: Database) {
  return {
    /** Every line of every parcel that has the lot or the UDI, or belongs to the order, and who released the orders. */
    async trace({ lot, udi, no }: DeskInput<'trace'>) {
      const found = await db
        .select({
          no: orders.no,
          clientName: clients.name,
          buyer: orders.memberName,
          model: orderItems.model,
          name: orderItems.name,
          unit: orderItems.unitName,
          lot: parcelLots.lot,
          udiDi: parcelLots.udiDi,
          udiPi: parcelLots.udiPi,
          expireDate: parcelLots.expiresOn,
          ofLot: parcelLots.quantity,
          ofLine: parcelLines.quantity,
          shippedAt: parcels.shippedAt,
          carrier: parcels.carrier,
          trackingNo: parcels.trackingNo,
        })
        .from(parcels)
        .innerJoin(orders, eq(orders.id, parcels.orderId))
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
        .innerJoin(orderItems, eq(orderItems.id, parcelLines.orderItemId))
        .leftJoin(parcelLots, eq(parcelLots.parcelLineId, parcelLines.id))
        .where(
          and(
            lot === undefined ? undefined : eq(parcelLots.lot, lot),
            udi === undefined ? undefined : or(eq(parcelLots.udiDi, udi), eq(parcelLots.udiPi, udi)),
            no === undefined ? undefined : eq(orders.no, no),
          ),
        )
        .orderBy(asc(parcels.shippedAt), asc(orders.no), asc(parcelLines.id), asc(parcelLots.id));
      const released = await releases([...new Set(found.map((line) => line.no))]);
      return {
        released: released.map(({ at, ...release }) => ({ ...release, time: formatTime(at) })),
        traced: found.map(({ shippedAt, ofLot, ofLine, ...line }) => ({
          ...line,
          quantity: ofLot ?? ofLine,
          time: formatTime(shippedAt),
        })),
      };
    },
  };

  /** Who let orders go through review and out of the house, as the desk's log has it. */
  async function releases(numbers: readonly string[]) {
    if (numbers.length === 0) return [];
    return db
      .select({
        no: deskLog.subject,
        verb: deskLog.verb,
        person: deskLog.person,
        role: deskLog.role,
        at: deskLog.at,
      })
      .from(deskLog)
      .where(
        and(
          inArray(deskLog.subject, [...numbers]),
          inArray(deskLog.verb, ['approve', 'confirm', 'ship']),
          eq(deskLog.outcome, 'done'),
        ),
      )
      .orderBy(asc(deskLog.seq));
  }
}
