import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { matchesWords, type WantedWords } from '../../db/product-search';
import {
  areaProducts,
  categories,
  clientSkuPrices,
  productAttributes,
  productDevices,
  productRelations,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { productDocumentRepository } from '../product-document/repository';
import { agreedWith, discountPrice, originalPrice } from './client-price';
import type { FittingKind } from './fitting-kinds';
import { cardColumns, offerFor, type ProductRow, shown } from './product-card';

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
  /** Category or area of the product in this result. */
  groupId: string;
}

const mostOfFamily = 40;

/** Queries products for the home page and the product page. */
export function productQueries(db: Queries) {
  function shownCards(where: SQL | undefined, buyer: Buyer | undefined) {
    const offer = offerFor(db, buyer?.clientId ?? '');
    return db
      .select(cardColumns(db, offer, buyer))
      .from(products)
      .leftJoin(productStocks, eq(productStocks.productId, products.id))
      .leftJoinLateral(offer, sql`true`)
      .where(and(shown, where))
      .orderBy(asc(products.sort), asc(products.id));
  }

  return {
    cards: (ids: readonly string[], buyer: Buyer | undefined) =>
      shownCards(inArray(products.id, [...ids]), buyer) as Promise<ProductRow[]>,

    /** A product and the others of its family. */
    family(id: string, buyer: Buyer) {
      const own = alias(products, 'own');
      const other = alias(products, 'other');
      const ids = db
        .select({ id: sql`coalesce(${other.id}, ${own.id})` })
        .from(own)
        .leftJoin(other, eq(other.family, own.family))
        .where(eq(own.id, id));
      return shownCards(inArray(products.id, ids), buyer).limit(mostOfFamily) as Promise<ProductRow[]>;
    },

    /** A product's relations, in both directions. */
    relations: (id: string) =>
      db
        .select({ id: productRelations.relatedId, kind: sql<FittingKind>`${productRelations.kind}` })
        .from(productRelations)
        .where(eq(productRelations.productId, id))
        .unionAll(
          db
            .select({
              id: productRelations.productId,
              kind: sql<FittingKind>`case ${productRelations.kind} when 'replacement' then 'replaces' else 'fits' end`,
            })
            .from(productRelations)
            .where(eq(productRelations.relatedId, id)),
        ),

    /** The first products of every top category (type 1) or area (type 2), in display order. */
    groups(type: 1 | 2, words: WantedWords, most: number, buyer: Buyer | undefined): Promise<GroupedRow[]> {
      const group = db
        .select({ id: categories.id, sort: categories.sort })
        .from(categories)
        .where(and(eq(categories.type, type), isNull(categories.parentId), categories.active))
        .as('shown_group');
      const named = matchesWords(words);
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
      const offer = offerFor(db, buyer?.clientId ?? '');
      return db
        .select({ groupId: group.id, ...cardColumns(db, offer, buyer) })
        .from(group)
        .innerJoinLateral(picked, sql`true`)
        .innerJoin(products, eq(products.id, picked.id))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoinLateral(offer, sql`true`)
        .orderBy(asc(group.sort), asc(group.id), asc(picked.place), asc(products.id)) as Promise<
        GroupedRow[]
      >;
    },

    /** A product with the data of its page beyond the card. */
    async detail(id: string, buyer: Buyer | undefined) {
      const offer = offerFor(db, buyer?.clientId ?? '');
      const [found] = await db
        .select({
          card: cardColumns(db, offer, buyer),
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

    documents: (id: string) => productDocumentRepository(db).of(id),

    /** Attributes of products, by product: free-text, typed and mandatory. */
    async attributes(productIds: readonly string[]) {
      const rows = await db
        .select({
          id: products.id,
          attributes: products.attributes,
          typed: productAttributes,
          deviceClass: productDevices.deviceClass,
        })
        .from(products)
        .leftJoin(productAttributes, eq(productAttributes.productId, products.id))
        .leftJoin(productDevices, eq(productDevices.productId, products.id))
        .where(inArray(products.id, [...productIds]));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Sales units of products, with the buyer's prices. */
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
        .leftJoin(clientSkuPrices, agreedWith(buyer?.clientId ?? ''))
        .where(inArray(productSkus.productId, [...productIds]))
        .orderBy(asc(productSkus.sort), asc(productSkus.id));
    },
  };
}

export type ProductQueries = ReturnType<typeof productQueries>;
