import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database';
import { type Look, matchesWords, type Term, type WordPart } from '../../db/product-search';
import {
  areaProducts,
  catalogueVersion,
  categories,
  clientSkuPrices,
  productPrices,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import { agreedWith, discountPrice } from './client-price';
import { facetCondition, mayBeClosed, orderable } from './facet-condition';
import { shown } from './product-card';
import { availableStock } from './stock-condition';
import { facetsIn, isByPrice, place, type Value, type Wanted, withPlaces } from './wanted-products';

const version = sql`(select ${catalogueVersion.version} from ${catalogueVersion})`.mapWith(Number);

// A column would have to be of a table, and not of a query.
const id = sql<string>`${products.id}`.mapWith(products.id);

/** Whether a page that was found among the first products is that of all. */
const enough = sql<boolean>`true`;

const byPinyin = sql`${products.nameKey} collate "C"`;

const shapeOf = (terms: readonly Term[]) => terms.map((term) => term.map(({ kind }) => kind));

/** Conditions for the products of a list. */
export function matchingProducts(db: Queries) {
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

  const available = exists(
    db
      .select({ one: sql`1` })
      .from(productStocks)
      .innerJoin(productPrices, eq(productPrices.productId, productStocks.productId))
      .where(and(eq(productStocks.productId, products.id), availableStock)),
  );

  return (
    { words, categoryId, area, specialOffer, inStock, facets }: Wanted,
    forBuyer: boolean,
    part?: WordPart,
    look?: Look,
  ) =>
    and(
      shown,
      matchesWords(words, part, look),
      categoryId ? ofCategory(categoryId) : undefined,
      area ? inArea(area) : undefined,
      specialOffer ? isNotNull(products.label) : undefined,
      inStock ? available : undefined,
      facetCondition(facets, forBuyer),
    );
}

/** Among the first products of the order, or among all. */
type Way = 'first' | 'all';

/** Whether the planner cannot tell how many products match. */
export const isNarrow = (wanted: Wanted) =>
  (wanted.words.terms.length > 0 || facetsIn(wanted).length > 0) && !wanted.area && !wanted.specialOffer;

/** Finds a list's product ids in order, with the catalogue version they were read at. */
export function listedIds(db: Queries) {
  const matching = matchingProducts(db);

  const placeInArea = (area: Value) =>
    sql`(${db
      .select({ sort: areaProducts.sort })
      .from(areaProducts)
      .where(and(eq(areaProducts.areaId, area), eq(areaProducts.productId, products.id)))})`;

  const ordering = ({ sort, area }: Wanted): SQL[] => {
    switch (sort) {
      case 'newest':
        return [desc(products.createdAt), desc(products.id)];
      case 'priceAsc':
        return [asc(products.gwPrice), asc(products.id)];
      case 'priceDesc':
        return [sql`${products.gwPrice} desc nulls last`, asc(products.id)];
      case 'nameAsc':
        return [sql`${byPinyin} asc`, asc(products.id)];
      case 'nameDesc':
        return [sql`${byPinyin} desc`, desc(products.id)];
      case 'default':
        return [...(area && area !== true ? [placeInArea(area)] : []), asc(products.sort), asc(products.id)];
    }
  };

  const idsInOrder = (wanted: Wanted, forBuyer: boolean, part: WordPart | undefined) =>
    db
      .select({ id, version, enough })
      .from(products)
      .where(matching(wanted, forBuyer, part))
      .orderBy(...ordering(wanted));

  /** The same among the first products of the order alone. */
  const idsAmongFirst = (wanted: Wanted, forBuyer: boolean, part: WordPart | undefined) =>
    db
      .select({ id, version, enough })
      .from(sql`(${firstProducts(wanted)}) as ${products}`)
      .where(matching(wanted, forBuyer, part, 'row'))
      .orderBy(...ordering(wanted));

  const firstProducts = (wanted: Wanted) =>
    sql`select * from ${products} order by ${sql.join(ordering(wanted), sql`, `)} limit ${place.first}`;

  /**
   * All matches, before they are sorted: where the first of the order are not enough, the planner would still rather look
   * for them in that order.
   */
  const found = (isWanted: SQL | undefined) =>
    sql`(${db.select().from(products).where(isWanted)} offset 0) as ${products}`;

  const idsSorted = (wanted: Wanted, forBuyer: boolean, part: WordPart | undefined) =>
    db
      .select({ id, version, enough })
      .from(found(matching(wanted, forBuyer, part, 'name index')))
      .orderBy(...ordering(wanted));

  // Few products have a client-specific price; the others come in index order.
  function idsByOwnPrice(wanted: Wanted, way: Way) {
    const look = way === 'first' ? 'row' : 'index';
    const agreed = db
      .select({ id: productSkus.productId })
      .from(clientSkuPrices)
      .innerJoin(productSkus, eq(productSkus.id, clientSkuPrices.skuId))
      .where(eq(clientSkuPrices.clientId, place.clientId));
    const price = sql`${productPrices.minPrice}`.as('price');
    const general = sql`true`;
    const isListed = and(matching(wanted, true, undefined, look), orderable, notInArray(products.id, agreed));
    const hasPrice = eq(products.id, productPrices.productId);
    const listed = {
      first: () =>
        db
          .select({ id, price, general })
          .from(firstPrices(wanted))
          .crossJoinLateral(found(and(hasPrice, isListed))),
      all: () =>
        db
          .select({ id, price, general })
          .from(isNarrow(wanted) ? found(isListed) : products)
          .innerJoin(productPrices, hasPrice)
          .where(isNarrow(wanted) ? undefined : isListed),
    }
      [way]()
      .orderBy(...byPrice(wanted))
      .limit(place.end);
    // For a product that the buyer cannot order the card shows the list price, if any.
    const closed = db
      .select({ id: products.id, price: sql`${products.gwPrice}`.as('price'), general: sql`false` })
      .from(products)
      .where(and(matching(wanted, true, undefined, look), mayBeClosed, not(orderable)))
      .orderBy(...ordering(wanted))
      .limit(place.end);
    const own = db
      .select({ id: products.id, price: sql`min(${discountPrice})`.as('price'), general: sql`false` })
      .from(products)
      .innerJoin(productSkus, eq(productSkus.productId, products.id))
      .leftJoin(clientSkuPrices, agreedWith(place.clientId))
      .where(and(matching(wanted, true, undefined, look), orderable, inArray(products.id, agreed)))
      .groupBy(products.id);
    const direction = sql.raw(wanted.sort === 'priceAsc' ? 'asc' : 'desc');
    // A range of prices holds only what can be ordered: for the rest the planner would look through the whole
    // catalogue.
    const parts = wanted.facets.price === undefined ? [listed, own, closed] : [listed, own];
    const priced = sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    );
    return db
      .select({
        id: sql<string>`priced.id`.mapWith(products.id),
        version,
        enough: sql<boolean>`count(*) filter (where priced.general) over () >= ${place.end}`,
      })
      .from(sql`(${priced}) as priced (id, price, general)`)
      .orderBy(sql`priced.price ${direction} nulls last`, sql`priced.id`);
  }

  const byPrice = ({ sort }: Wanted) => [
    sort === 'priceAsc' ? asc(productPrices.minPrice) : sql`${productPrices.minPrice} desc nulls last`,
    asc(productPrices.productId),
  ];

  const firstPrices = (wanted: Wanted) =>
    sql`(select * from ${productPrices} order by ${sql.join(byPrice(wanted), sql`, `)} limit ${place.first}) as ${productPrices}`;

  // Visitors see list prices only, so they sort by them.
  function idsFound(wanted: Wanted, ownPrice: boolean, part: WordPart | undefined, way: Way) {
    if (ownPrice && isByPrice(wanted)) return idsByOwnPrice(wanted, way);
    switch (way) {
      case 'first':
        return idsAmongFirst(wanted, ownPrice, part);
      case 'all':
        return isNarrow(wanted) ? idsSorted(wanted, ownPrice, part) : idsInOrder(wanted, ownPrice, part);
    }
  }

  const prepare = (...kind: Parameters<typeof idsFound>) =>
    idsFound(...kind)
      .limit(place.limit)
      .offset(place.offset)
      // Unnamed, so that PostgreSQL plans it for its values: rare and common words, first and last pages
      // need different plans.
      .prepare('');

  // Building the query takes as long as running it, so each kind of list is built once.
  const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: 200 });

  function preparedFor(wanted: Wanted, ownPrice: boolean, part: WordPart | undefined, way: Way) {
    const { words, categoryId, area, specialOffer, inStock, sort } = wanted;
    const narrowed = [
      ...[
        shapeOf(words.terms),
        shapeOf(words.pieces),
        Boolean(categoryId),
        area === true ? 'any' : Boolean(area),
      ],
      ...[specialOffer, inStock, facetsIn(wanted)],
    ];
    const kind = JSON.stringify([...narrowed, sort, ownPrice, part, way]);
    const known = prepared.get(kind);
    if (known) return known;
    const built = prepare(withPlaces(wanted), ownPrice, part, way);
    prepared.set(kind, built);
    return built;
  }

  return { preparedFor };
}
