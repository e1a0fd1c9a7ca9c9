import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  not,
  notInArray,
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
  catalogueVersion,
  categories,
  clientSkuPrices,
  productPrices,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type Page, toLimit } from '../../wire/page';
import { agreedWith, discountPrice } from './client-price';
import { cardColumns, offerFor, type ProductRow, shown } from './product-card';

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

type Value = string | Param;

/** What a list is narrowed to and sorted by, with its values or with places for them. */
interface Wanted {
  readonly words: readonly (string | Placeholder)[];
  readonly categoryId: Value | undefined;
  readonly area: Value | true | undefined;
  readonly specialOffer: boolean;
  readonly inStock: boolean;
  readonly sort: NonNullable<ProductFilter['sort']>;
}

// Some 20 MB, a few pages of every client who is about.
const mostCards = 20_000;
const mostPages = 5_000;

// More words than anybody types would only make more queries to keep.
const mostWords = 10;

const wantedBy = ({
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

const place = {
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

const idList = sql`string_to_array(${sql.placeholder('ids')}, ',')::bigint[]`;

const version = sql`(select ${catalogueVersion.version} from ${catalogueVersion})`.mapWith(Number);

const byPinyin = sql`${products.nameKey} collate "C"`;

const isByPrice = ({ sort }: Wanted) => sort === 'priceAsc' || sort === 'priceDesc';

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

  // Enough for one of the smallest unit, as `stockOf` has it.
  const available = exists(
    db
      .select({ one: sql`1` })
      .from(productStocks)
      .where(
        and(
          eq(productStocks.productId, products.id),
          gt(productStocks.pieces, 0),
          sql`${productStocks.pieces} >= coalesce((
            select min(${productSkus.unitCount}) from ${productSkus} where ${productSkus.productId} = ${products.id}), 1)`,
        ),
      ),
  );

  const matching = ({ words, categoryId, area, specialOffer, inStock }: Wanted) =>
    and(
      shown,
      containsWords(words),
      categoryId ? ofCategory(categoryId) : undefined,
      area ? inArea(area) : undefined,
      specialOffer ? isNotNull(products.label) : undefined,
      inStock ? available : undefined,
    );

  // As `mayOrder` has it.
  const orderable = sql`(${products.status} = 1 and ${products.canOrder}
    and coalesce(${place.clientType} = any(${products.orderClientTypes}), true))`;

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

  const idsInOrder = (wanted: Wanted) =>
    db
      .select({ id: products.id, version })
      .from(products)
      .where(matching(wanted))
      .orderBy(...ordering(wanted));

  // Few products have a price of the client's own; the others come in the order that the index has them in.
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
      .where(and(matching(wanted), orderable, notInArray(products.id, agreed)))
      .orderBy(
        wanted.sort === 'priceAsc'
          ? asc(productPrices.minPrice)
          : sql`${productPrices.minPrice} desc nulls last`,
        asc(productPrices.productId),
      )
      .limit(place.end);
    // Of what this buyer cannot order the card shows the listed price, if there is one.
    const closed = db
      .select({ id: products.id, price: sql`${products.gwPrice}`.as('price') })
      .from(products)
      .where(and(matching(wanted), not(orderable)))
      .orderBy(...ordering(wanted))
      .limit(place.end);
    const own = db
      .select({ id: products.id, price: sql`min(${discountPrice})`.as('price') })
      .from(products)
      .innerJoin(productSkus, eq(productSkus.productId, products.id))
      .leftJoin(clientSkuPrices, agreedWith(place.clientId))
      .where(and(matching(wanted), orderable, inArray(products.id, agreed)))
      .groupBy(products.id);
    const direction = sql.raw(wanted.sort === 'priceAsc' ? 'asc' : 'desc');
    return db
      .select({ id: sql<string>`priced.id`.mapWith(products.id), version })
      .from(sql`((${listed}) union all (${own}) union all (${closed})) as priced`)
      .orderBy(sql`priced.price ${direction} nulls last`, sql`priced.id`);
  }

  // A visitor sees the listed price and no other, so that is what a visitor sorts by.
  function prepare(wanted: Wanted, ownPrice: boolean) {
    return (
      (ownPrice && isByPrice(wanted) ? idsByOwnPrice(wanted) : idsInOrder(wanted))
        .limit(place.limit)
        .offset(place.offset)
        // Without a name PostgreSQL plans it for its values each time: a rare word and a common one, the first page and
        // the last want other plans.
        .prepare('')
    );
  }

  // What it takes to read cards does not depend on which they are, so this is planned once.
  const offer = offerFor(db, place.clientId);
  const cards = db
    .select(cardColumns(offer))
    .from(products)
    .leftJoin(productStocks, eq(productStocks.productId, products.id))
    .leftJoinLateral(offer, sql`true`)
    .where(sql`${products.id} = any(${idList})`)
    .prepare('product_cards');

  // Building the query takes as long as answering it, so each kind of list is built once.
  const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: 200 });

  function preparedFor(wanted: Wanted, ownPrice: boolean) {
    const { words, categoryId, area, specialOffer, inStock, sort } = wanted;
    const narrowed = [
      ...[words.length, Boolean(categoryId), area === true ? 'any' : Boolean(area)],
      ...[specialOffer, inStock],
    ];
    const kind = JSON.stringify([...narrowed, sort, ownPrice]);
    const known = prepared.get(kind);
    if (known) return known;
    const built = prepare(withPlaces(wanted), ownPrice);
    prepared.set(kind, built);
    return built;
  }

  // Stock moves with every order, so it is read with every page; the version says whether what is kept still holds.
  const live = db
    .select({
      version: catalogueVersion.version,
      id: productStocks.productId,
      pieces: productStocks.pieces,
      expectedOn: productStocks.expectedOn,
    })
    .from(catalogueVersion)
    .leftJoin(productStocks, sql`${productStocks.productId} = any(${idList})`)
    .prepare('live_products');

  // Which products a page has, and what a client sees of each, as they were at a version of the catalogue.
  const keptPages = new LRUCache<string, { version: number; ids: string[] }>({ max: mostPages });
  const keptCards = new LRUCache<string, { version: number; row: ProductRow }>({ max: mostCards });

  async function findIds(
    wanted: Wanted,
    { limit, offset }: ReturnType<typeof toLimit>,
    buyer: Buyer | undefined,
  ) {
    const found = await preparedFor(wanted, buyer !== undefined).execute({
      ...Object.fromEntries(wanted.words.map((word, index) => [`word${index}`, word])),
      limit,
      offset,
      end: offset + limit,
      categoryId: wanted.categoryId,
      area: wanted.area,
      clientId: buyer?.clientId ?? '',
      clientType: buyer?.clientType,
    });
    return { version: found[0]?.version, ids: found.map(({ id }) => id) };
  }

  async function readCards(ids: readonly string[], clientId: string, at: number) {
    const cacheKey = (id: string) => `${clientId}:${id}`;
    const found = new Map<string, ProductRow>();
    for (const id of ids) {
      const card = keptCards.get(cacheKey(id));
      if (card?.version === at) found.set(id, card.row);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const row of (await cards.execute({ ids: missing.join(), clientId })) as ProductRow[]) {
      found.set(row.id, row);
      keptCards.set(cacheKey(row.id), { version: at, row });
    }
    return found;
  }

  async function readLive(ids: readonly string[]) {
    const rows = await live.execute({ ids: ids.join() });
    return {
      version: rows[0]?.version ?? 0,
      stock: new Map(rows.map(({ id, pieces, expectedOn }) => [id, { pieces: pieces ?? 0, expectedOn }])),
    };
  }

  return {
    /**
     * One page of the products that match, and the version of the catalogue that it was read at. Only its rows are
     * priced and get their pictures.
     */
    async page(
      filter: ProductFilter,
      page: Page,
      buyer: Buyer | undefined,
    ): Promise<{ rows: ProductRow[]; version: number }> {
      const wanted = wantedBy(filter);
      const range = toLimit(page);
      const clientId = buyer?.clientId ?? '';
      const key = JSON.stringify([wanted, range, isByPrice(wanted) ? clientId : buyer !== undefined]);
      const kept = wanted.inStock ? undefined : keptPages.get(key);
      const before = kept && (await readLive(kept.ids));
      if (kept && before?.version === kept.version) return read(kept.ids, before);

      const found = await findIds(wanted, range, buyer);
      const now = await readLive(found.ids);
      // Kept at the version they were read at: after a change in between they do not hold. No ids tell no version.
      if (!wanted.inStock && found.version !== undefined) {
        keptPages.set(key, { ids: found.ids, version: found.version });
      }
      return read(found.ids, now);

      async function read(ids: readonly string[], at: Awaited<ReturnType<typeof readLive>>) {
        const rows = await readCards(ids, clientId, at.version);
        const shownRows = ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? { ...row, ...(at.stock.get(id) ?? { pieces: 0, expectedOn: null }) } : [];
        });
        return { rows: shownRows, version: at.version };
      }
    },

    count: (filter: ProductFilter): Promise<number> => db.$count(products, matching(wantedBy(filter))),
  };
}

export type ProductList = ReturnType<typeof productList>;
