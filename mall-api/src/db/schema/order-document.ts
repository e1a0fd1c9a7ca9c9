import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, idReference, moment, money } from './columns';
import { files } from './file';
import { orders } from './order';

/** qysStatus 0: not signed electronically, 1: to be signed, 2: signed, 3: being voided, 4: withdrawn. */
export const orderContracts = pgTable(
  'order_contracts',
  {
    orderId: idReference()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: text().notNull().unique(),
    originFileId: idReference().references(() => files.id),
    uploadFileId: idReference().references(() => files.id),
    qysStatus: smallint().notNull().default(0),
    signTokenHash: text().unique(),
    signedAt: moment(),
  },
  (t) => [check('order_contracts_qys_status', sql`${t.qysStatus} between 0 and 4`)],
);

export const orderInvoices = pgTable(
  'order_invoices',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: text().notNull().unique(),
    amount: money().notNull(),
    fileId: idReference().references(() => files.id),
    externUrl: text(),
    issuedAt: createdAt(),
  },
  (t) => [index().on(t.orderId)],
);
