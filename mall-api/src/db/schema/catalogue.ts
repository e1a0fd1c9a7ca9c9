import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, moment, money, quantity } from './columns';

const textArray = customType<{ data: string[] }>({ dataType: () => 'text[]' });

/** type 1: product categories, two levels deep; type 2: the home page's product areas (areaProducts). */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: idReference().references((): AnyPgColumn => categories.id),
    type: smallint().notNull().default(1),
    name: text().notNull(),
    subtitle: text(),
    imageUrl: text(),
    active: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
  },
  (t) => [
    check('categories_type', sql`${t.type} in (1, 2)`),
    index().on(t.type, t.sort),
    index().on(t.parentId),
  ],
);

/**
 * A product (productSpu in the specification). status 1: listed, 2: coming soon, 3: unlisted. A buyer may
 * order when canOrder is true and orderClientTypes is null or includes the buyer's client type.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    categoryId: idReference()
      .notNull()
      .references(() => categories.id),
    code: text().notNull().unique(),
    model: text().notNull(),
    name: text().notNull(),
    /** Groups products that differ only in size, volume and the like; null for a single product. */
    family: text(),
    brand: text().notNull(),
    label: text(),
    gwPrice: money(),
    sellingPoint: text().notNull(),
    imageUrl: text().notNull(),
    detailText: text().notNull(),
    attributes: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    status: smallint().notNull().default(1),
    canOrder: boolean().notNull().default(true),
    orderClientTypes: smallint().array(),
    sort: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    /** Sorts by pinyin when compared by code point. */
    nameKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`pinyin_key(${products.name})`),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_key(${products.name}) || ' ' || search_key(${products.model}) || ' ' || search_key(${products.code})`,
      ),
    /**
     * Typed attributes and device class as `key=value` (shared-kernel/domain `ProductFacet`), which lists filter
     * by, and `category=name` for the search. Triggers maintain it.
     */
    facetValues: textArray().notNull().default([]),
    /** What search looks at after name, model and code: selling point, attributes, category. */
    searchMore: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_more(${products.sellingPoint}, ${products.attributes}, ${products.facetValues})`,
      ),
    searchGrams: textArray()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`product_grams(${products.name}, ${products.model}, ${products.code}, ${products.sellingPoint}, ${products.attributes}, ${products.facetValues})`,
      ),
  },
  (t) => [
    check('products_status', sql`${t.status} in (1, 2, 3)`),
    index().on(t.categoryId, t.sort, t.id),
    index().on(t.sort, t.id),
    index('products_family').on(t.family).where(sql`${t.family} is not null`),
    index('products_newest').on(t.createdAt, t.id),
    index('products_shown').on(t.id).where(sql`${t.status} in (1, 2)`),
    index('products_price_rising').on(t.gwPrice, t.id),
    index('products_price_falling').on(t.gwPrice.desc().nullsLast(), t.id),
    // Not for every buyer.
    index('products_closed')
      .on(t.gwPrice, t.id)
      .where(sql`${t.status} <> 1 or not ${t.canOrder} or ${t.orderClientTypes} is not null`),
    index('products_named').on(sql`${t.nameKey} collate "C"`, t.id),
    // Quick orders look products up by model.
    index('products_model_key').on(sql`search_key(${t.model})`),
    index('products_code_key').on(sql`search_key(${t.code})`),
    index('products_labelled').on(t.sort, t.id).where(sql`${t.label} is not null`),
    index('products_search').using('gin', t.searchGrams),
    index('products_search_named').using('gin', sql`search_grams(${t.searchText})`),
    index('products_facets').using('gin', t.facetValues),
  ],
);

/**
 * Data that Chinese rules for online sales of medical devices require to be shown; a product without it is no
 * device.
 */
export const productDevices = pgTable('product_devices', {
  productId: idReference()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  registrationNo: text().notNull(),
  deviceClass: text({ enum: ['一类', '二类', '三类'] }).notNull(),
  registrant: text().notNull(),
  productionLicenceNo: text(),
  registrationExpireDate: date(),
  storageCondition: text().notNull(),
  shelfLife: text().notNull(),
  warning: text(),
  certificateUrl: text(),
  certificateFileName: text(),
});

