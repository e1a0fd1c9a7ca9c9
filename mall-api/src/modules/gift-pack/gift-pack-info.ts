import type { GiftPackInfo } from 'shared-kernel/contracts';
import { isBeforeReview, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import { formatDate } from '../../wire/time';
import type { OrderGiftPack } from './repository';

/** Whether the buyer may still configure a pack (section 4): a first-order pack until it expires, another one
 * until the provider has reviewed the order. */
export function isOpen(pack: OrderGiftPack, status: OrderStatus, now: Date): boolean {
  if (pack.status !== 'open' || (pack.expireAt !== null && pack.expireAt <= now)) return false;
  if (pack.kind === 'first_order') {
    return status !== orderStatus.closed && status !== orderStatus.closedByProvider;
  }
  return isBeforeReview(status) || status === orderStatus.awaitingReview;
}

/** What the buyer is told of an order's packs; a pack that was abandoned or came to nothing is not mentioned. */
export function giftPackInfo(packs: readonly OrderGiftPack[], status: OrderStatus, now: Date): GiftPackInfo {
  const given = packs.filter((pack) => pack.status === 'submitted' || isOpen(pack, status, now));
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
