import { LRUCache } from 'lru-cache';
import type { ParsedRequestOf, ReplyOf, SearchReading } from 'shared-kernel/contracts';
import { groupBy } from '../../collections/group-by';
import { noWords } from '../../db/product-search';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import type { Page } from '../../wire/page';
import { documentKindNames } from '../product-document/document-names';
import type { Search } from '../search/understand';
import { type FittingKind, fittingKindNames } from './fitting-kinds';
import { type ProductRow, toCard } from './product-card';
import type { ProductFacets } from './product-facets';
import type { ProductList } from './product-list';
import type { ProductQueries } from './product-queries';
import { toRows } from './product-rows';
import { toUnit } from './product-unit';
import type { CatalogueRepository } from './repository';
import type { ProductFilter } from './wanted-products';

const productsPerCategory = 8;
const productsPerArea = 40;
const mostAreas = 4;
// Seconds to cache the number of matches in stock.
const inStockSeconds = 30;

function narrowedBy(request: ParsedRequestOf<'product/facets'>): ProductFilter {
  const { inStock, facets, position, type, categoryId } = request;
  const area = position ?? (type === 2 ? (categoryId ?? true) : undefined);
  return { inStock, facets, area, categoryId: type === 2 ? undefined : categoryId };
}

type CategoryRow = Awaited<ReturnType<CatalogueRepository['categories']>>[number];

/** Top categories, each with its subcategories. */
function toTree(rows: CategoryRow[]) {
  const below = groupBy(rows, ({ parentId }) => parentId);
  const common = ({ id, name, type, active }: CategoryRow) => ({ id, name, type: type as 1 | 2, active });
  return (below.get(null) ?? []).map((row) => ({
    ...common(row),
    imageUrl: row.imageUrl,
    subtitle: row.subtitle,
    children: (below.get(row.id) ?? []).map(common),
  }));
}

