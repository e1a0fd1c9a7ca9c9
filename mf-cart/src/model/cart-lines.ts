import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { multiplyAmount } from 'shared-kernel/money';

/** The buyer's unconfirmed changes, by line id. */
export interface PendingEdits {
  counts: ReadonlyMap<string, number>;
  selected: ReadonlyMap<string, boolean>;
  removed: ReadonlyMap<string, true>;
  notes: ReadonlyMap<string, string>;
}

export const linesOf = (cart: readonly CartLine[]): MemberCartSku[] =>
  cart.flatMap(({ memberCartSkus }) => memberCartSkus);

/** A line with another quantity and its exact amounts. */
export const withCount = (line: MemberCartSku, count: number): MemberCartSku => ({
  ...line,
  count,
  originalAmountUnit: multiplyAmount(line.priceUnit, count),
  discountAmountUnit: multiplyAmount(line.discountPriceUnit, count),
});

/** A line with another wanted quantity. */
export const withWanted = (line: MemberCartSku, count: number): MemberCartSku => ({
  ...withCount(line, count),
  wantedCount: line.cartSkuConsignees.length > 0 ? count : null,
});

/** A line whose new price the buyer accepts. */
const withAcceptedPrice = (line: MemberCartSku): MemberCartSku =>
  line.previousPriceUnit === null
    ? line
    : { ...line, previousPriceUnit: null, state: line.state === 'priceChanged' ? 'normal' : line.state };

/** The cart with changed lines. Products whose lines all keep their identity keep theirs, too. */
export const changeLines = (
  cart: readonly CartLine[],
  change: (line: MemberCartSku) => MemberCartSku,
): CartLine[] =>
  cart.map((product) => {
    const memberCartSkus = product.memberCartSkus.map(change);
    const same = memberCartSkus.every((line, index) => line === product.memberCartSkus[index]);
    return same ? product : { ...product, memberCartSkus };
  });

/** The cart without some lines, and without products that have none left. */
export const withoutLines = (
  cart: readonly CartLine[],
  isGone: (line: MemberCartSku) => boolean,
): CartLine[] =>
  cart.flatMap((product) => {
    const memberCartSkus = product.memberCartSkus.filter((line) => !isGone(line));
    if (memberCartSkus.length === product.memberCartSkus.length) return [product];
    return memberCartSkus.length > 0 ? [{ ...product, memberCartSkus }] : [];
  });

/** The server's cart with the pending edits applied. */
export function withPending(
  cart: readonly CartLine[],
  { counts, selected, removed, notes }: PendingEdits,
): CartLine[] {
  const left = removed.size > 0 ? withoutLines(cart, ({ id }) => removed.has(id)) : cart;
  return changeLines(left, (line) => {
    const count = counts.get(line.id);
    const counted = count === undefined ? line : withWanted(line, count);
    const isSelected = selected.get(line.id) ?? line.selected;
    const note = notes.get(line.id) ?? line.note;
    const same = isSelected === counted.selected && note === counted.note;
    return same ? counted : { ...counted, selected: isSelected, note };
  });
}

const isUnlisted = (line: MemberCartSku): boolean => line.state === 'unlisted';

/** Splits a cart into listed and unlisted lines (失效商品). */
export const partitionCart = (cart: readonly CartLine[]): { listed: CartLine[]; unlisted: CartLine[] } => ({
  listed: withoutLines(cart, isUnlisted),
  unlisted: withoutLines(cart, (line) => !isUnlisted(line)),
});

/** Whether a line can be ordered: listed, and in stock. */
export const isOrderable = (line: MemberCartSku): boolean => !isUnlisted(line) && line.maxQty >= 1;

/** The cart with the prices that the buyer agreed to, in yuan by line id. */
export const withAgreedPrices = (
  cart: readonly CartLine[],
  agreed: Readonly<Record<string, string>>,
): CartLine[] =>
  changeLines(cart, (line) => (agreed[line.id] === line.discountPriceUnit ? withAcceptedPrice(line) : line));

/** Whether a line's price has changed since it was added, and the buyer has not agreed to it yet. */
export const hasNewPrice = ({ previousPriceUnit, discountPriceUnit }: MemberCartSku): boolean =>
  previousPriceUnit !== null && previousPriceUnit !== discountPriceUnit;

/** Whether a line's quantity exceeds the stock. */
export const exceedsStock = (line: MemberCartSku): boolean => line.count > line.maxQty;

/** Maximum of the quantity input: the stock, within 1 to 999999999999999. */
export const maxCount = (line: MemberCartSku): number =>
  Math.max(limits.minCartQuantity, Math.min(line.maxQty, limits.maxQuantity));