export const productFiles = pgTable(
  'product_files',
  {
    id: id(),
    productId: idReference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    fileName: text().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [index().on(t.productId, t.sort)],
);

/**
 * A unit that a product is sold in. name is the unit (箱), sapUnit that of a piece (瓶); price and
 * discountPrice are per unit, which holds unitCount pieces. taxIncluded null: unspecified.
 */
export const productSkus = pgTable(
  'product_skus',
  {
    id: id(),
    productId: idReference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    name: text().notNull(),
    remark: text(),
    unitCount: quantity().notNull(),
    price: money().notNull(),
    discountPrice: money().notNull(),
    sapUnit: text().notNull(),
    matchSellLabel: text(),
    taxIncluded: boolean(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.productId, t.sort),
    index('product_skus_code_key').on(sql`search_key(${t.code})`),
    check('product_skus_unit_count', sql`${t.unitCount} > 0`),
    check('product_skus_price', sql`${t.price} >= 0 and ${t.discountPrice} between 0 and ${t.price}`),
  ],
);

/**
 * Lowest price of a product without agreements, and pieces of its smallest unit; null without units. Triggers
 * maintain it, so that sorting by price uses an index.
 */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: idReference()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    minPrice: money(),
    smallestUnit: quantity(),
  },
  (t) => [
    index('product_prices_rising').on(t.minPrice, t.productId),
    index('product_prices_falling').on(t.minPrice.desc().nullsLast(), t.productId),
  ],
);

/**
 * One row: a version that triggers raise with every change to products, their pictures, attributes, units and
 * prices. Any process may cache what it read for as long as the version stays.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  version: bigint({ mode: 'number' }).primaryKey(),
  /** Raised by changes to what the search vocabulary is made of: names, status, categories, synonyms. */
  words: bigint({ mode: 'number' }).notNull().default(1),
});

/** A price agreed with one client; replaces the SKU's discountPrice. */
export const clientSkuPrices = pgTable(
  'client_sku_prices',
  {
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id, { onDelete: 'cascade' }),
    discountPrice: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.skuId] }),
    index().on(t.skuId),
    check('client_sku_prices_price', sql`${t.discountPrice} >= 0`),
  ],
);

/**
 * Stock in pieces of the product, since all its units (bottle, box) share it. A table of its own keeps this
 * hot row narrow. Taking stock is one conditional update (`set pieces = pieces - n where pieces >= n`),
 * products in ascending id; the check constraint is the last line of defence.
 */
export const productStocks = pgTable(
  'product_stocks',
  {
    productId: idReference()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    pieces: quantity().notNull(),
    /** Restock date while out of stock; null if unknown. */
    expectedOn: date(),
  },
  (t) => [check('product_stocks_pieces', sql`${t.pieces} >= 0`)],
);

/**
 * Gifts of a SKU. count is the default per unit; the buyer may choose otherwise, in all at most the line's
 * count times its unitCount.
 */
export const skuGifts = pgTable(
  'sku_gifts',
  {
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id, { onDelete: 'cascade' }),
    giftSkuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    count: quantity().notNull().default(1),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.skuId, t.giftSkuId] }), index().on(t.giftSkuId)],
);

/** SKUs offered as add-ons ("buy more") to orders from minOrderAmount on. */
export const buyMoreSkus = pgTable('buy_more_skus', {
  skuId: idReference()
    .primaryKey()
    .references(() => productSkus.id),
  minOrderAmount: money().notNull(),
  sort: integer().notNull().default(0),
});

export const banners = pgTable(
  'banners',
  {
    id: id(),
    position: text({ enum: ['index', 'index2', 'ad'] }).notNull(),
    imageUrl: text().notNull(),
    linkUrl: text(),
    title: text().notNull(),
    subtitle: text(),
    actionText: text(),
    /** Background behind the page's text; null where the picture contains the text. */
    ground: text({ enum: ['light', 'dark'] }),
    active: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
  },
  (t) => [index().on(t.position, t.sort)],
);

/** The products of a home page area (a category of type 2). */
export const areaProducts = pgTable(
  'area_products',
  {
    areaId: idReference()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: idReference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.areaId, t.productId] }), index().on(t.productId)],
);
