import { type Param, type Placeholder, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import { wordsOf } from '../../db/product-search';
import { products } from '../../db/schema';

export interface ProductFilter {
  readonly name?: string | undefined;
  /** A category with all below it. */
  readonly categoryId?: string | undefined;
  /** An area of the home page; true for any of them. */
  readonly area?: string | true | undefined;
  readonly specialOffer?: boolean;
  readonly inStock?: boolean;
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
  readonly sort: NonNullable<ProductFilter['sort']>;
}

// More words than anybody types would only make more queries to keep.
const mostWords = 10;

export const wantedBy = ({
  name = '',
  categoryId,
  area,
  specialOffer = false,
  inStock = false,
  sort = 'default',
}: ProductFilter): Wanted => ({
  categoryId,
  area,
  specialOffer,
  inStock,
  sort,
  words: wordsOf(name).slice(0, mostWords),
});

// A bare placeholder would go to the database unconverted, also where an id is none.
const idPlace = (name: string) => sql.param(sql.placeholder(name), products.id);

export const place = {
  word: (index: number) => sql.placeholder(`word${index}`),
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

/** The same list, with a place for each value. */
export const withPlaces = (wanted: Wanted): Wanted => ({
  ...wanted,
  words: wanted.words.map((_, index) => place.word(index)),
  categoryId: wanted.categoryId && place.categoryId,
  area: wanted.area === true ? true : wanted.area && place.area,
});
