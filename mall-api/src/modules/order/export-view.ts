import type { ExportedOrder } from 'shared-kernel/contracts';
import type { orderPayments } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { paymentAmounts } from '../payment/payment-amounts';
import { toCard, toDestinations, toItem } from './order-view';
import type { OrderRepository } from './repository';

type Rows<Verb extends keyof OrderRepository> = Awaited<ReturnType<OrderRepository[Verb]>>;

/** An order for the export; each item has its sub-order. */
export function toExported(
  row: Rows<'page'>[number],
  {
    items,
    parts,
    payments,
    buyer,
  }: {
    items: Rows<'items'>;
    parts: Rows<'subOrders'>;
    payments: readonly (typeof orderPayments.$inferSelect)[];
    buyer: Buyer;
  },
): ExportedOrder {
  const { received, refunded } = paymentAmounts(row, payments);
  const noOf = new Map(parts.map(({ id, no }) => [id, no]));
  return {
    ...toCard(row, items, parts, buyer),
    dealerName: row.dealerName,
    orderPay: {
      payMethodName: row.payWayName,
      productTotalAmountUnit: row.productTotalAmount,
      couponAmountUnit: row.couponAmount,
      rebateAmountUnit: row.rebateAmount,
      totalAmountUnit: row.totalAmount,
    },
    receivedAmountUnit: received,
    refundedAmountUnit: refunded,
    invoiceNo: row.invoice?.no ?? null,
    destinations: toDestinations(row, parts),
    orderItems: items.map((item) => ({
      ...toItem(item),
      subOrderNo: noOf.get(item.subOrderId ?? '') ?? null,
    })),
  };
}
