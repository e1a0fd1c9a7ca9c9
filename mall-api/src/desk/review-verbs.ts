import { allows, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import { wrongState } from '../http/call-error';
import { contractRepository } from '../modules/file/contract-repository';
import type { LockedOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import type { DeskInput } from './operations';
import { advance, type DeskMove, nameOf, type WithOrder } from './with-order';

const { placed, awaitingReview, confirmed, awaitingShipment, closedByProvider } = orderStatus;

const enterReview = { to: awaitingReview, statusDesc: '已进入厂家审核' };

/** The review of an order that has not been taken in yet begins with its verdict. */
const review = (order: LockedOrder, verdict: DeskMove) =>
  allows(order.status as OrderStatus, 'accept') ? [enterReview, verdict] : [verdict];

/** What the desk decides about an order before it is shipped (docs/decisions.md#order-transitions). */
export const reviewVerbs = (withOrder: WithOrder, clock: () => Date) => ({
  /** Approves the rebate that an order uses: from now on it has its contract. */
  approveRebate: ({ no }: DeskInput<'approveRebate'>) =>
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
  accept: ({ no }: DeskInput<'accept'>) =>
    withOrder(no, (tx, order) => {
      if (!allows(order.status as OrderStatus, 'accept')) throw wrongState('订单不在合同已上传状态');
      return advance(tx, order, [enterReview], clock);
    }),

  /** Approves the contract (10 → 4; from 6 the review is gone through). */
  approve: ({ no }: DeskInput<'approve'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, review(order, { to: confirmed, statusDesc: '审核通过，订单已确认' }), clock),
    ),

  /** Sends the contract back (10 → 5); what was signed electronically has to be signed again. */
  return: ({ no, reason }: DeskInput<'return'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, review(order, { to: placed, statusDesc: `厂家退回：${reason}`, reason }), clock),
    ),

  /** Hands a confirmed order to the warehouse (4 → 7). */
  confirm: ({ no }: DeskInput<'confirm'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, [{ to: awaitingShipment, statusDesc: '仓库备货中，等待发货' }], clock),
    ),

  /** Closes an order that has not been shipped (→ 98); everything it took is given back. */
  close: ({ no, reason }: DeskInput<'close'>) =>
    withOrder(no, (tx, order) =>
      advance(tx, order, [{ to: closedByProvider, statusDesc: `厂家关闭订单：${reason}`, reason }], clock),
    ),
});
