import type { OrderStatus } from 'shared-kernel/domain';
import { formatAmount } from 'shared-kernel/money';
import type { Queries } from '../../db/database';
import { payStatusNames, payStatusOf } from '../../db/pay-status';
import { invalid, wrongState } from '../../http/call-error';
import { isPositive, minus } from '../../wire/amount';
import { formatDate, startOfDay } from '../../wire/time';
import type { LockedOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { paymentAmounts } from './payment-amounts';
import { paymentRepository } from './payment-repository';

export interface NewPayment {
  readonly kind: 'payment' | 'refund';
  /** Yuan. */
  readonly amount: string;
  /** Date of the bank slip, `YYYY-MM-DD`; default today. */
  readonly date?: string | undefined;
  readonly voucherNo: string;
  /** The amount may exceed what is due. */
  readonly over?: boolean;
}

const words = {
  payment: { done: '已收到付款', dated: '到账' },
  refund: { done: '已退款', dated: '退回' },
} as const;

/** Turns a day into a moment not before the order and not after now. */
function momentOf(date: string | undefined, order: LockedOrder, now: Date): Date {
  if (date === undefined || date === formatDate(now)) return now;
  if (date > formatDate(now)) throw invalid('日期不能晚于今天');
  if (date < formatDate(order.createdAt)) throw invalid(`日期不能早于下单日 ${formatDate(order.createdAt)}`);
  const start = startOfDay(date);
  return new Date(Math.max(start.getTime(), order.createdAt.getTime()));
}

/**
 * Records a payment or refund of a locked order; updates its payment status, settles its vouchers, and
 * notifies the buyer.
 * @throws CallError 60001 an invalid amount or day, or a slip already recorded; 60003 more than is due or was
 * paid
 */
export async function recordPayment(
  tx: Queries,
  order: LockedOrder,
  { kind, amount, date, voucherNo, over = false }: NewPayment,
  now: Date,
) {
  const payments = paymentRepository(tx);
  if (!isPositive(amount)) throw invalid('金额应大于 0');
  const paidAt = momentOf(date, order, now);
  const before = paymentAmounts(order, await payments.ofOrders([order.id]));
  if (kind === 'refund' && isPositive(minus(amount, before.kept))) {
    throw wrongState(`最多可退 ${before.kept} 元`);
  }
  if (kind === 'payment' && !over && isPositive(minus(amount, before.due))) {
    throw wrongState(`订单待付 ${before.due} 元，多收请加 --over`);
  }
  const added = await payments.add({
    orderId: order.id,
    kind,
    payWay: order.payWay,
    amount,
    voucherNo,
    paidAt,
  });
  if (!added) throw invalid(`凭证 ${voucherNo} 已登记`);
  if (kind === 'payment') {
    await payments.answerVouchers(order.id, { status: 'checked', reason: null, answeredAt: now });
  }
  const after = paymentAmounts(order, await payments.ofOrders([order.id]));
  const payStatus = payStatusOf({ total: order.totalAmount, ...after });
  await payments.setStatus(order.id, payStatus);
  const { done, dated } = words[kind];
  const statusDesc = `${done} ¥ ${formatAmount(amount)}：${formatDate(paidAt)} ${dated}，凭证号 ${voucherNo}，订单${payStatusNames[payStatus]}`;
  const status = order.status as OrderStatus;
  await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], now);
  return { no: order.no, payStatus: payStatusNames[payStatus], ...after };
}
