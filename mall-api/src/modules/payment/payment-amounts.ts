import { isClosed, type OrderStatus } from 'shared-kernel/domain';
import type { orderPayments } from '../../db/schema';
import { isPositive, minus, sumOf } from '../../wire/amount';

type Payment = Pick<typeof orderPayments.$inferSelect, 'kind' | 'amount'>;

export interface PaymentAmounts {
  readonly received: string;
  readonly refunded: string;
  /** Received less refunded. */
  readonly kept: string;
  /** Amount still to be paid; zero for a closed order. */
  readonly due: string;
}

/** Paid and due amounts of an order. */
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
