import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { allows, formatCount, mayBeUnderWay, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { lockOrder, moveOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { orderRepository } from '../order/repository';
import { toParcels } from './parcel-view';
import { receiptRepository } from './receipt-repository';

const kindNames = { shortage: '短少', damage: '破损' } as const;

/** Receipts are possible from shipment until the order is complete. */
const mayReceive = (status: number) =>
  mayBeUnderWay(status as OrderStatus) && status !== orderStatus.completed;

/** Reports are possible after completion too. */
const mayReport = (status: number) => mayBeUnderWay(status as OrderStatus);

/** Receiving parcels (docs/decisions/orders.md#parcels-are-received-line-by-line). */
export function createParcelService(db: Database, clock: () => Date) {
  /** The order of a parcel, locked. @throws CallError 60004 for one out of the buyer's sight */
  async function lockOrderOf(tx: Queries, buyer: Buyer, parcelId: string, what: string) {
    const orderId = await receiptRepository(tx).orderOfParcel(buyer, parcelId);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (!order) throw notFound(what);
    return order;
  }

  return {
    /** @throws CallError 60004 for an order out of the buyer's sight */
    async list(buyer: Buyer, orderId: string): Promise<ReplyOf<'order/parcels'>> {
      const found = await orderRepository(db).find(buyer, orderId);
      if (!found) throw notFound('订单');
      const receipts = receiptRepository(db);
      const parcels = await receipts.parcelsOf(orderId);
      if (parcels.length === 0) return [];
      const lines = await receipts.linesOf(parcels.map(({ id }) => id));
      const lineIds = lines.map(({ id }) => id);
      const reports = await receipts.reportsOf(lineIds);
      const rows = {
        parcels,
        lines,
        reports,
        lots: await receipts.lotsOf(lineIds),
        pictures: await receipts.picturesOf(reports.map(({ id }) => id)),
      };
      const { status } = found.order;
      return toParcels(rows, { receive: mayReceive(status), report: mayReport(status) });
    },

    /**
     * Confirms received units of a parcel's lines; the last one completes a shipped order.
     * @throws CallError 60004 a parcel or line out of the buyer's sight; 60001 more than was sent; 60003 the
     * order is complete
     */
    async receive(buyer: Buyer, { parcelId, lines }: ParsedRequestOf<'order/parcel/receive'>): Promise<null> {
      await db.transaction(async (tx) => {
        const order = await lockOrderOf(tx, buyer, parcelId, '包裹');
        if (!mayReceive(order.status)) throw wrongState('订单当前状态不支持该操作');
        const receipts = receiptRepository(tx);
        const sent = new Map((await receipts.linesOf([parcelId])).map((line) => [line.id, line]));
        if (new Set(lines.map(({ id }) => id)).size < lines.length) throw invalid('收货的商品有重复');
        for (const { id, count } of lines) {
          const line = sent.get(id);
          if (!line) throw notFound('包裹中的商品');
          const left = line.quantity - line.received;
          if (count > left) throw invalid(`${line.name}最多还可收 ${formatCount(left, line.unitName)}`);
        }
        const now = clock();
        await receipts.addReceipts(
          lines.map(({ id: parcelLineId, count }) => ({
            parcelLineId,
            memberId: buyer.memberId,
            quantity: count,
            receivedAt: now,
          })),
        );
        const units = lines.reduce((sum, { count }) => sum + count, 0);
        const status = order.status as OrderStatus;
        const [parcel] = (await receipts.parcelsOf(order.id)).filter(({ id }) => id === parcelId);
        const statusDesc = `包裹 ${parcel?.trackingNo} 已收 ${units} 件商品`;
        await recordEvents(tx, order, [{ status, statusDesc, operator: 'buyer', by: buyer }], now);
        if (!allows(status, 'receive') || (await receipts.countOpenLines(order.id)) > 0) return;
        const completed = {
          to: orderStatus.completed,
          statusDesc: '商品已全部收齐，订单完成',
          operator: 'buyer',
          by: buyer,
        } as const;
        await moveOrder(tx, order, completed, now);
      });
      return null;
    },

    /**
     * Reports missing or damaged goods to the provider.
     * @throws CallError 60004 a line or picture out of the buyer's sight; 60001 more than was sent
     */
    async report(
      buyer: Buyer,
      { lineId, kind, count, words, fileIds }: ParsedRequestOf<'order/parcel/report'>,
    ): Promise<null> {
      await db.transaction(async (tx) => {
        const receipts = receiptRepository(tx);
        const parcelId = await receipts.parcelOfLine(lineId);
        if (parcelId === undefined) throw notFound('包裹中的商品');
        const order = await lockOrderOf(tx, buyer, parcelId, '包裹中的商品');
        const line = (await receipts.linesOf([parcelId])).find(({ id }) => id === lineId);
        if (!line || !mayReport(order.status)) throw wrongState('订单当前状态不支持该操作');
        const left = line.quantity - (await receipts.countReported(lineId));
        if (count > left) throw invalid(`${line.name}最多还可反馈 ${formatCount(left, line.unitName)}`);
        const pictures = [...new Set(fileIds)];
        if (pictures.length > 0 && (await receipts.countFreePictures(order.id, pictures)) < pictures.length)
          throw notFound('图片');
        const now = clock();
        await receipts.addReport(
          { parcelLineId: lineId, kind, quantity: count, words, reportedAt: now },
          pictures,
        );
        const statusDesc = `反馈${kindNames[kind]}：${line.name} ${count} ${line.unitName}`;
        const status = order.status as OrderStatus;
        await recordEvents(tx, order, [{ status, statusDesc, operator: 'buyer', by: buyer }], now);
      });
      return null;
    },
  };
}

export type ParcelService = ReturnType<typeof createParcelService>;
