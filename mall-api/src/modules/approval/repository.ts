import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Role, statusesIn } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  approvalDecisions,
  approvalDeputies,
  approvalRules,
  approvals,
  categories,
  clients,
  members,
  orderItems,
  orders,
  products,
} from '../../db/schema';
import { lockClient } from '../client/lock-client';
import { nextNo } from '../client/next-no';
import { writeMessages } from '../notification/write-messages';

/** What a list shows; request and goods may have a thousand lines. */
const headColumns = {
  id: approvals.id,
  no: approvals.no,
  memberId: approvals.memberId,
  status: approvals.status,
  digest: approvals.digest,
  reasons: approvals.reasons,
  steps: approvals.steps,
  totalAmount: approvals.totalAmount,
  createdAt: approvals.createdAt,
};
const goodsCount =
  sql`jsonb_array_length(jsonb_path_query_array(${approvals.goods}, '$[*] ? (@.gift == false)'))`.mapWith(
    Number,
  );

interface WhichApprovals {
  /** Who has asked; by default all of the client. */
  readonly memberId?: string;
  readonly waiting?: boolean;
}

const chosen = (clientId: string, { memberId, waiting }: WhichApprovals) =>
  and(
    eq(approvals.clientId, clientId),
    memberId === undefined ? undefined : eq(approvals.memberId, memberId),
    waiting ? eq(approvals.status, 'waiting') : undefined,
  );

const deciders: Role[] = ['approver', 'administrator'];

