import { type Param, type Placeholder, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import { type ChosenFacets, type ProductFacet, productFacets } from 'shared-kernel/domain';
import { wordsOf } from '../../db/product-search';
import { products } from '../../db/schema';
import { type WantedFacets, wantedFacets } from './wanted-facets';

export interface ProductFilter {
  readonly name?: string | undefined;
  /** A category with its subcategories. */
  readonly categoryId?: string | undefined;
  /** A home page area; true for any. */
  readonly area?: string | true | undefined;
  readonly specialOffer?: boolean;
  readonly inStock?: boolean;
  readonly facets?: ChosenFacets | undefined;
  readonly sort?: ParsedRequestOf<'product/page'>['sort'];
}

export type Value = string | Param;

/** Filter and order of a list, with values or placeholders. */
export interface Wanted {
  readonly words: readonly (string | Placeholder)[];
  readonly categoryId: Value | undefined;
  readonly area: Value | true | undefined;
  readonly specialOffer: boolean;
  readonly inStock: boolean;
  readonly facets: WantedFacets;
  readonly sort: NonNullable<ProductFilter['sort']>;
}

// More words would only add cached queries.
export const mostWords = 10;

export const wantedBy = ({
  name = '',
  categoryId,
  area,
  specialOffer = false,
  inStock = false,
  facets = {},
  sort = 'default',
}: ProductFilter): Wanted => ({
  categoryId,
  area,
  specialOffer,
  inStock,
  facets: wantedFacets(facets),
  sort,
  words: wordsOf(name).slice(0, mostWords),
});

// A bare placeholder would reach the database unconverted, even for an invalid id.
const idPlace = (name: string) => sql.param(sql.placeholder(name), products.id);

export const place = {
  word: (index: number) => sql.placeholder(`word${index}`),
  facet: (key: ProductFacet) => sql.placeholder(`facet_${key}`),
  categoryId: idPlace('categoryId'),
  area: idPlace('area'),
  clientId: idPlace('clientId'),
  clientType: sql`${sql.placeholder('clientType')}::smallint`,
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
  /** End of the page: offset + limit. */
  end: sql.placeholder('end'),
};

export const isByPrice = ({ sort }: Wanted) => sort === 'priceAsc' || sort === 'priceDesc';

/** Whether the list's products or their order depend on the buyer's prices. */
export const dependsOnPrice = (wanted: Wanted) => isByPrice(wanted) || wanted.facets.price !== undefined;

/** The facets with selected values. */
export const facetsIn = ({ facets }: Wanted) => productFacets.filter((key) => facets[key] !== undefined);

/** The same list with a placeholder for each value. */
export const withPlaces = (wanted: Wanted): Wanted => ({
  ...wanted,
  words: wanted.words.map((_, index) => place.word(index)),
  facets: Object.fromEntries(facetsIn(wanted).map((key) => [key, place.facet(key)])),
  categoryId: wanted.categoryId && place.categoryId,
  area: wanted.area === true ? true : wanted.area && place.area,
});
