import type { GiftPackInfo, Order } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';

export interface GiftPackPrompt {
  text: string;
  action: string;
  to: string;
  /** The buyer has to configure it, or forfeits it. */
  waits: boolean;
}

/**
 * The prompts for an order's gift packs. Of two waiting packs only the first-order pack is offered, since it
 * is submitted first; the gift pack page leads on to the other (docs/specification.md#gift-packs).
 */
export function giftPackPrompts(
  order: Pick<Order, 'id' | 'showBuyMore'>,
  packs: GiftPackInfo,
): GiftPackPrompt[] {
  const firstOrder = firstOrderPrompt(order, packs);
  const normal = normalPrompt(order, packs);
  const prompts = [firstOrder, normal].filter((prompt) => prompt !== null);
  return firstOrder?.waits && normal?.waits ? [firstOrder] : prompts;
}

function firstOrderPrompt(
  { id: orderId, showBuyMore }: Pick<Order, 'id' | 'showBuyMore'>,
  packs: GiftPackInfo,
): GiftPackPrompt | null {
  const { firstGiftPacksOrderId: id, firstOrderGiftMaxQty, firstOrderExpireDate } = packs;
  if (!packs.getFirstOrderGiftPacks || id === null) return null;
  if (packs.firstOrderGiftPacksSubmit) {
    return configured(
      '首单礼包已配置',
      pathTo('/shoppingCar/giftbagqtydetail', { id, orderId, showBuyMore }),
    );
  }
  const before = firstOrderExpireDate ? `，请在 ${firstOrderExpireDate} 前配置，逾期作废` : '';
  return waiting(
    `首单礼包待配置${firstOrderGiftMaxQty === null ? '' : `，可选 ${formatCount(firstOrderGiftMaxQty, '件')}`}${before}`,
    pathTo('/shoppingCar/giftbag', { orderId, showBuyMore, id, firstOrderGiftMaxQty, firstOrderExpireDate }),
  );
}

function normalPrompt(
  { id: orderId, showBuyMore }: Pick<Order, 'id' | 'showBuyMore'>,
  packs: GiftPackInfo,
): GiftPackPrompt | null {
  const { maxGiftPacksOrderId: id, maxGiftPacksAmount, orderGiftMaxQty } = packs;
  if (!packs.getGiftPacks || id === null) return null;
  const byAmount = maxGiftPacksAmount !== null;
  if (packs.giftPacksSubmit) {
    const detail = byAmount ? '/shoppingCar/giftbagdetail' : '/shoppingCar/giftbagqtydetail';
    return configured('礼包已配置', pathTo(detail, { id, orderId, showBuyMore }));
  }
  const most = byAmount
    ? `，累计金额不超过 ${formatYuan(maxGiftPacksAmount)}`
    : orderGiftMaxQty === null
      ? ''
      : `，可选 ${formatCount(orderGiftMaxQty, '件')}`;
  return waiting(
    `礼包待配置${most}，请在厂家审核前配置，逾期不再赠送`,
    pathTo('/shoppingCar/giftbag', { orderId, showBuyMore, id, maxGiftPacksAmount, orderGiftMaxQty }),
  );
}

const waiting = (text: string, to: string): GiftPackPrompt => ({ text, action: '配置礼包', to, waits: true });

const configured = (text: string, to: string): GiftPackPrompt => ({
  text,
  action: '查看礼包',
  to,
  waits: false,
});
