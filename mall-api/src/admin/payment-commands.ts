import type { OrderStatus } from 'shared-kernel/domain';
import { wrongState } from '../http/call-error';
import { recordEvents } from '../modules/order/order-events';
import { paymentRepository } from '../modules/payment/payment-repository';
import { recordPayment } from '../modules/payment/record-payment';
import type { AdminInput } from './operations';
import type { WithOrder } from './with-order';

/** Admin commands for payments (docs/decisions/orders.md#the-payment-status-follows-from-the-payments). */
export const paymentCommands = (withOrder: WithOrder, clock: () => Date) => ({
  /** Records a payment, which settles the pending vouchers. */
  pay: ({ no, ...payment }: AdminInput<'pay'>) =>
    withOrder(no, (tx, order) => recordPayment(tx, order, { kind: 'payment', ...payment }, clock())),

  refund: ({ no, ...refund }: AdminInput<'refund'>) =>
    withOrder(no, (tx, order) => recordPayment(tx, order, { kind: 'refund', ...refund }, clock())),

  /** Refuses the pending vouchers; the buyer may submit others. */
  refuseVoucher: ({ no, reason }: AdminInput<'refuseVoucher'>) =>
    withOrder(no, async (tx, order) => {
      const answeredAt = clock();
      const answer = { status: 'refused' as const, reason, answeredAt };
      const vouchers = await paymentRepository(tx).answerVouchers(order.id, answer);
      if (vouchers === 0) throw wrongState('订单没有待核对的付款凭证');
      const statusDesc = `付款凭证未通过核对：${reason}`;
      const status = order.status as OrderStatus;
      await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], answeredAt);
      return { no };
    }),
});
