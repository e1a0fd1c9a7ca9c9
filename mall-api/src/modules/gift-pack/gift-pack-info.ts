import type { GiftPackInfo } from 'shared-kernel/contracts';
import { formatDate } from '../../wire/time';
import { isOpen, type PackOrder } from './open-pack';
import type { OrderGiftPack } from './repository';

/** An order's packs for its buyer, without abandoned and forfeited ones. */
export function giftPackInfo(packs: readonly OrderGiftPack[], order: PackOrder, now: Date): GiftPackInfo {
  const given = packs.filter((pack) => pack.status === 'submitted' || isOpen(pack, order, now));
  const normal = given.find(({ kind }) => kind !== 'first_order');
  const first = given.find(({ kind }) => kind === 'first_order');
  const lastDay = (pack: OrderGiftPack | undefined) => (pack?.expireAt ? formatDate(pack.expireAt) : null);
  return {
    getGiftPacks: normal !== undefined,
    giftPacksSubmit: normal?.status === 'submitted',
    maxGiftPacksOrderId: normal?.id ?? null,
    maxGiftPacksAmount: normal?.maxAmount ?? null,
    maxGiftPacksExpireDate: lastDay(normal),
    orderGiftMaxQty: normal?.maxQty ?? null,
    getFirstOrderGiftPacks: first !== undefined,
    firstOrderGiftPacksSubmit: first?.status === 'submitted',
    firstGiftPacksOrderId: first?.id ?? null,
    firstOrderExpireDate: lastDay(first),
    firstOrderGiftMaxQty: first?.maxQty ?? null,
  };
}
