import { payStatusNames } from '../db/pay-status';
import { paymentAmounts } from '../modules/payment/payment-amounts';
import { paymentRepository } from '../modules/payment/payment-repository';
import { formatDate, formatTime } from '../wire/time';
import type { AdminInput } from './operations';
import { adminRepository } from './repository';
import { nameOf, type WithOrder } from './with-order';

export const orderCommands = (withOrder: WithOrder) => ({
  /** Returns an order with its parts and parcels. */
  order: ({ no }: AdminInput<'order'>) =>
    withOrder(no, async (tx, order) => {
      const admin = adminRepository(tx);
      const parts = await admin.parts(order.id);
      const logistics = await admin.logistics(order.id);
      const invoices = await admin.invoices(order.id);
      const payments = await paymentRepository(tx).ofOrders([order.id]);
      const partNo = new Map(parts.map((part) => [part.id, part.no]));
      return {
        no,
        status: nameOf(order.status),
        totalAmount: order.totalAmount,
        payStatus: payStatusNames[order.payStatus],
        due: paymentAmounts(order, payments).due,
        buyer: order.memberName,
        parts: parts.map((part) => part.no),
        logistics: logistics.map((entry) => ({
          part: partNo.get(entry.subOrderId ?? '') ?? no,
          time: formatTime(entry.changedAt),
          content: entry.content,
        })),
        invoiceNos: invoices.map((invoice) => invoice.no),
        payments: payments.map(({ kind, amount, voucherNo, paidAt }) => ({
          date: formatDate(paidAt),
          kind: kind === 'payment' ? '收款' : '退款',
          amount,
          voucherNo,
        })),
      };
    }),
});
