import { type Param, type Placeholder, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import { type ChosenFacets, type ProductFacet, productFacets } from 'shared-kernel/domain';
import { wordsOf } from '../../db/product-search';
import { products } from '../../db/schema';
import { type WantedFacets, wantedFacets } from './wanted-facets';

export interface ProductFilter {
  readonly name?: string | undefined;
  /** A category with all below it. */
  readonly categoryId?: string | undefined;
  /** An area of the home page; true for any of them. */
  readonly area?: string | true | undefined;
  readonly specialOffer?: boolean;
  readonly inStock?: boolean;
  readonly facets?: ChosenFacets | undefined;
  readonly sort?: ParsedRequestOf<'product/page'>['sort'];
}

export type Value = string | Param;

/** What a list is narrowed to and sorted by, with its values or with places for them. */
export interface Wanted {
  readonly words: readonly (string | Placeholder)[];
  readonly categoryId: Value | undefined;
  readonly area: Value | true | undefined;
  readonly specialOffer: boolean;
  readonly inStock: boolean;
  readonly facets: WantedFacets;
  readonly sort: NonNullable<ProductFilter['sort']>;
}

// More words than anybody types would only make more queries to keep.
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

// A bare placeholder would go to the database unconverted, also where an id is none.
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
  /** Where the page ends: offset and limit together. */
  end: sql.placeholder('end'),
};

export const isByPrice = ({ sort }: Wanted) => sort === 'priceAsc' || sort === 'priceDesc';

/** Whether which products are listed, or in which order, depends on what the buyer pays. */
export const dependsOnPrice = (wanted: Wanted) => isByPrice(wanted) || wanted.facets.price !== undefined;

/** The facets of which something is chosen. */
export const facetsIn = ({ facets }: Wanted) => productFacets.filter((key) => facets[key] !== undefined);

/** The same list, with a place for each value. */
export const withPlaces = (wanted: Wanted): Wanted => ({
  ...wanted,
  words: wanted.words.map((_, index) => place.word(index)),
  facets: Object.fromEntries(facetsIn(wanted).map((key) => [key, place.facet(key)])),
  categoryId: wanted.categoryId && place.categoryId,
  area: wanted.area === true ? true : wanted.area && place.area,
});
