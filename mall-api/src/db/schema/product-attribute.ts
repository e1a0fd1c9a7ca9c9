import { sql } from 'drizzle-orm';
import { boolean, check, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { idReference } from './columns';

/**
 * Typed attributes that distinguish the products of a family; lists filter and count by them. Null where not
 * applicable. Free-text attributes are in products.attributes.
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
    /** Compatible devices. */
    devices: text().array(),
    sterile: boolean(),
    singleUse: boolean(),
  },
  (t) => [check('product_attributes_volume', sql`${t.volumeMl} > 0`)],
);
