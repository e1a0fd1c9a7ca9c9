import Big from 'big.js';
import type { giftPacks, orderGiftPacks } from '../../db/schema';
import { addDays, formatDate, startOfDay } from '../../wire/time';

type Offer = typeof giftPacks.$inferSelect;
type Granted = Omit<typeof orderGiftPacks.$inferInsert, 'id' | 'orderId'>;

function packCap(offer: Offer, totalAmount: string): Pick<Granted, 'maxAmount' | 'maxQty'> {
  if (offer.kind !== 'amount') return { maxQty: offer.maxQty };
  return {
    maxAmount: new Big(totalAmount)
      .times(offer.rate ?? 0)
      .round(2, Big.roundDown)
      .toFixed(2),
  };
}

/**
 * The packs that an order earns (docs/decisions/orders.md#which-gift-packs-an-order-has): of the offers by
 * amount or quantity the one with the highest threshold that the total reaches, and for a client's first
 * order a first-order pack. A pack must be configured before the day that `validDays` end.
 * @param totalAmount the order's payable total in yuan
 */
export function grantPacks(
  offers: readonly Offer[],
  totalAmount: string,
  firstOrder: boolean,
  now: Date,
): Granted[] {
  const reached = offers
    .filter(({ minOrderAmount }) => new Big(minOrderAmount).lte(totalAmount))
    .sort((a, b) => new Big(b.minOrderAmount).cmp(a.minOrderAmount));
  const normal = reached.find(({ kind }) => kind !== 'first_order');
  const first = firstOrder ? reached.find(({ kind }) => kind === 'first_order') : undefined;
  return [first, normal]
    .filter((offer) => offer !== undefined)
    .map((offer) => ({
      giftPackId: offer.id,
      kind: offer.kind,
      ...packCap(offer, totalAmount),
      expireAt: offer.validDays === null ? null : startOfDay(formatDate(addDays(now, offer.validDays))),
      createdAt: now,
    }))
    .filter(({ maxAmount }) => maxAmount === undefined || new Big(maxAmount ?? 0).gt(0));
}
