import type { GiftRow } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { addAmounts, compareAmounts, formatYuan, multiplyAmount } from 'shared-kernel/money';

/**
 * The cap of a pack: a quantity with a deadline (first order), a quantity, or an amount in yuan
 * (docs/specification.md#gift-pack-configuration).
 */
export type GiftPackLimit =
  | { kind: 'firstOrder'; maxQty: number; expireDate: string | null }
  | { kind: 'quantity'; maxQty: number }
  | { kind: 'amount'; maxAmount: string };

const parseQuantity = (text: string | null): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** The limit in the gift pack page's address; null if there is none. */
export function limitFromQuery(query: URLSearchParams): GiftPackLimit | null {
  const firstQty = parseQuantity(query.get('firstOrderGiftMaxQty'));
  if (firstQty !== null) {
    return { kind: 'firstOrder', maxQty: firstQty, expireDate: query.get('firstOrderExpireDate') };
  }
  const maxQty = parseQuantity(query.get('orderGiftMaxQty'));
  if (maxQty !== null) return { kind: 'quantity', maxQty };
  const maxAmount = query.get('maxGiftPacksAmount');
  return maxAmount && /^\d{1,30}(\.\d{1,2})?$/.test(maxAmount) ? { kind: 'amount', maxAmount } : null;
}

/** Number of each gift in the pack, by the gift's id. */
export type GiftQuantities = Readonly<Record<string, number>>;

/** A gift whose maxQty is below 0 cannot be chosen (docs/specification.md#gift-rules). */
export const isClosedGift = ({ maxQty }: GiftRow): boolean => maxQty < 0;

/** The quantity of a gift in the pack: typed, or else the server's, within the gift's limits. */
export const quantityIn = (gift: GiftRow, typed: GiftQuantities): number =>
  Math.max(0, Math.min(typed[gift.id] ?? gift.quantity, gift.maxQty));

export interface GiftPackTotals {
  quantity: number;
  /** Yuan. */
  amount: string;
}

export const giftPackTotals = (gifts: readonly GiftRow[], typed: GiftQuantities): GiftPackTotals => ({
  quantity: gifts.reduce((sum, gift) => sum + quantityIn(gift, typed), 0),
  amount: addAmounts(...gifts.map((gift) => multiplyAmount(gift.unitPriceUnit, quantityIn(gift, typed)))),
});

/** Why a pack cannot be submitted, as Chinese text; null when it can (docs/specification.md#gift-rules). */
export function giftPackWarning(limit: GiftPackLimit, { quantity, amount }: GiftPackTotals): string | null {
  if (limit.kind === 'amount') {
    return compareAmounts(amount, limit.maxAmount) > 0
      ? `礼包累计金额不能超过 ${formatYuan(limit.maxAmount)}`
      : null;
  }
  return quantity > limit.maxQty ? `礼包商品累计数量不能超过 ${formatCount(limit.maxQty)}` : null;
}

/** The gifts of a pack in the request's shape. */
export const packsOf = (gifts: readonly GiftRow[], typed: GiftQuantities) =>
  gifts.flatMap((gift) => {
    const quantity = quantityIn(gift, typed);
    return quantity > 0 ? [{ giftSkuId: gift.id, quantity }] : [];
  });

/**
 * What happens to a pack that is not configured in time (docs/specification.md#gift-packs).
 * @param expireDate last day for a pack of a later order, if it has one
 */
export function giftPackDeadline(limit: GiftPackLimit, expireDate: string | null): string {
  if (limit.kind === 'firstOrder') {
    return `请在 ${limit.expireDate ?? '有效期'} 前完成首单礼包配置，逾期视为放弃`;
  }
  const until = expireDate ? `，有效期至 ${expireDate}` : '';
  return `请在厂家审核订单前完成礼包配置，逾期将不再赠送${until}`;
}
