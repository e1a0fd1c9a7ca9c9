import type { PurchaseRequestHead, PurchaseRequestLine } from 'shared-kernel/contracts';
import { isClosed, type OrderStatus, statusName } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Buyer } from '../../http/buyer';
import { formatTime } from '../../wire/time';
import { mayOrder } from '../catalogue/client-price';
import type { RequestHeadRow, RequestReads } from './read-repository';

type Rows<Verb extends 'lines' | 'ordersOf' | 'parcelsOf'> = Awaited<ReturnType<RequestReads[Verb]>>;

export const toRequestHead = (buyer: Buyer, row: RequestHeadRow): PurchaseRequestHead => ({
  id: row.id,
  no: row.no,
  applicantName: row.applicantName,
  isOwn: row.memberId === buyer.memberId,
  department: row.department,
  reason: row.reason,
  wantedDate: row.wantedOn,
  createTime: formatTime(row.createdAt),
  lineCount: row.lineCount,
  states: {
    open: row.open,
    inCart: row.inCart,
    ordered: row.ordered,
    refused: row.refused,
    withdrawn: row.withdrawn,
  },
  amountUnit: row.amount,
});

/** The lines of a request with what has become of each, down to the parcels. */
export function toRequestLines(
  buyer: Buyer,
  rows: Rows<'lines'>,
  orders: Rows<'ordersOf'>,
  parcels: Rows<'parcelsOf'>,
): PurchaseRequestLine[] {
  const ordersOf = groupBy(orders, ({ lineId }) => lineId);
  const parcelsOf = groupBy(parcels, ({ orderId, skuId }) => `${orderId}/${skuId}`);
  return rows.map(({ line, state, ordered, ownerName, answererName, ...goods }) => ({
    id: line.id,
    version: line.version,
    skuId: line.skuId,
    productId: goods.productId,
    productName: goods.productName,
    model: goods.model,
    imageUrl: goods.imageUrl,
    unitName: goods.unitName,
    askedCount: line.askedCount,
    count: line.count,
    openCount: line.ended ? 0 : Math.max(line.count - ordered, 0),
    note: line.note,
    seenPriceUnit: line.seenPrice,
    priceUnit: mayOrder(goods, buyer.clientType) ? goods.price : null,
    state,
    cartOwnerName: state === 'inCart' ? ownerName : null,
    answer: line.answer,
    answererName,
    answerTime: line.answeredAt && formatTime(line.answeredAt),
    orders: (ordersOf.get(line.id) ?? []).map(({ orderId, orderNo, memberId, status, skuId, count }) => ({
      orderId,
      orderNo,
      isOwn: memberId === buyer.memberId,
      statusName: statusName(status as OrderStatus),
      cancelled: isClosed(status as OrderStatus),
      count,
      parcels: (parcelsOf.get(`${orderId}/${skuId}`) ?? []).map((parcel) => ({
        carrier: parcel.carrier,
        trackingNo: parcel.trackingNo,
        shippedTime: formatTime(parcel.shippedAt),
        count: parcel.count,
        receivedCount: parcel.receivedCount,
      })),
    })),
  }));
}
