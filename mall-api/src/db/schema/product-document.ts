import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { createdAt, id, idReference } from './columns';

export const productDocumentKinds = [
  'instructions',
  'sds',
  'registration',
  'report',
  'brochure',
  'other',
] as const;
export type ProductDocumentKind = (typeof productDocumentKinds)[number];

/**
 * A product document for every buyer, such as instructions or the registration certificate. fileId finds its
 * bytes in the file store; one without is drawn on request (demonstration only).
 */
export const productDocuments = pgTable(
  'product_documents',
  {
    id: id(),
    productId: idReference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: productDocumentKinds }).notNull(),
    fileName: text().notNull(),
    fileId: text().unique(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull().default(0),
    sha256: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.productId, t.id)],
);
