/**
 * Status of published goods; 2 shows 'coming soon' instead of the detail
 * (docs/specification.md#product-status).
 */
export const productStatus = { listed: 1, comingSoon: 2, unlisted: 3 } as const;

export const productStatuses = [1, 2, 3] as const;

export type ProductStatus = (typeof productStatuses)[number];

export const stockStates = ['available', 'short', 'none'] as const;

/** Stock as shown to a buyer: 有货, 紧张 (then with the number left) or 无货. */
export type StockState = (typeof stockStates)[number];

export const stockStateNames: Readonly<Record<StockState, string>> = {
  available: '有货',
  short: '紧张',
  none: '无货',
};

/** `type` of `product/catagories` and `product/all`: goods categories, or the areas on the home page. */
export const categoryType = { goods: 1, area: 2 } as const;

/**
 * `productClientType` that the web shop sends with `product/detail` (docs/specification.md#catalogue-calls).
 */
export const webProductClientType = 2 as const;
