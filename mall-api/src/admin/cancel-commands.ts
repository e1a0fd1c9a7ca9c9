import { type OrderStatus, orderStatus } from 'shared-kernel/domain';
import type { Queries } from '../db/database';
import { wrongState } from '../http/call-error';
import { cancelRepository } from '../modules/order/cancel-repository';
import { moveOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import type { AdminInput } from './operations';
import type { WithOrder } from './with-order';

const isWaiting = async (tx: Queries, orderId: string): Promise<boolean> =>
  (await cancelRepository(tx).find(orderId))?.verdict === 'waiting';

/** @throws CallError 60003 while the order has an open cancel request */
export async function requireNoCancelRequest(tx: Queries, orderId: string): Promise<void> {
  if (await isWaiting(tx, orderId)) throw wrongState('采购人已申请取消该订单，请先答复');
}

/**
 * Admin commands for cancel requests
 * (docs/decisions/orders.md#cancelling-is-requested-once-the-review-has-begun).
 */
export const cancelCommands = (withOrder: WithOrder, clock: () => Date) => ({
  /** Cancels the order as requested and releases everything it took. */
  agreeToCancel: ({ no }: AdminInput<'agreeToCancel'>) =>
    withOrder(no, async (tx, order) => {
      if (!(await isWaiting(tx, order.id))) throw wrongState('订单没有待答复的取消申请');
      const statusDesc = '取消申请已同意，订单已取消';
      const move = { to: orderStatus.closed, statusDesc, operator: 'provider' } as const;
      await moveOrder(tx, order, move, clock());
      return { no };
    }),

  /** Refuses the request; the order stays as it is. */
  refuseToCancel: ({ no, reason }: AdminInput<'refuseToCancel'>) =>
    withOrder(no, async (tx, order) => {
      const answeredAt = clock();
      const refused = { verdict: 'refused' as const, answer: reason, answeredAt };
      if (!(await cancelRepository(tx).answer(order.id, refused)))
        throw wrongState('订单没有待答复的取消申请');
      const statusDesc = `取消申请未通过：${reason}`;
      const status = order.status as OrderStatus;
      await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], answeredAt);
      return { no };
    }),
});
