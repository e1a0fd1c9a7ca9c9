import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, idReference, moment, money } from './columns';
import { fileReference } from './file';
import { orders } from './order';

/** Place of the buyer's signature: page from 0; points from the page's lower left corner. */
export interface SignPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * qysStatus 0: not signed electronically, 1: to be signed, 2: signed, 3: being voided, 4: withdrawn.
 * originFileId is the latest version of the template; uploadFileId is the buyer's upload: the signed
 * template, or a file of their own. The upload freezes the contract: frozenItemId is the last order item in
 * it.
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
    // Identifies the contract on the signing page; random, so that it cannot be guessed.
    signToken: text().notNull().unique().default(sql`gen_random_uuid()`),
    // An order that uses rebate gets its contract once customer service has approved.
    awaitsApproval: boolean().notNull().default(false),
    signPlace: jsonb().$type<SignPlace>(),
    signerName: text(),
    signedAt: moment(),
    frozenItemId: idReference(),
    countersignedAt: moment(),
    countersignedFileId: fileReference(),
  },
  (t) => [check('order_contracts_qys_status', sql`${t.qysStatus} between 0 and 4`)],
);

/** Versions of an order's contract, from 1; digest is that of its content. */
export const orderContractVersions = pgTable(
  'order_contract_versions',
  {
    orderId: idReference()
      .notNull()
      .references(() => orderContracts.orderId, { onDelete: 'cascade' }),
    version: integer().notNull(),
    digest: text().notNull(),
    fileId: fileReference().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.version] })],
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
