import type {
  Order,
  OrderCard,
  OrderContract,
  OrderDestination,
  OrderItem,
  OrderPayment,
} from 'shared-kernel/contracts';
import {
  allows,
  type ClientType,
  hasContract,
  isBeforeReview,
  isShipped,
  type OrderStatus,
  orderStatus,
  qysStatus,
  statusName,
} from 'shared-kernel/domain';
import { payStatus, payStatusNames } from '../../db/pay-status';
import type { Buyer } from '../../http/buyer';
import type { ESign } from '../../ports/esign';
import { isPositive } from '../../wire/amount';
import { documentUrl, fileUrl } from '../../wire/file-url';
import { formatTime } from '../../wire/time';
import { unitTitle } from '../catalogue/unit-title';
import { addedLater } from '../document/contract-content';
import type { ContractRepository } from '../file/contract-repository';
import type { CancelRequestRow } from './cancel-repository';
import type { OrderRepository } from './repository';

type Rows<Verb extends keyof OrderRepository> = Awaited<ReturnType<OrderRepository[Verb]>>;
type CardRow = Rows<'page'>[number];
type ItemRow = Rows<'items'>[number];
type Found = NonNullable<Rows<'find'>>;
type LogRow = Rows<'logs'>[number];
type VersionRow = Awaited<ReturnType<ContractRepository['versions']>>[number];

const statusFields = ({ status, payStatus }: { status: number; payStatus: number }) => ({
  status: status as OrderStatus,
  statusName: statusName(status as OrderStatus),
  payStatusName: payStatusNames[payStatus] ?? '',
});

export const toItem = (row: ItemRow): OrderItem => ({
  id: row.id,
  productId: row.productId,
  skuId: row.skuId,
  productImgUrl: row.productImgUrl,
  model: row.model,
  name: unitTitle(row),
  productName: row.name,
  unitName: row.unitName,
  unitPriceUnit: row.price,
  payPrice: row.discountPrice,
  payAmount: row.payAmount,
  rebateAmountUnit: row.rebateAmount,
  quantity: row.quantity,
  gift: row.gift,
  note: row.note,
});

const toInvoice = (orderId: string, row: { externUrl: string | null } | null) =>
  row && { externUrl: row.externUrl ?? documentUrl('invoice', orderId) };

const toLog = ({ time, statusDesc }: LogRow) => ({ time: formatTime(time), statusDesc });

/** Destinations of an order; of a split one, of each part. */
export const toDestinations = (row: CardRow, parts: Rows<'subOrders'>): OrderDestination[] => {
  if (parts.length > 0) {
    return parts.map(({ no, name, phone, address, hospitalName }) => ({
      subOrderNo: no,
      name,
      phone,
      address,
      hospitalName,
    }));
  }
  if (!row.consignee) return [];
  const { name, phone, address, hospitalName } = row.consignee;
  return [{ subOrderNo: null, name, phone, address, hospitalName: row.hospitalName ?? hospitalName }];
};

/** Whose an order is, for a client with colleagues only. */
const ownership = ({ hasColleagues, memberId }: Buyer, order: { readonly memberId: string }) =>
  hasColleagues ? { isOwn: order.memberId === memberId } : {};

/** An order for lists. */
export const toCard = (
  row: CardRow,
  items: readonly ItemRow[],
  parts: Rows<'subOrders'>,
  buyer: Buyer,
): OrderCard => ({
  id: row.id,
  no: row.no,
  purchaseNo: row.purchaseNo,
  memberName: row.memberName,
  ...ownership(buyer, row),
  createTime: formatTime(row.createdAt),
  ...statusFields(row),
  totalAmountUnit: row.totalAmount,
  orderItems: items.map(toItem),
  destinations: toDestinations(row, parts),
  operationLog:
    row.loggedAt && row.statusDesc !== null
      ? toLog({ time: row.loggedAt, statusDesc: row.statusDesc })
      : null,
  orderInvoice: toInvoice(row.id, row.invoice),
  showElecDeliveryBtn: isShipped(row.status as OrderStatus),
});

function toContract(
  { order, contract }: Found,
  items: readonly ItemRow[],
  versions: readonly VersionRow[],
  esign: ESign,
): OrderContract | null {
  if (!hasContract(order.clientType as ClientType)) return null;
  if (!contract) {
    return { originFileUrl: null, uploadFileUrl: null, signQys: false, viewUrl: null, signUrl: null };
  }
  if (contract.awaitsApproval) {
    const signQys = contract.qysStatus > 0;
    return {
      originFileUrl: null,
      uploadFileUrl: null,
      signQys,
      viewUrl: null,
      signUrl: null,
      awaitsApproval: true,
    };
  }
  const isToSign = contract.qysStatus === qysStatus.toSign;
  const isSigned = contract.qysStatus === qysStatus.signed;
  return {
    originFileUrl: documentUrl('contract', order.id),
    uploadFileUrl: isSigned ? documentUrl('signed', order.id) : fileUrl(contract.uploadFileId),
    signQys: contract.qysStatus > 0,
    viewUrl: isToSign || isSigned ? esign.viewUrl(contract.signToken) : null,
    signUrl: isToSign ? esign.signUrl(contract.signToken) : null,
    versions: versions.map(({ version, digest, fileId, createdAt }) => ({
      version,
      digest,
      fileUrl: fileUrl(fileId) ?? '',
      createTime: formatTime(createdAt),
      valid: contract.originFileId === fileId,
    })),
    countersignedUrl: contract.countersignedAt && documentUrl('countersigned', order.id),
    supplementUrl: addedLater(items, contract).length > 0 ? documentUrl('supplement', order.id) : null,
  };
}

