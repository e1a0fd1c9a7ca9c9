import type { GiftSku, MemberCartSku } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';

/** Number of each gift that the buyer chose, by gift code. */
export type GiftChoice = Readonly<Record<string, number>>;

/** A line's gift allowance: its count times its unit count, exact beyond 2^53. */
export function giftAllowance({ count, unitCount }: Pick<MemberCartSku, 'count' | 'unitCount'>): number {
  const allowance = BigInt(count) * BigInt(unitCount);
  return allowance > BigInt(limits.maxQuantity) ? limits.maxQuantity : Number(allowance);
}

/**
 * The gifts of a line as ordered: the buyer's choice, else the promotion's preset, within the line's
 * allowance. When the line shrinks, the last gifts are reduced first.
 */
export function chosenGifts(
  gifts: readonly GiftSku[],
  allowance: number,
  choice: GiftChoice | undefined,
): GiftSku[] {
  let left = allowance;
  return gifts.map(({ code, count: preset }) => {
    const count = Math.min(Math.max(choice?.[code] ?? preset, 0), left);
    left -= count;
    return { code, count };
  });
}

/**
 * The gift cap: the line's allowance minus the other gifts (docs/specification.md#product-and-cart-rules).
 */
export function giftCap(chosen: readonly GiftSku[], allowance: number, code: string): number {
  const others = chosen.reduce((sum, gift) => (gift.code === code ? sum : sum + gift.count), 0);
  return Math.max(allowance - others, 0);
}
