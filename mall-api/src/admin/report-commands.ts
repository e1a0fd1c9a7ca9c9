import type { OrderStatus } from 'shared-kernel/domain';
import type { Database } from '../db/database';
import { notFound, wrongState } from '../http/call-error';
import { lockOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import { reportRepository } from '../modules/parcel/report-repository';
import type { AdminInput } from './operations';

/**
 * Admin commands for reports of missing or damaged goods
 * (docs/decisions/orders.md#parcels-are-received-line-by-line).
 */
export const reportCommands = (db: Database, clock: () => Date) => ({
  /** @throws CallError 60004 no such report, 60003 already answered */
  answerReport: ({ id, answer }: AdminInput<'answerReport'>) =>
    db.transaction(async (tx) => {
      const reports = reportRepository(tx);
      const orderId = await reports.orderOf(id);
      const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
      if (!order) throw notFound(`收货问题 ${id} `);
      const answeredAt = clock();
      if (!(await reports.answer(id, answer, answeredAt))) throw wrongState('该收货问题已答复');
      const statusDesc = `收货问题已答复：${answer}`;
      const status = order.status as OrderStatus;
      await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], answeredAt);
      return { no: order.no };
    }),
});
