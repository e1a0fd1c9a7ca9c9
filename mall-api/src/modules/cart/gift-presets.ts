export interface GiftOffer {
  /** Gifts per unit of the line. */
  readonly perUnit: number;
  /** Gifts in stock. */
  readonly inStock: number;
}

/**
 * Maximum pieces of all gifts of a line: its count times its unit's pieces
 * (docs/specification.md#product-and-cart-rules).
 */
export const giftAllowance = (count: number, unitCount: number) => count * unitCount;

/** Presets the count of each gift of a line, in offer order, within the cap and the stock. */
export function presetGifts<Offer extends GiftOffer>(
  offers: readonly Offer[],
  count: number,
  unitCount: number,
): (Offer & { count: number })[] {
  let left = giftAllowance(count, unitCount);
  return offers.map((offer) => {
    const preset = Math.min(offer.perUnit * count, offer.inStock, left);
    left -= preset;
    return { ...offer, count: preset };
  });
}
