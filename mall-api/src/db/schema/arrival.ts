import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { createdAt, idReference } from './columns';
import { members } from './member';

/** Members subscribed to a product's restock; the row is deleted once they are notified. */
export const arrivalNotices = pgTable(
  'arrival_notices',
  {
    memberId: idReference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: idReference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productId] }), index().on(t.productId)],
);
