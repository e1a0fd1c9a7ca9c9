import { type OrderStatus, statusesIn } from 'shared-kernel/domain';
import { invalid, wrongState } from '../http/call-error';
import { recordEvents } from '../modules/order/order-events';
import { isPositive } from '../wire/amount';
import type { AdminInput } from './operations';
import { adminRepository } from './repository';
import type { WithOrder } from './with-order';

export const invoiceCommands = (withOrder: WithOrder, clock: () => Date) => ({
  /**
   * Issues the invoice for an order's total, from confirmation on.
   * @throws CallError 60003 too early or already issued
   */
  invoice: ({ no, invoiceNo, externUrl }: AdminInput<'invoice'>) =>
    withOrder(no, async (tx, order) => {
      const admin = adminRepository(tx);
      const status = order.status as OrderStatus;
      if (!statusesIn('fulfilment', 'completed').includes(status)) throw wrongState('订单确认后才能开具发票');
      if (!isPositive(order.totalAmount)) throw wrongState('订单金额为零，无需开票');
      if ((await admin.invoices(order.id)).length > 0) throw wrongState('该订单已开具发票');
      const issuedAt = clock();
      const number = invoiceNo ?? order.no.replace(/^\D+/, 'FP');
      const added = await admin.addInvoice({
        orderId: order.id,
        no: number,
        amount: order.totalAmount,
        issuedAt,
        externUrl: externUrl ?? null,
      });
      if (!added) throw invalid(`发票号 ${number} 已被使用`);
      const statusDesc = `发票已开具：${number}`;
      await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], issuedAt);
      return { no, invoiceNo: number, amount: order.totalAmount };
    }),
});
