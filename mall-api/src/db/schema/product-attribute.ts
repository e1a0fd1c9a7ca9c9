import { sql } from 'drizzle-orm';
import { boolean, check, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { idReference } from './columns';

/**
 * What families of products are told apart by, typed and narrow: lists are narrowed by it, and count it. Null where it
 * says nothing of a product. Free texts of a product stay with the product (products.attributes).
 */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: idReference()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    volumeMl: numeric({ precision: 12, scale: 3, mode: 'number' }),
    size: text(),
    material: text(),
    concentration: text(),
    /** Devices that it is for. */
    devices: text().array(),
    sterile: boolean(),
    singleUse: boolean(),
  },
  (t) => [check('product_attributes_volume', sql`${t.volumeMl} > 0`)],
);
