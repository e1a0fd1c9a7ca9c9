import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database';
import { catalogueVersion, productStocks, products } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type Page, toLimit } from '../../wire/page';
import { listedIds, matchingProducts } from './listed-ids';
import { cardColumns, offerFor, type ProductRow } from './product-card';
import {
  dependsOnPrice,
  facetsIn,
  type ProductFilter,
  place,
  type Wanted,
  wantedBy,
} from './wanted-products';

// Some 20 MB, a few pages of every client who is about.
const mostCards = 20_000;
const mostPages = 5_000;

const idList = sql`string_to_array(${sql.placeholder('ids')}, ',')::bigint[]`;

/** Reads the lists that are searched, narrowed and paged. */
export function productList(db: Queries) {
  const { preparedFor } = listedIds(db);
  const matching = matchingProducts(db);

  // What it takes to read cards does not depend on which they are, so this is planned once.
  const offer = offerFor(db, place.clientId);
  const cards = db
    .select(cardColumns(offer))
    .from(products)
    .leftJoin(productStocks, eq(productStocks.productId, products.id))
    .leftJoinLateral(offer, sql`true`)
    .where(sql`${products.id} = any(${idList})`)
    .prepare('product_cards');

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
      ...Object.fromEntries(facetsIn(wanted).map((key) => [`facet_${key}`, wanted.facets[key]])),
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
      const key = JSON.stringify([wanted, range, dependsOnPrice(wanted) ? clientId : buyer !== undefined]);
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

    /** How many match, of what is narrowed by nothing that depends on the buyer. */
    count: (filter: ProductFilter): Promise<number> => db.$count(products, matching(wantedBy(filter), false)),

    async version(): Promise<number> {
      const [row] = await db.select().from(catalogueVersion);
      return row?.version ?? 0;
    },
  };
}

export type ProductList = ReturnType<typeof productList>;