/** Rules, approvals, decisions and deputies of one client. */
export function approvalRepository(db: Queries) {
  const decisionsOf = (when: SQL) =>
    db
      .select({ id: approvalDecisions.id })
      .from(approvalDecisions)
      .where(and(eq(approvalDecisions.approvalId, approvals.id), when));
  const activeRules = (clientId: string) =>
    and(eq(approvalRules.clientId, clientId), isNull(approvalRules.removedAt));

  return {
    lockClient: (clientId: string) => lockClient(db, clientId),

    rules: (clientId: string) =>
      db.select().from(approvalRules).where(activeRules(clientId)).orderBy(asc(approvalRules.id)),

    async insertRule(rule: typeof approvalRules.$inferInsert): Promise<string> {
      const [row] = await db.insert(approvalRules).values(rule).returning({ id: approvalRules.id });
      if (!row) throw new Error('the rule was not inserted');
      return row.id;
    },

    /** @returns whether the client had it */
    async changeRule(
      clientId: string,
      id: string,
      change: Partial<typeof approvalRules.$inferInsert>,
    ): Promise<boolean> {
      const changed = await db
        .update(approvalRules)
        .set(change)
        .where(and(activeRules(clientId), eq(approvalRules.id, id)))
        .returning({ id: approvalRules.id });
      return changed.length > 0;
    },

    categoryNames: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({ id: categories.id, name: categories.name })
            .from(categories)
            .where(inArray(categories.id, [...ids])),

    /** Names and categories of products, a category with the one above it. */
    products: (ids: readonly string[]) =>
      db
        .select({
          id: products.id,
          name: products.name,
          categoryId: products.categoryId,
          aboveId: categories.parentId,
          categoryName: categories.name,
        })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(inArray(products.id, [...ids])),

    /** Which of these products the client has ordered, in orders that were not closed. */
    async boughtBefore(clientId: string, productIds: readonly string[]): Promise<string[]> {
      const found = await db
        .selectDistinct({ id: orderItems.productId })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(
          and(
            eq(orders.clientId, clientId),
            notInArray(orders.status, [...statusesIn('closed')]),
            inArray(orderItems.productId, [...productIds]),
          ),
        );
      return found.map(({ id }) => id);
    },

    /** Active members who may decide, or administer, in the order of joining. */
    deciders: (clientId: string) =>
      db
        .select({ id: members.id, name: members.name, roles: members.roles })
        .from(members)
        .where(and(eq(members.clientId, clientId), members.enabled, arrayOverlaps(members.roles, deciders)))
        .orderBy(asc(members.id)),

    names: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({ id: members.id, name: members.name })
            .from(members)
            .where(inArray(members.id, [...ids])),

    /** Deputies of the client's members on a day. */
    deputies: (clientId: string, day: string) =>
      db
        .select({ memberId: approvalDeputies.memberId, deputyId: approvalDeputies.deputyId })
        .from(approvalDeputies)
        .innerJoin(members, eq(members.id, approvalDeputies.memberId))
        .where(
          and(
            eq(members.clientId, clientId),
            lte(approvalDeputies.fromDay, day),
            gte(approvalDeputies.toDay, day),
          ),
        ),

    /** Who decides for a member on a day, or will later, and still may. */
    async deputyOf(memberId: string, day: string) {
      const [row] = await db
        .select({
          id: approvalDeputies.deputyId,
          name: members.name,
          fromDate: approvalDeputies.fromDay,
          toDate: approvalDeputies.toDay,
        })
        .from(approvalDeputies)
        .innerJoin(members, eq(members.id, approvalDeputies.deputyId))
        .where(
          and(
            eq(approvalDeputies.memberId, memberId),
            gte(approvalDeputies.toDay, day),
            members.enabled,
            arrayOverlaps(members.roles, deciders),
          ),
        );
      return row;
    },

    async setDeputy(row: typeof approvalDeputies.$inferInsert): Promise<void> {
      const { deputyId, fromDay, toDay } = row;
      await db
        .insert(approvalDeputies)
        .values(row)
        .onConflictDoUpdate({ target: approvalDeputies.memberId, set: { deputyId, fromDay, toDay } });
    },

    async dropDeputy(memberId: string): Promise<void> {
      await db.delete(approvalDeputies).where(eq(approvalDeputies.memberId, memberId));
    },

    nextNo: (clientId: string): Promise<number> => nextNo(db, approvals, clientId),

    async insert(approval: typeof approvals.$inferInsert): Promise<string> {
      const [row] = await db.insert(approvals).values(approval).returning({ id: approvals.id });
      if (!row) throw new Error('the approval was not inserted');
      return row.id;
    },

    /** A member's approvals that no order has come of, newest first, locked. */
    lockUnordered: (memberId: string) =>
      db
        .select()
        .from(approvals)
        .where(and(eq(approvals.memberId, memberId), inArray(approvals.status, ['waiting', 'approved'])))
        .orderBy(desc(approvals.id))
        .for('update'),

    /** A member's orders that wait for approval, the first one first. */
    waiting: (memberId: string) =>
      db
        .select({ id: approvals.id, no: approvals.no, request: approvals.request })
        .from(approvals)
        .where(and(eq(approvals.memberId, memberId), eq(approvals.status, 'waiting')))
        .orderBy(asc(approvals.id)),

    async lock(clientId: string, id: string) {
      const [row] = await db
        .select()
        .from(approvals)
        .where(and(eq(approvals.clientId, clientId), eq(approvals.id, id)))
        .for('update');
      return row;
    },

    async change(ids: readonly string[], change: Partial<typeof approvals.$inferInsert>): Promise<void> {
      if (ids.length > 0)
        await db
          .update(approvals)
          .set(change)
          .where(inArray(approvals.id, [...ids]));
    },

    async find(clientId: string, id: string) {
      const [row] = await db
        .select({
          approval: approvals,
          goodsCount,
          askerName: members.name,
          orderNo: orders.no,
          orderStatus: orders.status,
        })
        .from(approvals)
        .innerJoin(members, eq(members.id, approvals.memberId))
        .leftJoin(orders, eq(orders.id, approvals.orderId))
        .where(and(eq(approvals.clientId, clientId), eq(approvals.id, id)));
      return row;
    },

    async ofOrder(orderId: string) {
      const [row] = await db
        .select({ id: approvals.id, no: approvals.no })
        .from(approvals)
        .where(and(eq(approvals.orderId, orderId), eq(approvals.status, 'ordered')))
        .orderBy(desc(approvals.id))
        .limit(1);
      return row;
    },

    /** The client's approvals without what they ask for, newest first. */
    async heads(clientId: string, which: WhichApprovals, page?: { limit: number; offset: number }) {
      const query = db
        .select({
          approval: headColumns,
          goodsCount,
          askerName: members.name,
          orderStatus: orders.status,
        })
        .from(approvals)
        .innerJoin(members, eq(members.id, approvals.memberId))
        .leftJoin(orders, eq(orders.id, approvals.orderId))
        .where(chosen(clientId, which))
        .orderBy(desc(approvals.id))
        .$dynamic();
      return page ? query.limit(page.limit).offset(page.offset) : query;
    },

    count: (clientId: string, which: WhichApprovals): Promise<number> =>
      db.$count(approvals, chosen(clientId, which)),

    /** Those that were approved by all before a moment, and of which nothing has come, not even a problem. */
    unfinished: (before: Date) =>
      db
        .select({ id: approvals.id, clientId: approvals.clientId })
        .from(approvals)
        .where(
          and(
            eq(approvals.status, 'approved'),
            isNull(approvals.orderId),
            isNull(approvals.problem),
            exists(decisionsOf(lt(approvalDecisions.decidedAt, before))),
            notExists(decisionsOf(gte(approvalDecisions.decidedAt, before))),
          ),
        )
        .orderBy(asc(approvals.id)),

    decisions: async (approvalIds: readonly string[]) =>
      approvalIds.length === 0
        ? []
        : db
            .select()
            .from(approvalDecisions)
            .where(inArray(approvalDecisions.approvalId, [...approvalIds]))
            .orderBy(asc(approvalDecisions.approvalId), asc(approvalDecisions.step)),

    async decide(rows: (typeof approvalDecisions.$inferInsert)[]): Promise<void> {
      await db.insert(approvalDecisions).values(rows);
    },

    async tell(
      memberIds: readonly string[],
      message: { title: string; content: string; approvalId: string },
      createdAt: Date,
    ): Promise<void> {
      await writeMessages(
        db,
        memberIds.map((memberId) => ({ ...message, memberId, kind: 'approval' as const, createdAt })),
      );
    },

    /** Tells who may decide on an order that it waits for them. */
    async askToDecide(
      deciderIds: readonly string[],
      { content, approvalId }: { content: string; approvalId: string },
      createdAt: Date,
    ): Promise<void> {
      const message = { kind: 'approval' as const, title: '订单待审批', content, approvalId, createdAt };
      await writeMessages(
        db,
        deciderIds.map((memberId) => ({ ...message, memberId })),
        'decision',
      );
    },

    /** The member who asked, as they would make a call. */
    async asker(memberId: string) {
      const [row] = await db
        .select({
          memberName: members.name,
          enabled: members.enabled,
          roles: members.roles,
          clientId: clients.id,
          clientName: clients.name,
          clientType: clients.type,
        })
        .from(members)
        .innerJoin(clients, eq(clients.id, members.clientId))
        .where(eq(members.id, memberId));
      return row;
    },
  };
}

export type ApprovalRepository = ReturnType<typeof approvalRepository>;
export type RuleRow = Awaited<ReturnType<ApprovalRepository['rules']>>[number];
export type ApprovalHeadRow = Awaited<ReturnType<ApprovalRepository['heads']>>[number];
export type ApprovalRow = NonNullable<Awaited<ReturnType<ApprovalRepository['lock']>>>;
