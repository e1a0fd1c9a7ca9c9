import type { Order } from 'shared-kernel/contracts';
import { allows } from 'shared-kernel/domain';

/**
 * Cancelling: in status 5 and 6 only, and only while the server allows it
 * (docs/specification.md#order-actions).
 */
export const mayCancel = ({ status, showCancelBtn }: Pick<Order, 'status' | 'showCancelBtn'>): boolean =>
  allows(status, 'cancel') && showCancelBtn;

/**
 * Requesting to cancel: an order that cannot be cancelled any more and has not shipped, while the server
 * allows it.
 */
export const mayAskToCancel = ({
  status,
  showAskCancelBtn,
}: Pick<Order, 'status' | 'showAskCancelBtn'>): boolean => allows(status, 'askToCancel') && showAskCancelBtn;

/** Confirming the receipt: a shipped order, while the server allows it. */
export const mayReceive = ({ status, showReceiveBtn }: Pick<Order, 'status' | 'showReceiveBtn'>): boolean =>
  allows(status, 'receive') && showReceiveBtn;
