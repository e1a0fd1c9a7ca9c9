import { isClosed, type OrderStatus } from 'shared-kernel/domain';
import type { orderPayments } from '../../db/schema';
import { isPositive, minus, sumOf } from '../../wire/amount';

type Payment = Pick<typeof orderPayments.$inferSelect, 'kind' | 'amount'>;

export interface PaymentAmounts {
  readonly received: string;
  readonly refunded: string;
  /** Of what was received, what was not given back. */
  readonly kept: string;
  /** What is still to be paid; nothing of a closed order. */
  readonly due: string;
}

/** What was paid for an order, and what is left. */
export function paymentAmounts(
  { status, totalAmount }: { status: number; totalAmount: string },
  payments: readonly Payment[],
): PaymentAmounts {
  const sum = (kind: Payment['kind']) =>
    sumOf(payments.filter((payment) => payment.kind === kind).map(({ amount }) => amount));
  const received = sum('payment');
  const refunded = sum('refund');
  const kept = minus(received, refunded);
  const left = minus(totalAmount, kept);
  const due = isClosed(status as OrderStatus) || !isPositive(left) ? '0.00' : left;
  return { received, refunded, kept, due };
}
