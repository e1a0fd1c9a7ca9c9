import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { minus } from '../../wire/amount';
import { formatDate } from '../../wire/time';
import { budgetRepository } from './repository';

/** Budgets of departments (docs/decisions/purchase-requests.md#budgets-of-departments). */
export function createBudgetService(db: Database, clock: () => Date) {
  return {
    async list({ clientId, memberId }: Buyer): Promise<ReplyOf<'budget/list'>> {
      const repository = budgetRepository(db);
      const today = formatDate(clock());
      const rows = await repository.all(clientId);
      if (rows.length === 0) return { budgets: [], ownDepartment: null };
      const ordered = await repository.ordered(clientId);
      const requested = await repository.requested(clientId, today);
      return {
        budgets: rows.map(({ id, department, fromDay, toDay, plannedAmount, blocks }) => {
          const orderedAmount = ordered.get(id) ?? '0.00';
          return {
            id,
            department,
            fromDate: fromDay,
            toDate: toDay,
            plannedAmount,
            blocks,
            inForce: fromDay <= today && today <= toDay,
            requestedAmount: requested.get(id) ?? '0.00',
            orderedAmount,
            leftAmount: minus(plannedAmount, orderedAmount),
          };
        }),
        ownDepartment: await repository.lastDepartment(memberId),
      };
    },

    /**
     * @throws CallError 60001 the period ends before it begins; 60003 the department has a budget of that period, or
     * too many budgets; 60004 not the client's
     */
    async save(
      { clientId, memberId }: Buyer,
      { id, department, fromDate, toDate, plannedAmount, blocks }: ParsedRequestOf<'budget/save'>,
    ): Promise<ReplyOf<'budget/save'>> {
      if (toDate < fromDate) throw invalid('期间的最后一天不能早于第一天');
      return db.transaction(async (tx) => {
        const repository = budgetRepository(tx);
        await repository.lockClient(clientId);
        const others = (await repository.all(clientId)).filter((one) => one.id !== id);
        const isTaken = others.some(
          (one) => one.department === department && one.fromDay === fromDate && one.toDay === toDate,
        );
        if (isTaken) throw wrongState(`${department} ${fromDate} 至 ${toDate} 已有预算`);
        const budget = {
          department,
          fromDay: fromDate,
          toDay: toDate,
          plannedAmount,
          blocks,
          changedBy: memberId,
        };
        if (id !== undefined) {
          if (!(await repository.change(clientId, id, budget))) throw notFound('预算');
          return { id };
        }
        if (others.length >= limits.budgets) throw wrongState(`预算最多 ${limits.budgets} 条`);
        return { id: await repository.insert({ ...budget, clientId, createdAt: clock() }) };
      });
    },

    /** @throws CallError 60004 not the client's */
    async remove({ clientId, memberId }: Buyer, id: string): Promise<null> {
      const removed = { removedAt: clock(), changedBy: memberId };
      if (!(await budgetRepository(db).change(clientId, id, removed))) throw notFound('预算');
      return null;
    },
  };
}

export type BudgetService = ReturnType<typeof createBudgetService>;
