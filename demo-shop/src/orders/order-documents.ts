import Big from 'big.js';
import { type PayStatus, payStatus as paid, payStatusOf } from 'mall-api/database';
import { hasContract, isOlder, type OrderStatus, orderStatus, qysStatus } from 'shared-kernel/domain';
import { signsElectronically } from '../buyers/buyer';
import { daysAfter } from '../rows/days';
import { toAmount } from '../rows/prices';
import type { Random } from '../rows/random';
import { carrier, journey } from './carrier';
import type { PlannedOrder } from './order-plan';
import type { OrderRows } from './order-rows';
import type { HistoryEntry } from './status-history';

interface PlacedOrder extends PlannedOrder {
  id: string;
  no: string;
  payWay: string;
  totalAmount: Big;
  subOrderIds: readonly string[];
  history: readonly HistoryEntry[];
}

const timeOf = (order: PlacedOrder, status: OrderStatus) =>
  order.history.find((entry) => entry.status === status)?.time;

// The seed stores no files, so past contracts were all signed electronically and are rendered on request.
function contractState(order: PlacedOrder): { qysStatus: number; signedAt: Date | null } {
  const signedAt = timeOf(order, orderStatus.contractUploaded) ?? null;
  const signs = signsElectronically(order.buyer.clientType);
  if (order.status === orderStatus.placed) return { qysStatus: signs ? qysStatus.toSign : 0, signedAt: null };
  if (order.status === orderStatus.closed && !signedAt) {
    return { qysStatus: signs ? qysStatus.withdrawn : 0, signedAt };
  }
  if (order.status === orderStatus.closed) return { qysStatus: qysStatus.voiding, signedAt };
  return { qysStatus: signedAt ? qysStatus.signed : 0, signedAt };
}

/** Number of a bank slip, by purpose. */
const slip = (kind: 'SK' | 'TK', { no }: PlacedOrder) => `${kind}${no.slice(2)}`;

/** A payment from before the order was closed, and its refund. */
function addRefund(rows: OrderRows, order: PlacedOrder): PayStatus {
  const { id: orderId, payWay, totalAmount, createdAt } = order;
  const amount = toAmount(totalAmount);
  const closedAt = order.history.at(-1)?.time ?? createdAt;
  rows.orderPayments.push(
    { orderId, kind: 'payment', payWay, amount, voucherNo: slip('SK', order), paidAt: createdAt },
    { orderId, kind: 'refund', payWay, amount, voucherNo: slip('TK', order), paidAt: closedAt },
  );
  return payStatusOf({ total: amount, received: amount, refunded: amount });
}

function addPayments(rows: OrderRows, order: PlacedOrder, random: Random): PayStatus {
  const { status, totalAmount } = order;

  const paidShare: Partial<Record<OrderStatus, readonly number[]>> = {
    [orderStatus.completed]: [2, 2, 2, 2, 1],
    [orderStatus.shipped]: [0, 1, 2],
    [orderStatus.awaitingShipment]: [0, 0, 1],
  };
  const share = totalAmount.gt(1) ? random.pick(paidShare[status] ?? [0]) : 0;
  if (status === orderStatus.closedByProvider && totalAmount.gt(1)) return addRefund(rows, order);
  const received =
    share === 2 ? totalAmount : share === 1 ? totalAmount.times('0.3').round(2, Big.roundDown) : new Big(0);
  if (received.gt(0)) {
    const last = order.history.at(-1)?.time ?? order.createdAt;
    rows.orderPayments.push({
      orderId: order.id,
      kind: 'payment',
      payWay: order.payWay,
      amount: toAmount(received),
      voucherNo: slip('SK', order),
      paidAt: last,
    });
  }
  return payStatusOf({ total: toAmount(totalAmount), received: toAmount(received), refunded: '0.00' });
}

function addLogistics(rows: OrderRows, order: PlacedOrder, random: Random): void {
  const shippedAt = timeOf(order, orderStatus.shipped);
  if (!shippedAt) return;
  const steps: string[] = [`商品已出库，交由${carrier}承运`, ...journey];
  if (order.status === orderStatus.completed) steps.push('快件已签收，签收人：收货部');
  const parcels = order.subOrderIds.length > 0 ? order.subOrderIds : [null];
  parcels.forEach((subOrderId, parcel) => {
    const trackingNo = `ALWL${order.no.slice(2)}${parcel + 1}`;
    const passed = order.status === orderStatus.completed ? steps.length : random.int(2, steps.length);
    steps.slice(0, passed).forEach((content, step) => {
      if (!order.detailed && step < passed - 1) return;
      rows.orderLogistics.push({
        orderId: order.id,
        subOrderId,
        carrier,
        trackingNo,
        content: `${content}（运单号 ${trackingNo}）`,
        changedAt: daysAfter(shippedAt, step * 0.35),
      });
    });
  });
}

/** Contract, payments, invoice and logistics of an order. @returns the order's payment status */
export function addOrderDocuments(rows: OrderRows, order: PlacedOrder, random: Random): PayStatus {
  if (hasContract(order.buyer.clientType) && !isOlder(order.status)) {
    const state = contractState(order);
    rows.orderContracts.push({
      orderId: order.id,
      no: `HT${order.no.slice(2)}`,
      ...state,
      signerName: state.signedAt && order.buyer.memberName,
    });
  }
  const payStatus = addPayments(rows, order, random);
  if (order.status === orderStatus.completed && payStatus === paid.paid) {
    rows.orderInvoices.push({
      orderId: order.id,
      no: `FP${order.no.slice(2)}`,
      amount: toAmount(order.totalAmount),
      issuedAt: timeOf(order, orderStatus.completed) ?? order.createdAt,
    });
  }
  addLogistics(rows, order, random);
  return payStatus;
}
