import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients, orderItems, orders, parcelLines, parcelReports, parcels } from '../../db/schema';

/** Reports of missing or damaged goods, for the admin CLI. */
export function reportRepository(db: Queries) {
  return {
    /** Pending reports, oldest first. */
    waiting: (limit: number) =>
      db
        .select({
          id: parcelReports.id,
          no: orders.no,
          clientName: clients.name,
          trackingNo: parcels.trackingNo,
          name: orderItems.name,
          kind: parcelReports.kind,
          quantity: parcelReports.quantity,
          content: parcelReports.words,
          since: parcelReports.reportedAt,
        })
        .from(parcelReports)
        .innerJoin(parcelLines, eq(parcelLines.id, parcelReports.parcelLineId))
        .innerJoin(orderItems, eq(orderItems.id, parcelLines.orderItemId))
        .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
        .innerJoin(orders, eq(orders.id, parcels.orderId))
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .where(isNull(parcelReports.answeredAt))
        .orderBy(asc(parcelReports.reportedAt), asc(parcelReports.id))
        .limit(limit),

    async orderOf(reportId: string): Promise<string | undefined> {
      const [found] = await db
        .select({ orderId: parcels.orderId })
        .from(parcelReports)
        .innerJoin(parcelLines, eq(parcelLines.id, parcelReports.parcelLineId))
        .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
        .where(eq(parcelReports.id, reportId));
      return found?.orderId;
    },

    /** @returns false when already answered */
    async answer(reportId: string, answer: string, answeredAt: Date): Promise<boolean> {
      const answered = await db
        .update(parcelReports)
        .set({ answer, answeredAt })
        .where(and(eq(parcelReports.id, reportId), isNull(parcelReports.answeredAt)))
        .returning({ id: parcelReports.id });
      return answered.length > 0;
    },
  };
}
