import { allows, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import { wrongState } from '../http/call-error';
import { contractRepository } from '../modules/file/contract-repository';
import type { LockedOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import type { AdminInput } from './operations';
import { type AdminMove, advance, nameOf, type WithOrder } from './with-order';

const { placed, awaitingReview, confirmed, awaitingShipment, closedByProvider } = orderStatus;

const enterReview = { to: awaitingReview, statusDesc: '已进入厂家审核' };

/** A verdict on an order that is not yet in review starts the review first. */
const review = (order: LockedOrder, verdict: AdminMove) =>
  allows(order.status as OrderStatus, 'accept') ? [enterReview, verdict] : [verdict];

/** Admin commands for orders before they are shipped (docs/decisions/orders.md#order-transitions). */
export const reviewCommands = (withOrder: WithOrder, clock: () => Date) => ({
  /** Approves the rebate that an order uses; its contract becomes available. */
  approveRebate: ({ no }: AdminInput<'approveRebate'>) =>
    withOrder(no, async (tx, order) => {
      const contract = await contractRepository(tx).lock(order.id);
      if (!contract?.awaitsApproval || !allows(order.status as OrderStatus, 'uploadContract')) {
        throw wrongState('订单没有待审核的返利');
      }
      await contractRepository(tx).set(order.id, { awaitsApproval: false });
      const statusDesc = '返利审核通过，合同已生成';
      const status = order.status as OrderStatus;
      await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], clock());
      return { no, status: nameOf(order.status) };
    }),

  /** Takes an uploaded contract into review (6 → 10). */
  accept: ({ no }: AdminInput<'accept'>) =>
    withOrder(no, (tx, order) => {
      if (!allows(order.status as OrderStatus, 'accept')) throw wrongState('订单不在合同已上传状态');
      return advance(tx, order, [enterReview], clock);
    }),

  /** Approves the contract (10 → 4; from 6 by way of the review). */
  approve: ({ no }: AdminInput<'approve'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, review(order, { to: confirmed, statusDesc: '审核通过，订单已确认' }), clock),
    ),

  /** Returns the contract (10 → 5); electronic signatures must be repeated. */
  return: ({ no, reason }: AdminInput<'return'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, review(order, { to: placed, statusDesc: `厂家退回：${reason}`, reason }), clock),
    ),

  /** Hands a confirmed order to the warehouse (4 → 7). */
  confirm: ({ no }: AdminInput<'confirm'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, [{ to: awaitingShipment, statusDesc: '仓库备货中，等待发货' }], clock),
    ),

  /** Closes an unshipped order (→ 98) and releases everything it took. */
  close: ({ no, reason }: AdminInput<'close'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, [{ to: closedByProvider, statusDesc: `厂家关闭订单：${reason}`, reason }], clock),
    ),
});