/** Products for sale, with each buyer's prices (docs/specification.md#catalogue-calls). */
export function createCatalogueService(
  catalogue: CatalogueRepository,
  lists: ProductList,
  products: ProductQueries,
  facets: ProductFacets,
  search: Search,
) {
  // Counting matches costs more than reading a page, and is the same for every buyer until the catalogue
  // changes; stock changes with every order.
  const totals = new LRUCache<string, number, ProductFilter>({
    max: 1000,
    fetchMethod: (_key, _stale, { context }) => lists.count(context),
  });

  async function countMatches({ sort: _, ...filter }: ProductFilter, version: number): Promise<number> {
    const ttl = filter.inStock ? inStockSeconds * 1000 : 0;
    return (await totals.fetch(JSON.stringify([filter, version]), { context: filter, ttl })) ?? 0;
  }

  async function readRows(filter: ProductFilter, page: Page, buyer: Buyer | undefined) {
    const { rows, version } = await lists.page(filter, page, buyer);
    if (filter.facets === undefined) return { rows, total: await countMatches(filter, version) };
    const { total } = await facets.count(filter, version, buyer);
    return { rows, total };
  }

  /** Reads a list by what its search text means, and tells how the text was read. */
  async function readMeant<Found extends { total: number }>(
    { name, ...request }: ParsedRequestOf<'product/facets'> & Pick<ProductFilter, 'sort'>,
    read: (filter: ProductFilter) => Promise<Found>,
  ): Promise<Found & { reading?: SearchReading }> {
    const filter = { ...narrowedBy(request), sort: request.sort };
    if (!name) return read(filter);
    const { reading, ...words } = await search.understand(name);
    return { ...(await read({ ...filter, words })), reading };
  }

  async function readPage(filter: ProductFilter, page: Page, buyer: Buyer | undefined) {
    const { rows, total } = await readRows(filter, page, buyer);
    return { list: rows.map((row) => toCard(row, buyer)), total };
  }

  const tree = async (type: 1 | 2) => toTree(await catalogue.categories(type));

  return {
    tree: async (type: 1 | 2): Promise<ReplyOf<'product/catagories'>> =>
      (await tree(type)).map(({ subtitle: _, ...category }) => category),

    banners: async (position: 'index' | 'index2' | 'ad'): Promise<ReplyOf<'banner/list'>> =>
      (await catalogue.banners(position)).map(
        ({ id, position, title, subtitle, actionText, ground, imageUrl, linkUrl }) => ({
          id,
          position,
          title,
          subtitle,
          actionText,
          ground,
          imageUrl,
          linkUrl,
        }),
      ),

    /** Payment methods and other dictionary items for the buyer's client type. */
    dictionary: (groupCode: string, buyer: Buyer): Promise<ReplyOf<'dict/list'>> =>
      catalogue.dictionary(groupCode, buyer.clientType),

    /** A page of products by words, by category or by home page area. */
    page: (
      request: ParsedRequestOf<'product/page'>,
      buyer: Buyer | undefined,
    ): Promise<ReplyOf<'product/page'>> => readMeant(request, (filter) => readPage(filter, request, buyer)),

    /** The same page for a list view, with attributes and units per row. */
    async rows(request: ParsedRequestOf<'product/rows'>, buyer: Buyer): Promise<ReplyOf<'product/rows'>> {
      const { rows, ...found } = await readMeant(request, (filter) => readRows(filter, request, buyer));
      return { list: await toRows(rows, products, buyer), ...found };
    },

    /** The facet values of a list, with the number of products of each. */
    facets: async (
      request: ParsedRequestOf<'product/facets'>,
      buyer: Buyer | undefined,
    ): Promise<ReplyOf<'product/facets'>> => {
      const version = await lists.version();
      return readMeant(request, (filter) => facets.count(filter, version, buyer));
    },

    /** Products side by side, in the requested order; unlisted ones are left out. */
    async compare({ ids }: ParsedRequestOf<'product/compare'>, buyer: Buyer | undefined) {
      const found = new Map((await products.cards(ids, buyer)).map((row) => [row.id, row]));
      const rows = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
      return toRows(rows, products, buyer);
    },

    /** A product's family and relations, for its page. */
    async related(id: string, buyer: Buyer): Promise<ReplyOf<'product/related'>> {
      const [family, relations] = await Promise.all([products.family(id, buyer), products.relations(id)]);
      const [variants, others] = await Promise.all([
        toRows(family, products, buyer),
        products.cards(
          relations.map((relation) => relation.id),
          buyer,
        ),
      ]);
      const kinds = new Map(relations.map((relation) => [relation.id, relation.kind]));
      const byKind = groupBy(others, (row) => kinds.get(row.id));
      const fitting = (Object.keys(fittingKindNames) as FittingKind[]).flatMap((kind) => {
        const shown = byKind.get(kind);
        if (!shown) return [];
        return { kind, name: fittingKindNames[kind], products: shown.map((row) => toCard(row, buyer)) };
      });
      return { variants, fitting };
    },

    specialOffers: (page: Page, buyer: Buyer | undefined): Promise<ReplyOf<'product/specialoffer/page'>> =>
      readPage({ specialOffer: true }, page, buyer),

    /**
     * The home page: every category, or up to four areas, with their first products; empty ones are left out.
     */
    async groups(
      type: 1 | 2,
      name: string | undefined,
      buyer: Buyer | undefined,
    ): Promise<ReplyOf<'product/all'>> {
      const most = type === 1 ? productsPerCategory : productsPerArea;
      const words = name ? await search.understand(name) : noWords;
      const [categories, rows] = await Promise.all([tree(type), products.groups(type, words, most, buyer)]);
      const cards = groupBy(rows, ({ groupId }) => groupId);
      return categories
        .map((category) => ({
          ...category,
          products: (cards.get(category.id) ?? []).map((row) => toCard(row, buyer)),
        }))
        .filter((group) => group.products.length > 0)
        .slice(0, type === 2 ? mostAreas : undefined);
    },

    /**
     * Returns a product with its units; prices only when the buyer may order it.
     * @throws CallError 60004 no such product
     */
    async detail(id: string, buyer: Buyer): Promise<ReplyOf<'product/detail'>> {
      const [found, units, documents] = await Promise.all([
        products.detail(id, buyer),
        products.units([id], buyer),
        products.documents(id),
      ]);
      if (!found) throw notFound('商品');
      const card = toCard(found.card as ProductRow, buyer);
      const { device } = found;
      return {
        productSpu: {
          ...card,
          code: found.code,
          detailText: found.detailText,
          categoryName: found.categoryName,
          attributes: found.attributes,
          documents: documents.map(({ id, kind, fileName }) => ({
            id,
            kindName: documentKindNames[kind],
            fileName,
          })),
          device: device && {
            registrationNo: device.registrationNo,
            deviceClass: device.deviceClass,
            registrant: device.registrant,
            productionLicenceNo: device.productionLicenceNo,
            registrationExpireDate: device.registrationExpireDate,
            storageCondition: device.storageCondition,
            shelfLife: device.shelfLife,
            warning: device.warning,
            certificateFile:
              device.certificateUrl === null
                ? null
                : {
                    url: device.certificateUrl,
                    fileName: device.certificateFileName ?? device.registrationNo,
                  },
          },
        },
        productSkues: units.map((unit) => toUnit(unit, found.card.pieces, card.canOrder)),
      };
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