const toCancelRequest = (row: CancelRequestRow | undefined): Order['cancelRequest'] =>
  row
    ? {
        reason: row.reason,
        time: formatTime(row.askedAt),
        verdict: row.verdict,
        answer: row.answer,
        answerTime: row.answeredAt && formatTime(row.answeredAt),
      }
    : null;

/** A whole order, with the flags of its buttons (docs/specification.md#permissions). */
export function toOrder(
  found: Found,
  items: readonly ItemRow[],
  subOrders: Rows<'subOrders'>,
  logs: readonly LogRow[],
  {
    hasBuyMore,
    payment,
    versions,
    cancelRequest,
    approval,
    quotes,
    departments,
    hasLeft,
    esign,
    buyer,
  }: {
    hasBuyMore: boolean;
    payment: OrderPayment;
    versions: readonly VersionRow[];
    cancelRequest: CancelRequestRow | undefined;
    approval: Order['approval'];
    quotes: NonNullable<Order['quotes']>;
    departments: NonNullable<Order['departments']>;
    /** Some goods have been shipped. */
    hasLeft: boolean;
    esign: ESign;
    buyer: Buyer;
  },
): Order {
  const { order, consignee, invoice } = found;
  const status = order.status as OrderStatus;
  const shown = logs.map(toLog);
  return {
    id: order.id,
    no: order.no,
    purchaseNo: order.purchaseNo,
    memberName: order.memberName,
    ...ownership(buyer, order),
    createTime: formatTime(order.createdAt),
    ...statusFields(order),
    totalAmountUnit: order.totalAmount,
    orderItems: items.map(toItem),
    operationLog: shown[0] ?? null,
    operationLogs: shown,
    hospitalName: order.hospitalName,
    dealerName: order.dealerName,
    businessStock: order.businessStock,
    remark: order.remark,
    orderConsignee: {
      name: consignee?.name ?? '',
      phone: consignee?.phone ?? '',
      address: consignee?.address ?? '',
      hospitalName: consignee?.hospitalName ?? null,
    },
    subOrderList: subOrders.map(({ id, no, name, phone, address, hospitalName, ...amounts }) => ({
      id,
      no,
      rebateAmountUnit: amounts.rebateAmount,
      totalAmountUnit: amounts.totalAmount,
      orderConsignee: { name, phone, address, hospitalName },
      orderItems: items.filter(({ subOrderId }) => subOrderId === id).map(toItem),
    })),
    orderPay: {
      payMethodName: order.payWayName,
      productTotalAmountUnit: order.productTotalAmount,
      couponAmountUnit: order.couponAmount,
      rebateAmountUnit: order.rebateAmount,
      totalAmountUnit: order.totalAmount,
    },
    payment,
    orderContract: toContract(found, items, versions, esign),
    returnReason: status === orderStatus.placed ? order.statusReason : null,
    orderInvoice: toInvoice(order.id, invoice),
    waitingAuthNumber: order.waitingAuthNumber,
    showCancelBtn: mayCancel(order),
    showAskCancelBtn: mayAskToCancel(order, { asked: cancelRequest !== undefined, hasLeft }),
    cancelRequest: toCancelRequest(cancelRequest),
    ...(approval && { approval }),
    ...(quotes.length > 0 && { quotes }),
    ...(departments.length > 0 && { departments }),
    showElecDeliveryBtn: isShipped(status),
    showBuyMore: hasBuyMore && isBeforeReview(status),
    showReceiveBtn: allows(status, 'receive'),
  };
}

interface Paying {
  readonly status: number;
  readonly payStatus: number;
  readonly totalAmount: string;
}

/** The buyer may cancel before the review, unless the provider holds money for the order. */
export const mayCancel = (order: Paying): boolean =>
  allows(order.status as OrderStatus, 'cancel') &&
  (order.payStatus === payStatus.unpaid ||
    order.payStatus === payStatus.refunded ||
    !isPositive(order.totalAmount));

/** A buyer who may not cancel may request it once, until something is shipped. */
export const mayAskToCancel = (
  order: Parameters<typeof mayCancel>[0],
  { asked, hasLeft }: { asked: boolean; hasLeft: boolean },
): boolean => allows(order.status as OrderStatus, 'askToCancel') && !mayCancel(order) && !asked && !hasLeft;
