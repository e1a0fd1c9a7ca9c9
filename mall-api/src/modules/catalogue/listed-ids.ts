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
import { matchesWords, type Term, type WordPart } from '../../db/product-search';
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
import { facetCondition, orderable } from './facet-condition';
import { shown } from './product-card';
import { availableStock } from './stock-condition';
import { facetsIn, isByPrice, place, type Value, type Wanted, withPlaces } from './wanted-products';

const version = sql`(select ${catalogueVersion.version} from ${catalogueVersion})`.mapWith(Number);

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
  ) =>
    and(
      shown,
      matchesWords(words, part),
      categoryId ? ofCategory(categoryId) : undefined,
      area ? inArea(area) : undefined,
      specialOffer ? isNotNull(products.label) : undefined,
      inStock ? available : undefined,
      facetCondition(facets, forBuyer),
    );
}

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
      .select({ id: products.id, version })
      .from(products)
      .where(matching(wanted, forBuyer, part))
      .orderBy(...ordering(wanted));

  // Few products have a client-specific price; the others come in index order.
  function idsByOwnPrice(wanted: Wanted) {
    const agreed = db
      .select({ id: productSkus.productId })
      .from(clientSkuPrices)
      .innerJoin(productSkus, eq(productSkus.id, clientSkuPrices.skuId))
      .where(eq(clientSkuPrices.clientId, place.clientId));
    const listed = db
      .select({ id: products.id, price: sql`${productPrices.minPrice}`.as('price') })
      .from(productPrices)
      .innerJoin(products, eq(products.id, productPrices.productId))
      .where(and(matching(wanted, true), orderable, notInArray(products.id, agreed)))
      .orderBy(
        wanted.sort === 'priceAsc'
          ? asc(productPrices.minPrice)
          : sql`${productPrices.minPrice} desc nulls last`,
        asc(productPrices.productId),
      )
      .limit(place.end);
    // For a product that the buyer cannot order the card shows the list price, if any.
    const closed = db
      .select({ id: products.id, price: sql`${products.gwPrice}`.as('price') })
      .from(products)
      .where(and(matching(wanted, true), not(orderable)))
      .orderBy(...ordering(wanted))
      .limit(place.end);
    const own = db
      .select({ id: products.id, price: sql`min(${discountPrice})`.as('price') })
      .from(products)
      .innerJoin(productSkus, eq(productSkus.productId, products.id))
      .leftJoin(clientSkuPrices, agreedWith(place.clientId))
      .where(and(matching(wanted, true), orderable, inArray(products.id, agreed)))
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
      .select({ id: sql<string>`priced.id`.mapWith(products.id), version })
      .from(sql`(${priced}) as priced`)
      .orderBy(sql`priced.price ${direction} nulls last`, sql`priced.id`);
  }

  // Visitors see list prices only, so they sort by them.
  function prepare(wanted: Wanted, ownPrice: boolean, part: WordPart | undefined) {
    return (
      (ownPrice && isByPrice(wanted) ? idsByOwnPrice(wanted) : idsInOrder(wanted, ownPrice, part))
        .limit(place.limit)
        .offset(place.offset)
        // Unnamed, so that PostgreSQL plans it for its values: rare and common words, first and last pages
        // need different plans.
        .prepare('')
    );
  }

  // Building the query takes as long as running it, so each kind of list is built once.
  const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: 200 });

  function preparedFor(wanted: Wanted, ownPrice: boolean, part?: WordPart) {
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
    const kind = JSON.stringify([...narrowed, sort, ownPrice, part]);
    const known = prepared.get(kind);
    if (known) return known;
    const built = prepare(withPlaces(wanted), ownPrice, part);
    prepared.set(kind, built);
    return built;
  }

  return { preparedFor };
}
