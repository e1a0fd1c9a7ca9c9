import type { OrderStatus } from 'shared-kernel/domain';
import { wrongState } from '../http/call-error';
import { recordEvents } from '../modules/order/order-events';
import { paymentRepository } from '../modules/payment/payment-repository';
import { recordPayment } from '../modules/payment/record-payment';
import type { DeskInput } from './operations';
import type { WithOrder } from './with-order';

/** What the desk does with money (docs/decisions.md#the-payment-status-follows-from-the-payments). */
export const paymentVerbs = (withOrder: WithOrder, clock: () => Date) => ({
  /** Enters money that came; the vouchers that wait are checked by it. */
  pay: ({ no, ...payment }: DeskInput<'pay'>) =>
    withOrder(no, (tx, order) => recordPayment(tx, order, { kind: 'payment', ...payment }, clock())),

  /** Enters money that was given back. */
  refund: ({ no, ...refund }: DeskInput<'refund'>) =>
    withOrder(no, (tx, order) => recordPayment(tx, order, { kind: 'refund', ...refund }, clock())),

  /** Refuses the vouchers that wait; the buyer may hand in others. */
  refuseVoucher: ({ no, reason }: DeskInput<'refuseVoucher'>) =>
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
