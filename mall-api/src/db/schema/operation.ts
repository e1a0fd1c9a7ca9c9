import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, moment, quantity } from './columns';
import { members } from './member';

/** How often something was tried in the window that ends at windowEndsAt; one row for each action and subject. */
export const throttleCounters = pgTable(
  'throttle_counters',
  {
    key: text().primaryKey(),
    count: quantity().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (t) => [index().on(t.windowEndsAt)],
);

/** RSA key pairs (PEM) that encrypt passwords on their way here; shared by all API processes. */
export const loginKeys = pgTable('login_keys', {
  id: id(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
});

/** A request that must take effect once. reply is null while the first one is under way. */
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

/** clientTypes: who is offered the item; null for all. */
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

/** What an installation remembers of itself, such as when demonstration data was put in. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** customer_service: online service; user: the buyer's own code. Without a client it is everybody's. */
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
