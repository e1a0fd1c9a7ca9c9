import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { statusesIn } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  budgets,
  clientSkuPrices,
  purchaseRequestLines as lines,
  orderDepartments,
  orders,
  productSkus,
  purchaseRequests as requests,
} from '../../db/schema';
import { formatDate } from '../../wire/time';
import { agreedWith, discountPrice } from '../catalogue/client-price';
import { lockClient } from '../client/lock-client';
import { orderedCount } from '../purchase-request/line-state';
import type { DepartmentShare } from './department-shares';

/** Yuan by the id of a budget; none where nothing counts. */
export type AmountsOfBudgets = ReadonlyMap<string, string>;

const amountsById = (rows: readonly { id: string; amount: string }[]): AmountsOfBudgets =>
  new Map(rows.map(({ id, amount }) => [id, amount]));

/** Budgets of one client's departments, and what counts to them. */
export function budgetRepository(db: Queries) {
  const kept = (clientId: string) => and(eq(budgets.clientId, clientId), isNull(budgets.removedAt));
  const onDay = (day: string) => and(lte(budgets.fromDay, day), gte(budgets.toDay, day));

  return {
    lockClient: (clientId: string) => lockClient(db, clientId),

    /** The newest period first. */
    all: (clientId: string) =>
      db
        .select()
        .from(budgets)
        .where(kept(clientId))
        .orderBy(desc(budgets.fromDay), asc(budgets.department), asc(budgets.id)),

    /** Budgets of these departments that a day counts to. */
    inForce: (clientId: string, day: string, departments: readonly string[]) =>
      db
        .select()
        .from(budgets)
        .where(and(kept(clientId), onDay(day), inArray(budgets.department, [...departments])))
        .orderBy(asc(budgets.department), asc(budgets.fromDay), asc(budgets.id)),

    /** What orders in force have taken of the client's budgets, or of these. */
    async ordered(clientId: string, ids?: readonly string[]): Promise<AmountsOfBudgets> {
      const rows = await db
        .select({ id: budgets.id, amount: sql<string>`sum(${orderDepartments.amount})::text` })
        .from(budgets)
        .innerJoin(
          orderDepartments,
          and(
            eq(orderDepartments.clientId, budgets.clientId),
            eq(orderDepartments.department, budgets.department),
            gte(orderDepartments.day, budgets.fromDay),
            lte(orderDepartments.day, budgets.toDay),
          ),
        )
        .innerJoin(orders, eq(orders.id, orderDepartments.orderId))
        .where(
          and(
            kept(clientId),
            ids && inArray(budgets.id, [...ids]),
            notInArray(orders.status, [...statusesIn('closed')]),
          ),
        )
        .groupBy(budgets.id);
      return amountsById(rows);
    },

    /**
     * What open lines of requests would take at the client's price of today. They count to the day on which they are
     * wanted, and at the earliest to today.
     */
    async requested(clientId: string, today: string): Promise<AmountsOfBudgets> {
      const day = sql`greatest(coalesce(${requests.wantedOn}, ${today}::date), ${today}::date)`;
      const rows = await db
        .select({
          id: budgets.id,
          amount: sql<string>`sum((${lines.count} - ${orderedCount}) * ${discountPrice})::numeric(30, 2)::text`,
        })
        .from(budgets)
        .innerJoin(
          requests,
          and(
            eq(requests.clientId, budgets.clientId),
            eq(requests.department, budgets.department),
            lte(budgets.fromDay, day),
            gte(budgets.toDay, day),
          ),
        )
        .innerJoin(lines, eq(lines.requestId, requests.id))
        .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
        .leftJoin(clientSkuPrices, agreedWith(clientId))
        .where(and(kept(clientId), isNull(lines.ended), sql`${orderedCount} < ${lines.count}`))
        .groupBy(budgets.id);
      return amountsById(rows);
    },

    /** Whether the client has a budget that a day counts to. */
    async hasAny(clientId: string, day: string): Promise<boolean> {
      const found = await db
        .select({ id: budgets.id })
        .from(budgets)
        .where(and(kept(clientId), onDay(day)))
        .limit(1);
      return found.length > 0;
    },

    /** The department that a member chose last. */
    async lastDepartment(memberId: string): Promise<string | null> {
      const [last] = await db
        .select({ department: orders.department })
        .from(orders)
        .where(and(eq(orders.memberId, memberId), isNotNull(orders.department)))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(1);
      return last?.department ?? null;
    },

    async insert(budget: typeof budgets.$inferInsert): Promise<string> {
      const [row] = await db.insert(budgets).values(budget).returning({ id: budgets.id });
      if (!row) throw new Error('the budget was not inserted');
      return row.id;
    },

    /** @returns whether the client had it */
    async change(
      clientId: string,
      id: string,
      change: Partial<typeof budgets.$inferInsert>,
    ): Promise<boolean> {
      const changed = await db
        .update(budgets)
        .set(change)
        .where(and(kept(clientId), eq(budgets.id, id)))
        .returning({ id: budgets.id });
      return changed.length > 0;
    },

    /** Stores what a new order takes. */
    async insertShares(
      { id: orderId, clientId }: { id: string; clientId: string },
      shares: readonly DepartmentShare[],
      now: Date,
    ): Promise<void> {
      const day = formatDate(now);
      const rows = shares.map(({ department, amount }) => ({ orderId, clientId, department, amount, day }));
      if (rows.length > 0) await db.insert(orderDepartments).values(rows);
    },
  };
}

export type BudgetRow = Awaited<ReturnType<ReturnType<typeof budgetRepository>['all']>>[number];
