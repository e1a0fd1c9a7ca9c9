import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  or,
  type Param,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import { containsWords, wordsOf } from '../../db/product-search';
import {
  areaProducts,
  categories,
  clientSkuPrices,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { limitOf, type Page } from '../../wire/page';
import { agreedWith, discountPrice } from './client-price';
import { cardColumns, offerFor, type ProductRow, shown } from './product-card';

export interface ProductFilter {
  readonly name?: string | undefined;
  /** A category with all below it. */
  readonly categoryId?: string | undefined;
  /** An area of the home page; true for any of them. */
  readonly area?: string | true | undefined;
  readonly specialOffer?: boolean;
  readonly sort?: ParsedRequestOf<'product/page'>['sort'];
}

type Value = string | Param;

/** What a list is narrowed to and sorted by, with its values or with places for them. */
interface Wanted {
  readonly words: readonly (string | Placeholder)[];
  readonly categoryId: Value | undefined;
  readonly area: Value | true | undefined;
  readonly specialOffer: boolean;
  readonly sort: NonNullable<ProductFilter['sort']>;
}

// More words than anybody types would only make more queries to keep.
const mostWords = 10;

const wantedBy = ({
  name = '',
  categoryId,
  area,
  specialOffer = false,
  sort = 'default',
}: ProductFilter): Wanted => ({
  ...{ categoryId, area, specialOffer, sort },
  words: wordsOf(name).slice(0, mostWords),
});

// A bare placeholder would go to the database unconverted, also where an id is none.
const idPlace = (name: string) => sql.param(sql.placeholder(name), products.id);

const place = {
  word: (index: number) => sql.placeholder(`word${index}`),
  categoryId: idPlace('categoryId'),
  area: idPlace('area'),
  clientId: idPlace('clientId'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
};

/** The same list, with a place for each value. */
const withPlaces = (wanted: Wanted): Wanted => ({
  ...wanted,
  words: wanted.words.map((_, index) => place.word(index)),
  categoryId: wanted.categoryId && place.categoryId,
  area: wanted.area === true ? true : wanted.area && place.area,
});

/** Reads the lists that are searched, narrowed and paged. */
export function productList(db: Queries) {
  const ofCategory = (id: Value) =>
    inArray(
      products.categoryId,
      db
        .select({ id: categories.id })
        .from(categories)
        .where(or(eq(categories.id, id), eq(categories.parentId, id))),
    );

  const inArea = (area: Value | true) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(areaProducts)
        .where(
          and(
            eq(areaProducts.productId, products.id),
            area === true ? undefined : eq(areaProducts.areaId, area),
          ),
        ),
    );

  const placeInArea = (area: Value) =>
    sql`(${db
      .select({ sort: areaProducts.sort })
      .from(areaProducts)
      .where(and(eq(areaProducts.areaId, area), eq(areaProducts.productId, products.id)))})`;

  const matching = ({ words, categoryId, area, specialOffer }: Wanted) =>
    and(
      shown,
      containsWords(words),
      categoryId ? ofCategory(categoryId) : undefined,
      area ? inArea(area) : undefined,
      specialOffer ? isNotNull(products.label) : undefined,
    );

  const ordering = ({ sort, area }: Wanted, seenPrice: SQL): SQL[] => {
    switch (sort) {
      case 'newest':
        return [desc(products.createdAt), desc(products.id)];
      case 'priceAsc':
        return [sql`${seenPrice} asc nulls last`, asc(products.id)];
      case 'priceDesc':
        return [sql`${seenPrice} desc nulls last`, asc(products.id)];
      case 'default':
        return [...(area && area !== true ? [placeInArea(area)] : []), asc(products.sort), asc(products.id)];
    }
  };

  const idsInOrder = (wanted: Wanted) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(matching(wanted))
      .orderBy(...ordering(wanted, sql`${products.gwPrice}`));

  // One pass over the units, however many products match.
  const idsByOwnPrice = (wanted: Wanted) =>
    db
      .select({ id: products.id })
      .from(products)
      .leftJoin(productSkus, eq(productSkus.productId, products.id))
      .leftJoin(clientSkuPrices, agreedWith(place.clientId))
      .where(matching(wanted))
      .groupBy(products.id)
      .orderBy(...ordering(wanted, sql`min(${discountPrice})`));

  // A visitor sees the listed price and no other, so that is what a visitor sorts by.
  function prepare(wanted: Wanted, ownPrice: boolean) {
    const byOwnPrice = ownPrice && (wanted.sort === 'priceAsc' || wanted.sort === 'priceDesc');
    const page = (byOwnPrice ? idsByOwnPrice(wanted) : idsInOrder(wanted))
      .limit(place.limit)
      .offset(place.offset)
      .as('page');
    const offer = offerFor(db, place.clientId);
    return (
      db
        .select(cardColumns(offer))
        .from(page)
        .innerJoin(products, eq(products.id, page.id))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoinLateral(offer, sql`true`)
        .orderBy(...ordering(wanted, ownPrice ? sql`${offer.minPrice}` : sql`${products.gwPrice}`))
        // Without a name PostgreSQL plans it for its values each time: a rare word and a common one want other plans.
        .prepare('')
    );
  }

  // Building the query takes as long as answering it, so each kind of list is built once.
  const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: 200 });

  function preparedFor(wanted: Wanted, ownPrice: boolean) {
    const { words, categoryId, area, specialOffer, sort } = wanted;
    const narrowed = [words.length, Boolean(categoryId), area === true ? 'any' : Boolean(area), specialOffer];
    const kind = JSON.stringify([...narrowed, sort, ownPrice]);
    const known = prepared.get(kind);
    if (known) return known;
    const built = prepare(withPlaces(wanted), ownPrice);
    prepared.set(kind, built);
    return built;
  }

  return {
    /** One page of the products that match. Only its rows are priced and get their pictures. */
    page(filter: ProductFilter, page: Page, buyer: Buyer | undefined): Promise<ProductRow[]> {
      const wanted = wantedBy(filter);
      return preparedFor(wanted, buyer !== undefined).execute({
        ...Object.fromEntries(wanted.words.map((word, index) => [`word${index}`, word])),
        ...limitOf(page),
        categoryId: wanted.categoryId,
        area: wanted.area,
        clientId: buyer?.clientId ?? '',
      }) as Promise<ProductRow[]>;
    },

    count: (filter: ProductFilter): Promise<number> => db.$count(products, matching(wantedBy(filter))),
  };
}

export type ProductList = ReturnType<typeof productList>;
