import { formatCount } from './format-count';

export interface Shortage {
  /** Units that the stock comes to. */
  maxQty: number;
  /** Units of them that the buyer has in the cart already. */
  held: number;
}

/**
 * How many there are of what was asked for too much of (docs/decisions.md#more-than-the-stock).
 * @param heldWhere what holds the units that the buyer has already
 */
export function shortageText({ maxQty, held }: Shortage, unitName: string, heldWhere = '购物车'): string {
  if (maxQty === 0) return '暂时无货';
  const left = `库存不足：仅剩 ${formatCount(maxQty, unitName)}`;
  if (held === 0) return left;
  const rest = maxQty - held;
  const more = rest > 0 ? `最多再加 ${formatCount(rest, unitName)}` : '不能再加';
  return `${left}，${heldWhere}已有 ${formatCount(held, unitName)}，${more}`;
}
