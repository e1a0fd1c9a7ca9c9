import { type Param, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import { type ChosenFacets, type ProductFacet, productFacets } from 'shared-kernel/domain';
import { noWords, type Term, type WantedWords } from '../../db/product-search';
import { products } from '../../db/schema';
import { type WantedFacets, wantedFacets } from './wanted-facets';

export interface ProductFilter {
  /** The words of a search. */
  readonly words?: WantedWords | undefined;
  /** A category with its subcategories. */
  readonly categoryId?: string | undefined;
  /** A home page area; true for any. */
  readonly area?: string | true | undefined;
  readonly specialOffer?: boolean;
  readonly inStock?: boolean;
  readonly facets?: ChosenFacets | undefined;
  readonly sort?: ParsedRequestOf<'product/page'>['sort'] | undefined;
}

export type Value = string | Param;

/** Filter and order of a list, with values or placeholders. */
export interface Wanted {
  readonly words: WantedWords;
  readonly categoryId: Value | undefined;
  readonly area: Value | true | undefined;
  readonly specialOffer: boolean;
  readonly inStock: boolean;
  readonly facets: WantedFacets;
  readonly sort: NonNullable<ProductFilter['sort']>;
}

export const wantedBy = ({
  words = noWords,
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
  words,
});

// A bare placeholder would reach the database unconverted, even for an invalid id.
const idPlace = (name: string) => sql.param(sql.placeholder(name), products.id);

const wordName = (kind: keyof WantedWords, term: number, alternative: number) =>
  `${kind}${term}_${alternative}`;

export const place = {
  word: (kind: keyof WantedWords, term: number, alternative: number) =>
    sql.placeholder(wordName(kind, term, alternative)),
  grams: (kind: keyof WantedWords, term: number, alternative: number) =>
    sql.placeholder(`${wordName(kind, term, alternative)}_grams`),
  facet: (key: ProductFacet) => sql.placeholder(`facet_${key}`),
  categoryId: idPlace('categoryId'),
  area: idPlace('area'),
  clientId: idPlace('clientId'),
  memberId: idPlace('memberId'),
  clientType: sql`${sql.placeholder('clientType')}::smallint`,
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
  /** End of the page: offset + limit. */
  end: sql.placeholder('end'),
  /** How many products of the order to look at first. */
  first: sql.placeholder('first'),
};

export const isByPrice = ({ sort }: Wanted) => sort === 'priceAsc' || sort === 'priceDesc';

/** Whether the list's products or their order depend on the buyer's prices. */
export const dependsOnPrice = (wanted: Wanted) => isByPrice(wanted) || wanted.facets.price !== undefined;

/** The facets with selected values. */
export const facetsIn = ({ facets }: Wanted) => productFacets.filter((key) => facets[key] !== undefined);

type Kind = keyof WantedWords;
const kinds: readonly Kind[] = ['terms', 'pieces'];

/** The values of the places of a list's words. */
export const wordsIn = ({ words }: Wanted) =>
  Object.fromEntries(
    kinds.flatMap((kind) =>
      words[kind].flatMap((term, index) =>
        term.flatMap(({ key, grams }, alternative) => {
          const name = wordName(kind, index, alternative);
          return [[name, key] as const, [`${name}_grams`, grams] as const];
        }),
      ),
    ),
  );

const placesOf = (words: WantedWords, of: Kind): Term[] =>
  words[of].map((term, index) =>
    term.map(({ kind }, alternative) => ({
      kind,
      key: place.word(of, index, alternative),
      grams: place.grams(of, index, alternative),
    })),
  );

/** The same list with a placeholder for each value. */
export const withPlaces = (wanted: Wanted): Wanted => ({
  ...wanted,
  words: { terms: placesOf(wanted.words, 'terms'), pieces: placesOf(wanted.words, 'pieces') },
  facets: Object.fromEntries(facetsIn(wanted).map((key) => [key, place.facet(key)])),
  categoryId: wanted.categoryId && place.categoryId,
  area: wanted.area === true ? true : wanted.area && place.area,
});
