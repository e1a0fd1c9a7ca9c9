import type { OrderPayment } from 'shared-kernel/contracts';
import { fileUrl } from '../../wire/file-url';
import { formatDate, formatTime } from '../../wire/time';
import { paymentAmounts } from './payment-amounts';
import type { PaymentRepository } from './payment-repository';
import { isTransferred, mayUploadVoucher } from './voucher-upload';

type Rows<Verb extends 'ofOrders' | 'vouchers'> = Awaited<ReturnType<PaymentRepository[Verb]>>;

/** An order's payments for its buyer. */
export function toPayment(
  order: { no: string; status: number; payWay: string; totalAmount: string },
  payments: Rows<'ofOrders'>,
  vouchers: Rows<'vouchers'>,
): OrderPayment {
  const { received, refunded, due } = paymentAmounts(order, payments);
  return {
    receivedAmountUnit: received,
    refundedAmountUnit: refunded,
    dueAmountUnit: due,
    entries: payments.map(({ kind, amount, voucherNo, paidAt }) => ({
      kind,
      amountUnit: amount,
      date: formatDate(paidAt),
      voucherNo,
    })),
    transfer: isTransferred(order)
      ? { reference: order.no, showUploadBtn: mayUploadVoucher(order, due) }
      : null,
    vouchers: vouchers.map(({ fileName, voucher }) => ({
      fileName,
      fileUrl: fileUrl(voucher.fileId) ?? '',
      createTime: formatTime(voucher.createdAt),
      status: voucher.status,
      reason: voucher.reason,
    })),
  };
}
