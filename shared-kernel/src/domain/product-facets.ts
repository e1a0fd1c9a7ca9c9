/** The facets of product lists, in display order. */
export const productFacets = [
  'volume',
  'size',
  'material',
  'concentration',
  'device',
  'sterile',
  'singleUse',
  'price',
  'deviceClass',
] as const;

export type ProductFacet = (typeof productFacets)[number];

/** The chosen values of each facet. A product matches if it has one of the values of every facet named. */
export type ChosenFacets = Partial<Record<ProductFacet, string[] | undefined>>;
