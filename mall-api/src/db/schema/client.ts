import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, idReference } from './columns';

export const dealers = pgTable('dealers', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  address: text().notNull(),
  phone: text(),
});

export const hospitals = pgTable('hospitals', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  address: text().notNull(),
});

/** The buying organisation. Types 5 and 6 are dealers themselves (docs/specification.md#client-types). */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    type: smallint().notNull(),
    ownDealerId: idReference().references(() => dealers.id),
    address: text(),
    // The client signs contracts electronically (signQys); otherwise it uploads them.
    signQys: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('clients_type', sql`${t.type} in (1, 3, 4, 5, 6)`),
    check('clients_own_dealer', sql`(${t.type} in (5, 6)) = (${t.ownDealerId} is not null)`),
  ],
);

export const clientDealers = pgTable(
  'client_dealers',
  {
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    dealerId: idReference()
      .notNull()
      .references(() => dealers.id),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.dealerId] }), index().on(t.dealerId)],
);

export const clientHospitals = pgTable(
  'client_hospitals',
  {
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    hospitalId: idReference()
      .notNull()
      .references(() => hospitals.id),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.hospitalId] }), index().on(t.hospitalId)],
);

/** A delivery address of exactly one client, dealer or hospital; each has at most one default. */
export const consignees = pgTable(
  'consignees',
  {
    id: id(),
    clientId: idReference().references(() => clients.id),
    dealerId: idReference().references(() => dealers.id),
    hospitalId: idReference().references(() => hospitals.id),
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    defaultAddress: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('consignees_one_owner', sql`num_nonnulls(${t.clientId}, ${t.dealerId}, ${t.hospitalId}) = 1`),
    index().on(t.clientId),
    index().on(t.dealerId),
    index().on(t.hospitalId),
    uniqueIndex('consignees_client_default').on(t.clientId).where(sql`${t.defaultAddress}`),
    uniqueIndex('consignees_dealer_default').on(t.dealerId).where(sql`${t.defaultAddress}`),
    uniqueIndex('consignees_hospital_default').on(t.hospitalId).where(sql`${t.defaultAddress}`),
  ],
);
