import type { CartGift } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import type { OrderSummary } from './order-summary';

/** Why an order's gifts exceed the stock, as Chinese text; null when they do not. */
export function giftStockWarning({ parts }: OrderSummary): string | null {
  const gifts = parts.flatMap(({ goods }) => goods.flatMap((one) => one.gifts));
  const taken = new Map<string, CartGift>();
  for (const gift of gifts) {
    taken.set(gift.code, { ...gift, count: gift.count + (taken.get(gift.code)?.count ?? 0) });
  }
  const short = [...taken.values()].find(({ count, stockQty }) => count > stockQty);
  if (!short) return null;
  const { name, count, stockQty, unitName } = short;
  return `赠品“${name}”库存仅剩 ${formatCount(stockQty, unitName)}，本单选了 ${formatCount(count, unitName)}，请减少后再提交`;
}
