import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import { productContains } from '../../db/product-search';
import {
  areaProducts,
  categories,
  clientSkuPrices,
  productDevices,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { agreedWith, discountPrice, originalPrice } from './client-price';
import { cardColumns, offerFor, type ProductRow } from './product-card';

export interface ProductFilter {
  readonly name?: string | undefined;
  /** A category with all below it. */
  readonly categoryId?: string | undefined;
  /** An area of the home page; true for any of them. */
  readonly area?: string | true | undefined;
  readonly specialOffer?: boolean;
  readonly sort?: ParsedRequestOf<'product/page'>['sort'];
}

export interface UnitRow {
  id: string;
  productId: string;
  name: string;
  remark: string | null;
  unitCount: number;
  sapUnit: string;
  matchSellLabel: string | null;
  taxIncluded: boolean | null;
  price: string;
  discountPrice: string;
}

export interface GroupedRow extends ProductRow {
  /** Category or area that the product is shown under. */
  groupId: string;
}

export interface Page {
  readonly current: number;
  readonly pageSize: number;
}

// What the shop shows: products for sale and those that are coming soon.
const shown = inArray(products.status, [1, 2]);

/** Reads lists of products. */
export function productQueries(db: Queries) {
  const ofCategory = (id: string) =>
    inArray(
      products.categoryId,
      db
        .select({ id: categories.id })
        .from(categories)
        .where(or(eq(categories.id, id), eq(categories.parentId, id))),
    );

  const inArea = (area: string | true) =>
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

  const placeInArea = (area: string) =>
    sql`(${db
      .select({ sort: areaProducts.sort })
      .from(areaProducts)
      .where(and(eq(areaProducts.areaId, area), eq(areaProducts.productId, products.id)))})`;

  const matching = ({ name, categoryId, area, specialOffer }: ProductFilter) =>
    and(
      shown,
      name ? productContains(name) : undefined,
      categoryId ? ofCategory(categoryId) : undefined,
      area ? inArea(area) : undefined,
      specialOffer ? isNotNull(products.label) : undefined,
    );

  // A visitor sees the listed price and no other, so that is what a visitor sorts by.
  const ordering = ({ sort = 'default', area }: ProductFilter, seenPrice: SQL): SQL[] => {
    switch (sort) {
      case 'newest':
        return [desc(products.createdAt), desc(products.id)];
      case 'priceAsc':
        return [sql`${seenPrice} asc nulls last`, asc(products.id)];
      case 'priceDesc':
        return [sql`${seenPrice} desc nulls last`, asc(products.id)];
      case 'default':
        return [
          ...(typeof area === 'string' ? [placeInArea(area)] : []),
          asc(products.sort),
          asc(products.id),
        ];
    }
  };

  const idsInOrder = (filter: ProductFilter) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(matching(filter))
      .orderBy(...ordering(filter, sql`${products.gwPrice}`));

  // One pass over the units, however many products match.
  const idsByOwnPrice = (filter: ProductFilter, buyer: Buyer) =>
    db
      .select({ id: products.id })
      .from(products)
      .leftJoin(productSkus, eq(productSkus.productId, products.id))
      .leftJoin(clientSkuPrices, agreedWith(buyer))
      .where(matching(filter))
      .groupBy(products.id)
      .orderBy(...ordering(filter, sql`min(${discountPrice})`));

  return {
    /** One page of the products that match. Only its rows are priced and get their pictures. */
    page(
      filter: ProductFilter,
      { current, pageSize }: Page,
      buyer: Buyer | undefined,
    ): Promise<ProductRow[]> {
      const byOwnPrice = buyer && (filter.sort === 'priceAsc' || filter.sort === 'priceDesc');
      const page = (byOwnPrice ? idsByOwnPrice(filter, buyer) : idsInOrder(filter))
        .limit(pageSize)
        .offset((current - 1) * pageSize)
        .as('page');
      const offer = offerFor(db, buyer);
      return db
        .select(cardColumns(offer))
        .from(page)
        .innerJoin(products, eq(products.id, page.id))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoinLateral(offer, sql`true`)
        .orderBy(...ordering(filter, buyer ? sql`${offer.minPrice}` : sql`${products.gwPrice}`)) as Promise<
        ProductRow[]
      >;
    },

    /** The first products of every top category (type 1) or area (type 2), in the order they are shown. */
    groups(
      type: 1 | 2,
      name: string | undefined,
      most: number,
      buyer: Buyer | undefined,
    ): Promise<GroupedRow[]> {
      const group = db
        .select({ id: categories.id, sort: categories.sort })
        .from(categories)
        .where(and(eq(categories.type, type), isNull(categories.parentId), categories.active))
        .as('shown_group');
      const named = name ? productContains(name) : undefined;
      const picked =
        type === 1
          ? db
              .select({ id: products.id, place: sql<number>`${products.sort}`.as('place') })
              .from(products)
              .innerJoin(categories, eq(categories.id, products.categoryId))
              .where(and(shown, named, or(eq(categories.id, group.id), eq(categories.parentId, group.id))))
              .orderBy(asc(products.sort), asc(products.id))
              .limit(most)
              .as('picked')
          : db
              .select({ id: products.id, place: sql<number>`${areaProducts.sort}`.as('place') })
              .from(areaProducts)
              .innerJoin(products, eq(products.id, areaProducts.productId))
              .where(and(shown, named, eq(areaProducts.areaId, group.id)))
              .orderBy(asc(areaProducts.sort), asc(products.id))
              .limit(most)
              .as('picked');
      const offer = offerFor(db, buyer);
      return db
        .select({ groupId: group.id, ...cardColumns(offer) })
        .from(group)
        .innerJoinLateral(picked, sql`true`)
        .innerJoin(products, eq(products.id, picked.id))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoinLateral(offer, sql`true`)
        .orderBy(asc(group.sort), asc(group.id), asc(picked.place), asc(products.id)) as Promise<
        GroupedRow[]
      >;
    },

    /** One product with what its page shows beside the card. */
    async detail(id: string, buyer: Buyer | undefined) {
      const offer = offerFor(db, buyer);
      const [found] = await db
        .select({
          card: cardColumns(offer),
          code: products.code,
          detailText: products.detailText,
          attributes: products.attributes,
          categoryName: categories.name,
          device: productDevices,
        })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoin(productDevices, eq(productDevices.productId, products.id))
        .leftJoinLateral(offer, sql`true`)
        .where(eq(products.id, id));
      return found;
    },

    /** The units that products are sold in, with what the buyer pays for them. */
    units(productIds: readonly string[], buyer: Buyer | undefined): Promise<UnitRow[]> {
      return db
        .select({
          id: productSkus.id,
          productId: productSkus.productId,
          name: productSkus.name,
          remark: productSkus.remark,
          unitCount: productSkus.unitCount,
          sapUnit: productSkus.sapUnit,
          matchSellLabel: productSkus.matchSellLabel,
          taxIncluded: productSkus.taxIncluded,
          price: originalPrice,
          discountPrice,
        })
        .from(productSkus)
        .leftJoin(clientSkuPrices, agreedWith(buyer))
        .where(inArray(productSkus.productId, [...productIds]))
        .orderBy(asc(productSkus.sort), asc(productSkus.id));
    },

    count: (filter: ProductFilter): Promise<number> => db.$count(products, matching(filter)),
  };
}

export type ProductQueries = ReturnType<typeof productQueries>;
