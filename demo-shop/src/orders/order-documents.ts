import Big from 'big.js';
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

// A seed has no files to store, so contracts of the past were all signed electronically; theirs are made when asked for.
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

/** @returns the order's payStatus */
function addPayments(rows: OrderRows, order: PlacedOrder, random: Random): number {
  const { status, totalAmount } = order;
  const paidShare: Partial<Record<OrderStatus, readonly number[]>> = {
    [orderStatus.completed]: [2, 2, 2, 2, 1],
    [orderStatus.shipped]: [0, 1, 2],
    [orderStatus.awaitingShipment]: [0, 0, 1],
  };
  const payStatus = totalAmount.gt(1) ? random.pick(paidShare[status] ?? [0]) : 0;
  if (payStatus > 0) {
    const amount = payStatus === 2 ? totalAmount : totalAmount.times('0.3').round(2, Big.roundDown);
    const last = order.history.at(-1)?.time ?? order.createdAt;
    rows.orderPayments.push({
      orderId: order.id,
      payWay: order.payWay,
      amount: toAmount(amount),
      paidAt: last,
    });
  }
  return payStatus;
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

/** Contract, payments, invoice and logistics of an order. @returns the order's payStatus */
export function addOrderDocuments(rows: OrderRows, order: PlacedOrder, random: Random): number {
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
  if (order.status === orderStatus.completed && payStatus === 2) {
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
