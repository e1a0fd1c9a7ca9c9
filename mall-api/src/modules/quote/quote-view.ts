import type { QuoteHead, QuoteLine } from 'shared-kernel/contracts';
import type { Buyer } from '../../http/buyer';
import { formatTime } from '../../wire/time';
import { mayOrder } from '../catalogue/client-price';
import { isInSight } from '../order/orders-in-sight';
import type { QuoteHeadRow, QuoteLineRow } from './read-repository';

export const toQuoteHead = (buyer: Buyer, row: QuoteHeadRow): QuoteHead => ({
  id: row.id,
  no: row.no,
  askerName: row.askerName,
  isOwn: row.memberId === buyer.memberId,
  state: row.state,
  note: row.note,
  answer: row.answer,
  validUntil: row.validUntil,
  createTime: formatTime(row.createdAt),
  answerTime: row.answeredAt && formatTime(row.answeredAt),
  lineCount: row.lineCount,
  listAmountUnit: row.listAmount ?? '0.00',
  quotedAmountUnit: row.quotedAmount,
});

export const toQuoteLine = (buyer: Buyer, { line, ...row }: QuoteLineRow): QuoteLine => ({
  id: line.id,
  skuId: line.skuId,
  productId: row.productId,
  productName: row.productName,
  model: row.model,
  imageUrl: row.imageUrl,
  unitName: row.unitName,
  count: line.count,
  note: line.note,
  listPriceUnit: line.listPrice,
  quotedPriceUnit: line.quotedPrice,
  remark: line.remark,
  canOrder: mayOrder(row, buyer.clientType),
  cartOwnerName: row.ownerName,
  order: row.order && { id: row.order.id, no: row.order.no, canOpen: isInSight(buyer, row.order) },
});
