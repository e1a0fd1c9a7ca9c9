import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { orderStatus } from 'shared-kernel/domain';
import { adminLog } from '../../db/admin-log-table';
import type { Database } from '../../db/database';
import {
  clients,
  orderConsignees,
  orderItems,
  orders,
  parcelLines,
  parcelLots,
  parcels,
  productSkus,
  products,
  subOrders,
} from '../../db/schema';
import { received, receivedAt } from '../../modules/parcel/receipt-repository';
import { formatTime } from '../../wire/time';
import type { AdminInput } from '../operations';

/** As on the label or scanned: either part, both, or the device identifier without its prefix. */
const hasUdi = (udi: string) =>
  or(
    inArray(parcelLots.udiDi, [udi, `(01)${udi}`]),
    eq(parcelLots.udiPi, udi),
    sql`${parcelLots.udiDi} || ${parcelLots.udiPi} = ${udi}`,
  );

/** Traceability of medical devices: where a lot went, what an order got, and who approved it when. */
export function traceCommands(db: Database) {
  return {
    /**
     * Returns every parcel line with the lot or UDI, of the product or of the order, with its receipt and who
     * approved the order.
     */
    async trace({ lot, udi, product, no }: AdminInput<'trace'>) {
      const found = await db
        .select({
          no: orders.no,
          clientName: clients.name,
          buyer: orders.memberName,
          hospital: sql<
            string | null
          >`coalesce(${subOrders.hospitalName}, ${orderConsignees.hospitalName}, ${orders.hospitalName})`,
          consignee: sql<string | null>`coalesce(${subOrders.name}, ${orderConsignees.name})`,
          address: sql<string | null>`coalesce(${subOrders.address}, ${orderConsignees.address})`,
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
          counted: received,
          receivedAt,
          status: orders.status,
          statusChangedAt: orders.statusChangedAt,
        })
        .from(parcels)
        .innerJoin(orders, eq(orders.id, parcels.orderId))
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
        .innerJoin(orderItems, eq(orderItems.id, parcelLines.orderItemId))
        .innerJoin(productSkus, eq(productSkus.id, orderItems.skuId))
        .innerJoin(products, eq(products.id, orderItems.productId))
        .leftJoin(subOrders, eq(subOrders.id, parcels.subOrderId))
        .leftJoin(orderConsignees, eq(orderConsignees.orderId, orders.id))
        .leftJoin(parcelLots, eq(parcelLots.parcelLineId, parcelLines.id))
        .where(
          and(
            lot === undefined ? undefined : eq(parcelLots.lot, lot),
            udi === undefined ? undefined : hasUdi(udi),
            product === undefined
              ? undefined
              : or(eq(products.code, product), eq(productSkus.code, product), eq(orderItems.model, product)),
            no === undefined ? undefined : eq(orders.no, no),
          ),
        )
        .orderBy(asc(parcels.shippedAt), asc(orders.no), asc(parcelLines.id), asc(parcelLots.id));
      const released = await releases([...new Set(found.map((line) => line.no))]);
      return {
        released: released.map(({ at, ...release }) => ({ ...release, time: formatTime(at) })),
        traced: found.map(({ shippedAt, ofLot, ofLine, counted, status, statusChangedAt, ...line }) => {
          // Confirming an order as a whole records no quantities per line.
          const whole = status === orderStatus.completed && line.receivedAt === null;
          const last = whole ? statusChangedAt : line.receivedAt;
          return {
            ...line,
            quantity: ofLot ?? ofLine,
            time: formatTime(shippedAt),
            receipt: `${whole ? ofLine : counted}/${ofLine}`,
            receivedAt: last && formatTime(last),
          };
        }),
      };
    },
  };

  /** Who approved and shipped orders, from the audit log. */
  async function releases(numbers: readonly string[]) {
    if (numbers.length === 0) return [];
    return db
      .select({
        no: adminLog.subject,
        command: adminLog.command,
        person: adminLog.person,
        role: adminLog.role,
        at: adminLog.at,
      })
      .from(adminLog)
      .where(
        and(
          inArray(adminLog.subject, [...numbers]),
          inArray(adminLog.command, ['approve', 'confirm', 'ship']),
          eq(adminLog.outcome, 'done'),
        ),
      )
      .orderBy(asc(adminLog.seq));
  }
}
