import { type OrderStatus, orderStatus } from 'shared-kernel/domain';
import type { Queries } from '../db/database';
import { wrongState } from '../http/call-error';
import { cancelRepository } from '../modules/order/cancel-repository';
import { moveOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import type { DeskInput } from './operations';
import type { WithOrder } from './with-order';

const isWaiting = async (tx: Queries, orderId: string): Promise<boolean> =>
  (await cancelRepository(tx).find(orderId))?.verdict === 'waiting';

/** @throws CallError 60003 while a buyer's request to cancel the order waits for its answer */
export async function requireNoCancelRequest(tx: Queries, orderId: string): Promise<void> {
  if (await isWaiting(tx, orderId)) throw wrongState('采购人已申请取消该订单，请先答复');
}

/** How the desk answers requests to cancel (docs/decisions.md#cancelling-is-asked-for-once-the-review-has-begun). */
export const cancelVerbs = (withOrder: WithOrder, clock: () => Date) => ({
  /** Cancels the order as its buyer asked; everything it took is given back. */
  agreeToCancel: ({ no }: DeskInput<'agreeToCancel'>) =>
    withOrder(no, async (tx, order) => {
      if (!(await isWaiting(tx, order.id))) throw wrongState('订单没有待答复的取消申请');
      const statusDesc = '取消申请已同意，订单已取消';
      const move = { to: orderStatus.closed, statusDesc, operator: 'provider' } as const;
      await moveOrder(tx, order, move, clock());
      return { no };
    }),

  /** Leaves the order as it is. */
  refuseToCancel: ({ no, reason }: DeskInput<'refuseToCancel'>) =>
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
