import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  files,
  orderItems,
  orders,
  parcelLines,
  parcelLots,
  parcelReceipts,
  parcelReportFiles,
  parcelReports,
  parcels,
  subOrders,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ordersInSight } from '../order/orders-in-sight';

/** Units of a parcel line whose receipt the buyer confirmed. */
export const received = sql<string>`coalesce((select sum(${parcelReceipts.quantity}) from ${parcelReceipts}
  where ${parcelReceipts.parcelLineId} = ${parcelLines.id}), 0)`.mapWith(Number);

/** Time of the last receipt of a parcel line. */
export const receivedAt: SQL<Date | null> =
  sql`(select max(${parcelReceipts.receivedAt}) from ${parcelReceipts}
  where ${parcelReceipts.parcelLineId} = ${parcelLines.id})`.mapWith(parcelReceipts.receivedAt);

/** Receipts of parcels (docs/decisions/orders.md#parcels-are-received-line-by-line). */
export function receiptRepository(db: Queries) {
  return {
    parcelsOf: (orderId: string) =>
      db
        .select({
          id: parcels.id,
          carrier: parcels.carrier,
          trackingNo: parcels.trackingNo,
          shippedAt: parcels.shippedAt,
          subOrderNo: subOrders.no,
        })
        .from(parcels)
        .leftJoin(subOrders, eq(subOrders.id, parcels.subOrderId))
        .where(eq(parcels.orderId, orderId))
        .orderBy(asc(parcels.id)),

    linesOf: (parcelIds: readonly string[]) =>
      db
        .select({
          id: parcelLines.id,
          parcelId: parcelLines.parcelId,
          quantity: parcelLines.quantity,
          received,
          name: orderItems.name,
          model: orderItems.model,
          unitName: orderItems.unitName,
          unitCount: orderItems.unitCount,
          sapUnit: orderItems.sapUnit,
          gift: orderItems.gift,
        })
        .from(parcelLines)
        .innerJoin(orderItems, eq(orderItems.id, parcelLines.orderItemId))
        .where(inArray(parcelLines.parcelId, [...parcelIds]))
        .orderBy(asc(orderItems.sort), asc(parcelLines.id)),

    lotsOf: (lineIds: readonly string[]) =>
      db
        .select()
        .from(parcelLots)
        .where(inArray(parcelLots.parcelLineId, [...lineIds]))
        .orderBy(asc(parcelLots.id)),

    reportsOf: (lineIds: readonly string[]) =>
      db
        .select()
        .from(parcelReports)
        .where(inArray(parcelReports.parcelLineId, [...lineIds]))
        .orderBy(asc(parcelReports.id)),

    picturesOf: (reportIds: readonly string[]) =>
      db
        .select()
        .from(parcelReportFiles)
        .where(inArray(parcelReportFiles.reportId, [...reportIds])),

    /** The order of a parcel, if the buyer sees it. */
    async orderOfParcel(buyer: Buyer, parcelId: string): Promise<string | undefined> {
      const [found] = await db
        .select({ orderId: parcels.orderId })
        .from(parcels)
        .innerJoin(orders, eq(orders.id, parcels.orderId))
        .where(and(eq(parcels.id, parcelId), ordersInSight(buyer)));
      return found?.orderId;
    },

    async parcelOfLine(lineId: string): Promise<string | undefined> {
      const [line] = await db
        .select({ parcelId: parcelLines.parcelId })
        .from(parcelLines)
        .where(eq(parcelLines.id, lineId));
      return line?.parcelId;
    },

    async addReceipts(receipts: (typeof parcelReceipts.$inferInsert)[]): Promise<void> {
      await db.insert(parcelReceipts).values(receipts);
    },

    /** Number of an order's lines that are not fully received. */
    async countOpenLines(orderId: string): Promise<number> {
      const open = await db
        .select({ id: parcelLines.id })
        .from(parcelLines)
        .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
        .where(and(eq(parcels.orderId, orderId), sql`${received} < ${parcelLines.quantity}`));
      return open.length;
    },

    /** Number of the files that are pictures of this order without a report. */
    async countFreePictures(orderId: string, fileIds: readonly string[]): Promise<number> {
      const free = await db
        .select({ id: files.id })
        .from(files)
        .leftJoin(parcelReportFiles, eq(parcelReportFiles.fileId, files.id))
        .where(
          and(
            inArray(files.id, [...fileIds]),
            eq(files.orderId, orderId),
            eq(files.busType, 'parcel'),
            isNull(parcelReportFiles.reportId),
          ),
        );
      return free.length;
    },

    async addReport(report: typeof parcelReports.$inferInsert, fileIds: readonly string[]): Promise<void> {
      const [added] = await db.insert(parcelReports).values(report).returning({ id: parcelReports.id });
      if (!added) throw new Error('the report was not inserted');
      if (fileIds.length > 0) {
        await db.insert(parcelReportFiles).values(fileIds.map((fileId) => ({ reportId: added.id, fileId })));
      }
    },

    /** Units of a line already reported. */
    async countReported(lineId: string): Promise<number> {
      const reports = await db
        .select({ quantity: parcelReports.quantity })
        .from(parcelReports)
        .where(eq(parcelReports.parcelLineId, lineId));
      return reports.reduce((sum, { quantity }) => sum + quantity, 0);
    },
  };
}

export type ReceiptRepository = ReturnType<typeof receiptRepository>;
