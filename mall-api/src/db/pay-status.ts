import Big from 'big.js';

/** Values of `orders.payStatus`. */
export const payStatus = { unpaid: 0, partPaid: 1, paid: 2, refunded: 3 } as const;
export type PayStatus = (typeof payStatus)[keyof typeof payStatus];

export const payStatusNames: Readonly<Record<number, string>> = {
  [payStatus.unpaid]: '待付款',
  [payStatus.partPaid]: '部分付款',
  [payStatus.paid]: '已付款',
  [payStatus.refunded]: '已退款',
};

/** In yuan. */
export interface PaidAmounts {
  /** The order's total. */
  readonly total: string;
  readonly received: string;
  readonly refunded: string;
}

/**
 * The payment status of an order, derived from its payments only
 * (docs/decisions/orders.md#the-payment-status-follows-from-the-payments).
 */
export function payStatusOf({ total, received, refunded }: PaidAmounts): PayStatus {
  const kept = new Big(received).minus(refunded);
  if (kept.lte(0) && new Big(refunded).gt(0)) return payStatus.refunded;
  if (kept.gte(total)) return payStatus.paid;
  return kept.gt(0) ? payStatus.partPaid : payStatus.unpaid;
}
