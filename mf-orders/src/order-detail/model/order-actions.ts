import type { Order } from 'shared-kernel/contracts';
import { isBeforeReview, type OrderStatus, orderStatus } from 'shared-kernel/domain';

/** Cancelling: in status 5 and 6 only, and only while the server allows it (section 4, order actions). */
export const mayCancel = ({ status, showCancelBtn }: Pick<Order, 'status' | 'showCancelBtn'>): boolean =>
  isBeforeReview(status) && showCancelBtn;

/** Confirming the receipt: of a shipped order, while the server allows it. */
export const mayReceive = ({ status, showReceiveBtn }: Pick<Order, 'status' | 'showReceiveBtn'>): boolean =>
  status === orderStatus.shipped && showReceiveBtn;

/** Goods that were sent have logistics to tell of. */
export const wasShipped = (status: OrderStatus): boolean =>
  status === orderStatus.shipped || status === orderStatus.completed;

/** Parts of a split order may be on their way while others still wait. */
export const mayBeUnderWay = (status: OrderStatus): boolean =>
  wasShipped(status) || status === orderStatus.awaitingShipment;

/** Nothing happens to such an order any more. */
export const isOver = (status: OrderStatus): boolean =>
  status === orderStatus.completed || closedNote(status) !== null;

/** What a buyer has to know of an order that stands outside the six steps, or null. */
export function closedNote(status: OrderStatus): string | null {
  switch (status) {
    case orderStatus.closed:
      return '订单已关闭';
    case orderStatus.closedByProvider:
      return '订单已由厂家关闭';
    default:
      return null;
  }
}
