/** What a list of products can be narrowed by, in the order it is offered. */
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

/** Values that are chosen of each; a product has one of them under every facet that is named. */
export type ChosenFacets = Partial<Record<ProductFacet, string[] | undefined>>;
