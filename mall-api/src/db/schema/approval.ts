import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Approval, ParsedRequestOf } from 'shared-kernel/contracts';
import { clients } from './client';
import { createdAt, id, idReference, moment, money } from './columns';
import { members } from './member';
import { orders } from './order';

/** When an order needs approval, and whose; removed ones stay for the approvals that name them. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    /** The order's total from which it holds; null for any. */
    minAmount: money(),
    /** Ids of categories; empty for any. */
    categoryIds: text().array().notNull(),
    newProducts: boolean().notNull(),
    /** Whether it asks for an order over a budget. */
    overBudget: boolean().notNull().default(false),
    /** Ids of members, by step. */
    steps: jsonb().$type<string[][]>().notNull(),
    changedBy: idReference()
      .notNull()
      .references(() => members.id),
    createdAt: createdAt(),
    removedAt: moment(),
  },
  (t) => [index().on(t.clientId).where(sql`${t.removedAt} is null`)],
);

/** An order that waits for approval: what was confirmed, as it was confirmed. It is never deleted. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    no: integer().notNull(),
    /** Who orders. */
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    status: text({ enum: ['waiting', 'approved', 'refused', 'withdrawn', 'replaced', 'ordered'] }).notNull(),
    request: jsonb().$type<ParsedRequestOf<'order/generateOrder'>>().notNull(),
    /** SHA-256 of the request. */
    digest: text().notNull(),
    goods: jsonb().$type<Approval['goods']>().notNull(),
    delivery: jsonb().$type<string[]>().notNull(),
    reasons: jsonb().$type<string[]>().notNull(),
    changes: jsonb().$type<string[]>().notNull(),
    steps: jsonb().$type<string[][]>().notNull(),
    totalAmount: money().notNull(),
    rebateAmount: money().notNull(),
    orderId: idReference().references(() => orders.id, { onDelete: 'set null' }),
    /** Why an approved order was not placed. */
    problem: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('approvals_no').on(t.clientId, t.no),
    index().on(t.memberId, t.status),
    index().on(t.orderId).where(sql`${t.orderId} is not null`),
    check(
      'approvals_status',
      sql`${t.status} in ('waiting', 'approved', 'refused', 'withdrawn', 'replaced', 'ordered')`,
    ),
  ],
);

/** Who decided what and when; rows are added, never changed. */
export const approvalDecisions = pgTable(
  'approval_decisions',
  {
    id: id(),
    approvalId: idReference()
      .notNull()
      .references(() => approvals.id),
    /** From 1. */
    step: smallint().notNull(),
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    /** The name at the time. */
    memberName: text().notNull(),
    /** Whose deputy decided. */
    forName: text(),
    verdict: text({ enum: ['approved', 'refused'] }).notNull(),
    words: text().notNull(),
    /** Of what was decided on. */
    digest: text().notNull(),
    decidedAt: moment().notNull(),
  },
  (t) => [
    unique('approval_decisions_step').on(t.approvalId, t.step),
    check('approval_decisions_verdict', sql`${t.verdict} in ('approved', 'refused')`),
  ],
);

/** Who decides for a member while they are away. */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    memberId: idReference()
      .primaryKey()
      .references(() => members.id),
    deputyId: idReference()
      .notNull()
      .references(() => members.id),
    fromDay: date().notNull(),
    /** Included. */
    toDay: date().notNull(),
  },
  (t) => [index().on(t.deputyId), check('approval_deputies_days', sql`${t.fromDay} <= ${t.toDay}`)],
);
