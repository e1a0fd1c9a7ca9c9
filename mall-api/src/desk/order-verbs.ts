import { payStatusNames } from '../db/pay-status';
import { paymentAmounts } from '../modules/payment/payment-amounts';
import { paymentRepository } from '../modules/payment/payment-repository';
import { formatDate, formatTime } from '../wire/time';
import type { DeskInput } from './operations';
import { deskRepository } from './repository';
import { nameOf, type WithOrder } from './with-order';

/** What the desk sees of an order. */
export const orderVerbs = (withOrder: WithOrder) => ({
  /** One order with its parts and parcels. */
  order: ({ no }: DeskInput<'order'>) =>
    withOrder(no, async (tx, order) => {
      const desk = deskRepository(tx);
      const parts = await desk.parts(order.id);
      const logistics = await desk.logistics(order.id);
      const invoices = await desk.invoices(order.id);
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
