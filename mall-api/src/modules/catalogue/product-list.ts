import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database';
import { type WordPart, wordParts } from '../../db/product-search';
import { catalogueVersion, productStocks, products } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type Page, toLimit } from '../../wire/page';
import { isNarrow, listedIds, matchingProducts } from './listed-ids';
import { awaitedBy, clientCardColumns, offerFor, type ProductRow } from './product-card';
import {
  dependsOnPrice,
  facetsIn,
  type ProductFilter,
  place,
  type Wanted,
  wantedBy,
  wordsIn,
} from './wanted-products';

// Some 20 MB: a few pages of every active client.
const mostCards = 20_000;
const mostPages = 5_000;

// Where one product in so many matches, a page's are among the first of the order; where fewer do, all of them are soon
// found and sorted.
const lookedAtFirst = 40;
const mostLookedAtFirst = 4_000;

/** Words that are no longer than their pieces have no names with these alone. */
const partsOf = ({ terms, pieces }: Wanted['words']) =>
  isDeepStrictEqual(terms, pieces) ? wordParts.filter((part) => part !== 'pieces') : wordParts;

type Range = ReturnType<typeof toLimit>;

interface FoundIds {
  /** Catalogue version that the ids were read at; undefined without ids. */
  readonly version: number | undefined;
  readonly ids: readonly string[];
}

type ClientCard = Omit<ProductRow, 'isAwaited'>;

const noStock = { pieces: 0, expectedOn: null, isAwaited: false };

const idList = sql`string_to_array(${sql.placeholder('ids')}, ',')::bigint[]`;

/** Queries searchable, filterable, paged lists. */
export function productList(db: Queries) {
  const { preparedFor } = listedIds(db);
  const matching = matchingProducts(db);

  // The plan does not depend on which cards are read, so it is prepared once.
  const offer = offerFor(db, place.clientId);
  const cards = db
    .select(clientCardColumns(offer))
    .from(products)
    .leftJoin(productStocks, eq(productStocks.productId, products.id))
    .leftJoinLateral(offer, sql`true`)
    .where(sql`${products.id} = any(${idList})`)
    .prepare('product_cards');

  // Stock changes with every order and a notice is its reader's own, so both are read with every page, with the
  // version that validates the cache.
  const live = db
    .select({
      version: catalogueVersion.version,
      id: productStocks.productId,
      pieces: productStocks.pieces,
      expectedOn: productStocks.expectedOn,
      isAwaited: awaitedBy(db, place.memberId, productStocks.productId),
    })
    .from(catalogueVersion)
    .leftJoin(productStocks, sql`${productStocks.productId} = any(${idList})`)
    .prepare('live_products');

  // A page's products, and a client's view of each, by catalogue version.
  const cachedPages = new LRUCache<string, { version: number; ids: string[] }>({ max: mostPages });
  const keptCards = new LRUCache<string, { version: number; row: ClientCard }>({ max: mostCards });

  async function findPart(
    wanted: Wanted,
    part: WordPart | undefined,
    { limit, offset }: Range,
    buyer: Buyer | undefined,
  ): Promise<FoundIds> {
    const end = offset + limit;
    const values = {
      ...wordsIn(wanted),
      ...Object.fromEntries(facetsIn(wanted).map((key) => [`facet_${key}`, wanted.facets[key]])),
      limit,
      offset,
      end,
      categoryId: wanted.categoryId,
      area: wanted.area,
      clientId: buyer?.clientId ?? '',
      clientType: buyer?.clientType,
    };
    const find = async (way: 'first' | 'all', first?: number) => {
      const found = await preparedFor(wanted, buyer !== undefined, part, way).execute({ ...values, first });
      return {
        version: found[0]?.version,
        ids: found.map(({ id }) => id),
        isWhole: found.length === limit && found[0]?.enough !== false,
      };
    };
    const first = lookedAtFirst * end;
    if (isNarrow(wanted) && first <= mostLookedAtFirst) {
      const near = await find('first', first);
      if (near.isWhole) return near;
    }
    return find('all');
  }

  /** A page of ids; the parts of a search follow each other. */
  async function findIds(wanted: Wanted, range: Range, buyer: Buyer | undefined): Promise<FoundIds> {
    if (wanted.words.terms.length === 0 || wanted.sort !== 'default') {
      return findPart(wanted, undefined, range, buyer);
    }
    const ids: string[] = [];
    let version: number | undefined;
    const end = range.offset + range.limit;
    for (const part of partsOf(wanted.words)) {
      if (ids.length === end) break;
      const found = await findPart(wanted, part, { limit: end - ids.length, offset: 0 }, buyer);
      ids.push(...found.ids);
      version ??= found.version;
    }
    return { version, ids: ids.slice(range.offset) };
  }

  async function readCards(ids: readonly string[], clientId: string, at: number) {
    const cacheKey = (id: string) => `${clientId}:${id}`;
    const found = new Map<string, ClientCard>();
    for (const id of ids) {
      const card = keptCards.get(cacheKey(id));
      if (card?.version === at) found.set(id, card.row);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const row of (await cards.execute({ ids: missing.join(), clientId })) as ClientCard[]) {
      found.set(row.id, row);
      keptCards.set(cacheKey(row.id), { version: at, row });
    }
    return found;
  }

  async function readLive(ids: readonly string[], buyer: Buyer | undefined) {
    const rows = await live.execute({ ids: ids.join(), memberId: buyer?.memberId ?? '' });
    return {
      version: rows[0]?.version ?? 0,
      stock: new Map(rows.map(({ id, pieces, ...own }) => [id, { ...own, pieces: pieces ?? 0 }])),
    };
  }

  return {
    /**
     * One page of matching products, and the catalogue version it was read at. Only its rows get prices and
     * pictures.
     */
    async page(
      filter: ProductFilter,
      page: Page,
      buyer: Buyer | undefined,
    ): Promise<{ rows: ProductRow[]; version: number }> {
      const wanted = wantedBy(filter);
      const range = toLimit(page);
      const clientId = buyer?.clientId ?? '';
      const key = JSON.stringify([wanted, range, dependsOnPrice(wanted) ? clientId : buyer !== undefined]);
      const kept = wanted.inStock ? undefined : cachedPages.get(key);
      const before = kept && (await readLive(kept.ids, buyer));
      if (kept && before?.version === kept.version) return read(kept.ids, before);

      const found = await findIds(wanted, range, buyer);
      const now = await readLive(found.ids, buyer);
      // Cached under the version they were read at, so a change in between invalidates them. No ids means no
      // version.
      if (!wanted.inStock && found.version !== undefined) {
        cachedPages.set(key, { ids: [...found.ids], version: found.version });
      }
      return read(found.ids, now);

      async function read(ids: readonly string[], at: Awaited<ReturnType<typeof readLive>>) {
        const rows = await readCards(ids, clientId, at.version);
        const shownRows = ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? { ...row, ...(at.stock.get(id) ?? noStock) } : [];
        });
        return { rows: shownRows, version: at.version };
      }
    },

    /** Number of matches, for filters that do not depend on the buyer. */
    count: (filter: ProductFilter): Promise<number> => db.$count(products, matching(wantedBy(filter), false)),

    async version(): Promise<number> {
      const [row] = await db.select().from(catalogueVersion);
      return row?.version ?? 0;
    },
  };
}

export type ProductList = ReturnType<typeof productList>;
