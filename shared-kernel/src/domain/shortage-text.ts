import { formatCount } from './format-count';

export interface Shortage {
  /** Stock in units. */
  maxQty: number;
  /** Units that the buyer already has in the cart. */
  held: number;
}

/**
 * Message for a quantity above the stock (docs/decisions/cart.md#more-than-the-stock).
 * @param heldWhere where the buyer's units are, e.g. the cart
 */
export function shortageText({ maxQty, held }: Shortage, unitName: string, heldWhere = '购物车'): string {
  if (maxQty === 0) return '暂时无货';
  const left = `库存不足：仅剩 ${formatCount(maxQty, unitName)}`;
  if (held === 0) return left;
  const rest = maxQty - held;
  const more = rest > 0 ? `最多再加 ${formatCount(rest, unitName)}` : '不能再加';
  return `${left}，${heldWhere}已有 ${formatCount(held, unitName)}，${more}`;
}
