import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, moment, quantity } from './columns';
import { members } from './member';

/**
 * Attempts in the window that ends at windowEndsAt: a row per action, subject (key) and API process (writer);
 * a process writes only its own rows.
 */
export const throttleCounters = pgTable(
  'throttle_counters',
  {
    key: text().notNull(),
    writer: text().notNull(),
    count: quantity().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.writer] }), index().on(t.windowEndsAt)],
);

/** Single-use values, such as nonces, until they expire. */
export const usedOnce = pgTable(
  'used_once',
  { what: text().primaryKey(), until: moment().notNull() },
  (t) => [index().on(t.until)],
);

/** RSA key pairs (PEM) that encrypt passwords in transit; shared by all API processes. */
export const loginKeys = pgTable('login_keys', {
  id: id(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
});

/** A request that must take effect once. reply is null while the first one is in progress. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: idReference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text().notNull(),
    reply: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] }), index().on(t.createdAt)],
);

/** clientTypes: client types that the item is offered to; null for all. */
export const dictionaryItems = pgTable(
  'dictionary_items',
  {
    groupCode: text().notNull(),
    itemCode: text().notNull(),
    itemName: text().notNull(),
    clientTypes: smallint().array(),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.groupCode, t.itemCode] })],
);

/** Facts about the installation, such as when demonstration data was seeded. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** customer_service: online service; user: the buyer's own code. Without a client it applies to everybody. */
export const qrCodes = pgTable(
  'qr_codes',
  {
    id: id(),
    kind: text({ enum: ['customer_service', 'user'] }).notNull(),
    clientId: idReference().references(() => clients.id),
    url: text().notNull(),
  },
  (t) => [index().on(t.kind, t.clientId)],
);
