import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, idReference, moment, money } from './columns';
import { fileReference } from './file';
import { orders } from './order';

/** Where the buyer's signature goes: page from 0; points from the page's lower left corner. */
export interface SignPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * qysStatus 0: not signed electronically, 1: to be signed, 2: signed, 3: being voided, 4: withdrawn.
 * originFileId is the template, made when first asked for and never changed; uploadFileId what the buyer handed in:
 * the signed template, or a file of their own.
 */
export const orderContracts = pgTable(
  'order_contracts',
  {
    orderId: idReference()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: text().notNull().unique(),
    originFileId: fileReference(),
    uploadFileId: fileReference(),
    qysStatus: smallint().notNull().default(0),
    // Finds the contract on the signing page; random, so that nobody comes upon somebody else's.
    signToken: text().notNull().unique().default(sql`gen_random_uuid()`),
    signPlace: jsonb().$type<SignPlace>(),
    signerName: text(),
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
    fileId: fileReference(),
    externUrl: text(),
    issuedAt: createdAt(),
  },
  (t) => [index().on(t.orderId)],
);
