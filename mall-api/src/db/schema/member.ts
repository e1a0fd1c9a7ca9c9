import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Role } from 'shared-kernel/domain';
import { clients } from './client';
import { createdAt, id, idReference, moment, quantity } from './columns';

/** A buyer: a person who logs in for a client. The account is lower-case and trimmed. */
export const members = pgTable(
  'members',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    account: text().notNull().unique(),
    mobilePhone: text().notNull().unique(),
    name: text().notNull(),
    /** Where messages go by mail, in lower case; a shared mailbox may be several members'. Null before one is confirmed. */
    email: text(),
    passwordHash: text().notNull(),
    /** False after a colleague was deactivated: the row stays for its orders. */
    enabled: boolean().notNull().default(true),
    /** What the member does for the client (`shared-kernel/src/domain/role.ts`). */
    roles: text().array().$type<Role[]>().notNull().default(['administrator']),
    /** The buyer's preferred product list view; null before a choice. */
    productView: text({ enum: ['grid', 'list'] }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.clientId),
    check('members_product_view', sql`${t.productView} in ('grid', 'list')`),
    check('members_mobile_phone', sql`${t.mobilePhone} ~ '^1[0-9]{10}$'`),
    check(
      'members_roles',
      sql`cardinality(${t.roles}) > 0 and ${t.roles} <@ array['applicant', 'purchaser', 'approver', 'finance', 'administrator']`,
    ),
    check('members_account', sql`${t.account} = lower(${t.account})`),
  ],
);

/** Stores the SHA-256 of the token, never the token: a copy of the database grants no access. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    memberId: idReference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    device: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Hash of the browser's device secret; null for sessions older than this column. */
    deviceHash: text(),
    /** Whether the browser has presented its device secret; from then on the token is valid only with it. */
    isBound: boolean().notNull().default(false),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId), index().on(t.expiresAt)],
);

/** Browsers that a member has logged in with; stores the hash of their device secret. */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: idReference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.tokenHash] }), index().on(t.lastUsedAt)],
);

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    /** Where the code went: a phone, or for `mail` an address. */
    mobilePhone: text().notNull(),
    purpose: text({ enum: ['login', 'reset', 'sign', 'apply', 'mail'] }).notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.mobilePhone, t.purpose, t.createdAt), index().on(t.expiresAt)],
);

export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: id(),
    mobilePhone: text().notNull(),
    content: text().notNull(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [index().on(t.createdAt).where(sql`${t.sentAt} is null`)],
);

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    email: text().notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [index().on(t.sentAt)],
);

/** upgradeUnitQty: units to reach the next level; null for the highest. */
export const vipLevels = pgTable(
  'vip_levels',
  {
    level: smallint().primaryKey(),
    name: text().notNull(),
    upgradeUnitQty: quantity(),
    rightsUrl: text().notNull(),
    rule: text().notNull(),
  },
  (t) => [check('vip_levels_level', sql`${t.level} between 1 and 5`)],
);

export const clientVips = pgTable('client_vips', {
  clientId: idReference()
    .primaryKey()
    .references(() => clients.id),
  level: smallint()
    .notNull()
    .references(() => vipLevels.level),
  unitQty: quantity().notNull().default(0),
  registerDate: date().notNull(),
});

/** Membership rights: a right applies to its level and every higher one. */
export const vipRights = pgTable(
  'vip_rights',
  {
    id: id(),
    name: text().notNull(),
    note: text(),
    fromLevel: smallint()
      .notNull()
      .references(() => vipLevels.level),
    sort: integer().notNull().default(0),
  },
  (t) => [index().on(t.sort, t.id)],
);

/** Units that one piece of a product model counts towards the next level. */
export const vipProductUnitQtys = pgTable(
  'vip_product_unit_qtys',
  {
    id: id(),
    productModel: text().notNull().unique(),
    unitQty: quantity().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [index().on(t.sort, t.id)],
);
