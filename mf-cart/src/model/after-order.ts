import type { GiftPackInfo, ReplyOf } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';

/** The waiting gift packs of an order, first-order pack first (docs/specification.md#gift-packs). */
export function waitingPack(packs: GiftPackInfo): 'firstOrder' | 'normal' | null {
  if (packs.getFirstOrderGiftPacks && !packs.firstOrderGiftPacksSubmit) return 'firstOrder';
  if (packs.getGiftPacks && !packs.giftPacksSubmit) return 'normal';
  return null;
}

/** Whether an order still waits for this pack. */
export const isPackOpen = (packs: GiftPackInfo, packId: string): boolean =>
  (packId === packs.firstGiftPacksOrderId && !packs.firstOrderGiftPacksSubmit) ||
  (packId === packs.maxGiftPacksOrderId && !packs.giftPacksSubmit);

/** The gift pack page of an order's next waiting pack; null if none waits. */
export function giftBagPath(orderId: string, showBuyMore: boolean, packs: GiftPackInfo): string | null {
  switch (waitingPack(packs)) {
    case 'firstOrder': {
      const { firstGiftPacksOrderId: id, firstOrderGiftMaxQty, firstOrderExpireDate } = packs;
      return pathTo('/shoppingCar/giftbag', {
        orderId,
        showBuyMore,
        id,
        firstOrderGiftMaxQty,
        firstOrderExpireDate,
      });
    }
    case 'normal': {
      const { maxGiftPacksOrderId: id, maxGiftPacksAmount, orderGiftMaxQty } = packs;
      return pathTo('/shoppingCar/giftbag', {
        orderId,
        showBuyMore,
        id,
        maxGiftPacksAmount,
        orderGiftMaxQty,
      });
    }
    case null:
      return null;
  }
}

/**
 * The page after an order: its waiting gift pack, else My Orders (docs/specification.md#submitting-an-order).
 */
export const pathAfterOrder = ({ id, showBuyMore, giftPacks }: ReplyOf<'order/generateOrder'>): string =>
  giftBagPath(id, showBuyMore, giftPacks) ?? pathTo('/mine', { currentMenu: 'my_order' });
