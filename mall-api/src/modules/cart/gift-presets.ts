export interface GiftOffer {
  /** How many of the gift each unit of the line brings. */
  readonly perUnit: number;
  /** How many of the gift are in stock. */
  readonly inStock: number;
}

/**
 * Pieces of gifts that a line may have in all: its count times its unit's pieces
 * (docs/specification.md#product-and-cart-rules).
 */
export const giftAllowance = (count: number, unitCount: number) => count * unitCount;

/** Presets the number of each gift of a line, in the order of the offers, within the cap and the stock. */
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
