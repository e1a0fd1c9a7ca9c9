import type { CartGift, CartLine, CartSkuConsignee, MemberCartSku } from 'shared-kernel/contracts';
import { changeLines, withCount } from './cart-lines';

/** A line of which parts go to addresses of their own. */
export const isSplitLine = ({ cartSkuConsignees }: MemberCartSku): boolean => cartSkuConsignees.length > 0;

/** Units of a split line that have no address yet: 剩余. */
export const leftOver = (line: MemberCartSku): number =>
  isSplitLine(line) ? Math.max(line.count - totalOf(line.cartSkuConsignees), 0) : 0;

/** How many different addresses the deliveries of some lines go to. */
export const countAddresses = (lines: readonly MemberCartSku[]): number =>
  new Set(lines.flatMap((line) => line.cartSkuConsignees.map(({ consigneeId }) => consigneeId))).size;

/**
 * The most of a line that one delivery can take: the stock, less the line's other deliveries
 * (docs/specification.md#checkout-rules).
 */
export function maxDelivery(line: MemberCartSku, delivery: CartSkuConsignee): number {
  const others = line.cartSkuConsignees.filter(({ id }) => id !== delivery.id);
  return Math.max(line.maxQty - totalOf(others), 0);
}

/** Units over deliveries. */
export const totalOf = (deliveries: readonly CartSkuConsignee[]): number =>
  deliveries.reduce((sum, { count }) => sum + count, 0);

/** What the buyer has changed of deliveries and the server has not confirmed yet, by delivery id. */
export interface PendingDeliveries {
  counts: ReadonlyMap<string, number>;
  removed: ReadonlyMap<string, true>;
}

/**
 * The cart with the pending edits of deliveries over it. A line keeps the quantity that its buyer wants; only where its
 * deliveries are more, it has theirs. What a removed delivery held is left over.
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

/** The lines that do not go to an address yet, and so can have a delivery to it. */
export const linesWithout = (lines: readonly MemberCartSku[], consigneeId: string): MemberCartSku[] =>
  lines.filter((line) => !line.cartSkuConsignees.some((delivery) => delivery.consigneeId === consigneeId));

/** Where a new delivery stands: after all others of its line. */
export const nextSort = ({ cartSkuConsignees }: MemberCartSku): number =>
  cartSkuConsignees.reduce((last, { sort }) => Math.max(last, sort), -1) + 1;

/** The gifts that come with one delivery, with the number that the promotion presets for it. */
export const giftsOf = (line: MemberCartSku, { giftSkus }: CartSkuConsignee): CartGift[] =>
  line.gifts.map((gift) => ({ ...gift, count: giftSkus.find(({ code }) => code === gift.code)?.count ?? 0 }));
