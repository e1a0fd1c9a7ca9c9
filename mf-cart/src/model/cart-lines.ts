import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { multiplyAmount } from 'shared-kernel/money';

/** What the buyer has changed and the server has not confirmed yet, by line id. */
export interface PendingEdits {
  counts: ReadonlyMap<string, number>;
  selected: ReadonlyMap<string, boolean>;
  removed: ReadonlyMap<string, true>;
  notes: ReadonlyMap<string, string>;
}

export const linesOf = (cart: readonly CartLine[]): MemberCartSku[] =>
  cart.flatMap(({ memberCartSkus }) => memberCartSkus);

/** A line with another quantity, its amounts worked out exactly. */
export const withCount = (line: MemberCartSku, count: number): MemberCartSku => ({
  ...line,
  count,
  originalAmountUnit: multiplyAmount(line.priceUnit, count),
  discountAmountUnit: multiplyAmount(line.discountPriceUnit, count),
});

/** A line of which its buyer wants another quantity. */
export const withWanted = (line: MemberCartSku, count: number): MemberCartSku => ({
  ...withCount(line, count),
  wantedCount: line.cartSkuConsignees.length > 0 ? count : null,
});

/** A line whose price the buyer agrees to. */
const withAcceptedPrice = (line: MemberCartSku): MemberCartSku =>
  line.previousPriceUnit === null
    ? line
    : { ...line, previousPriceUnit: null, state: line.state === 'priceChanged' ? 'normal' : line.state };

/** The cart with its lines changed. Products whose lines all stay the same object stay the same object, too. */
export const changeLines = (
  cart: readonly CartLine[],
  change: (line: MemberCartSku) => MemberCartSku,
): CartLine[] =>
  cart.map((product) => {
    const memberCartSkus = product.memberCartSkus.map(change);
    const same = memberCartSkus.every((line, index) => line === product.memberCartSkus[index]);
    return same ? product : { ...product, memberCartSkus };
  });

/** The cart without some lines, and without the products that have none left. */
export const withoutLines = (
  cart: readonly CartLine[],
  isGone: (line: MemberCartSku) => boolean,
): CartLine[] =>
  cart.flatMap((product) => {
    const memberCartSkus = product.memberCartSkus.filter((line) => !isGone(line));
    if (memberCartSkus.length === product.memberCartSkus.length) return [product];
    return memberCartSkus.length > 0 ? [{ ...product, memberCartSkus }] : [];
  });

/** The server's cart with the pending edits over it. */
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

/** Splits a cart into what is still sold and the lines that are not any more (失效商品). */
export const partitionCart = (cart: readonly CartLine[]): { listed: CartLine[]; unlisted: CartLine[] } => ({
  listed: withoutLines(cart, isUnlisted),
  unlisted: withoutLines(cart, (line) => !isUnlisted(line)),
});

/** A line that may be ordered: still sold, and at least one of it is left. */
export const isOrderable = (line: MemberCartSku): boolean => !isUnlisted(line) && line.maxQty >= 1;

/** The cart with the prices that the buyer agreed to, in yuan by line id. */
export const withAgreedPrices = (
  cart: readonly CartLine[],
  agreed: Readonly<Record<string, string>>,
): CartLine[] =>
  changeLines(cart, (line) => (agreed[line.id] === line.discountPriceUnit ? withAcceptedPrice(line) : line));

/** The line costs something else than when it was put in, and the buyer has not agreed to it yet. */
export const hasNewPrice = ({ previousPriceUnit, discountPriceUnit }: MemberCartSku): boolean =>
  previousPriceUnit !== null && previousPriceUnit !== discountPriceUnit;

/** The line asks for more than can be sold. */
export const exceedsStock = (line: MemberCartSku): boolean => line.count > line.maxQty;

/** The most that the quantity input takes: what can be sold, within 1 to 999999999999999. */
export const maxCount = (line: MemberCartSku): number =>
  Math.max(limits.minCartQuantity, Math.min(line.maxQty, limits.maxQuantity));
