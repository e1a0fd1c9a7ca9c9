import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { idReference } from './columns';

export const productRelationKinds = ['accessory', 'consumable', 'replacement'] as const;
export type ProductRelationKind = (typeof productRelationKinds)[number];

/** `related` is an accessory, consumable or substitute of the product. */
export const productRelations = pgTable(
  'product_relations',
  {
    productId: idReference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: idReference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: productRelationKinds }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.relatedId] }),
    index().on(t.relatedId),
    check('product_relations_kind', sql`${t.kind} in ('accessory', 'consumable', 'replacement')`),
    check('product_relations_other', sql`${t.productId} <> ${t.relatedId}`),
  ],
);
