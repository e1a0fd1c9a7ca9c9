import type { CartGift, CartLine, CartSkuConsignee, MemberCartSku } from 'shared-kernel/contracts';
import { changeLines, withCount } from './cart-lines';

/** Whether parts of a line have their own addresses. */
export const isSplitLine = ({ cartSkuConsignees }: MemberCartSku): boolean => cartSkuConsignees.length > 0;

/** Unallocated units of a split line: 剩余. */
export const leftOver = (line: MemberCartSku): number =>
  isSplitLine(line) ? Math.max(line.count - totalOf(line.cartSkuConsignees), 0) : 0;

/** Number of different addresses of some lines' deliveries. */
export const countAddresses = (lines: readonly MemberCartSku[]): number =>
  new Set(lines.flatMap((line) => line.cartSkuConsignees.map(({ consigneeId }) => consigneeId))).size;

/**
 * The maximum of one delivery: the stock, minus the line's other deliveries
 * (docs/specification.md#checkout-rules).
 */
export function maxDelivery(line: MemberCartSku, delivery: CartSkuConsignee): number {
  const others = line.cartSkuConsignees.filter(({ id }) => id !== delivery.id);
  return Math.max(line.maxQty - totalOf(others), 0);
}

/** Total units of deliveries. */
export const totalOf = (deliveries: readonly CartSkuConsignee[]): number =>
  deliveries.reduce((sum, { count }) => sum + count, 0);

/** The buyer's unconfirmed changes of deliveries, by delivery id. */
export interface PendingDeliveries {
  counts: ReadonlyMap<string, number>;
  removed: ReadonlyMap<string, true>;
}

/**
 * The cart with the pending edits of deliveries applied. A line keeps its wanted quantity, unless its
 * deliveries exceed it. The quantity of a removed delivery becomes unallocated.
 */
export const withPendingDeliveries = (
  cart: readonly CartLine[],
  { counts, removed }: PendingDeliveries,
): CartLine[] =>
  changeLines(cart, (line) => {
    if (!line.cartSkuConsignees.some(({ id }) => counts.has(id) || removed.has(id))) return line;
    const cartSkuConsignees = line.cartSkuConsignees
      .filter(({ id }) => !removed.has(id))
      .map((delivery) => ({ ...delivery, count: counts.get(delivery.id) ?? delivery.count }));
    const wanted = line.cartSkuConsignees.some(({ id }) => removed.has(id)) ? line.count : line.wantedCount;
    return { ...withCount(line, Math.max(wanted ?? 0, totalOf(cartSkuConsignees))), cartSkuConsignees };
  });

/** The lines without a delivery to an address. */
export const linesWithout = (lines: readonly MemberCartSku[], consigneeId: string): MemberCartSku[] =>
  lines.filter((line) => !line.cartSkuConsignees.some((delivery) => delivery.consigneeId === consigneeId));

/** Sort position of a new delivery: the last of its line. */
export const nextSort = ({ cartSkuConsignees }: MemberCartSku): number =>
  cartSkuConsignees.reduce((last, { sort }) => Math.max(last, sort), -1) + 1;

/** The gifts of one delivery, with the promotion's preset numbers. */
export const giftsOf = (line: MemberCartSku, { giftSkus }: CartSkuConsignee): CartGift[] =>
  line.gifts.map((gift) => ({ ...gift, count: giftSkus.find(({ code }) => code === gift.code)?.count ?? 0 }));
