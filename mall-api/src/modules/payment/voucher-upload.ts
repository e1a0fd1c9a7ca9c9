import { isClosed, type OrderStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { wrongState } from '../../http/call-error';
import { isPositive } from '../../wire/amount';
import type { LockedOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { paymentAmounts } from './payment-amounts';
import { paymentRepository } from './payment-repository';

/** Pay way by transfer to the provider's account. */
const offline = 'offline';

const vouchersOfOrder = 20;

/** Whether the order is paid by transfer to the provider's account. */
export const isTransferred = ({ payWay, status }: { payWay: string; status: number }): boolean =>
  payWay === offline && !isClosed(status as OrderStatus);

/** Whether the order accepts a voucher: it is paid by transfer, and not fully. */
export const mayUploadVoucher = (order: { payWay: string; status: number }, due: string): boolean =>
  isTransferred(order) && isPositive(due);

/** @throws CallError 60003 with the reason why the order accepts no voucher */
export async function checkVoucherUpload(tx: Queries, order: LockedOrder): Promise<void> {
  const payments = paymentRepository(tx);
  const { due } = paymentAmounts(order, await payments.ofOrders([order.id]));
  if (!isTransferred(order)) throw wrongState('该订单无需上传付款凭证');
  if (!isPositive(due)) throw wrongState('该订单已付清，无需上传付款凭证');
  if ((await payments.countVouchers(order.id)) >= vouchersOfOrder) {
    throw wrongState(`每个订单最多上传 ${vouchersOfOrder} 份付款凭证`);
  }
}

/** Records a stored voucher for the admin to check. */
export async function noteVoucher(
  tx: Queries,
  order: LockedOrder,
  { fileId, by }: { fileId: string; by: Buyer },
  now: Date,
): Promise<void> {
  await paymentRepository(tx).addVoucher({ orderId: order.id, fileId, createdAt: now });
  const status = order.status as OrderStatus;
  await recordEvents(tx, order, [{ status, statusDesc: '已上传付款凭证', operator: 'buyer', by }], now);
}
