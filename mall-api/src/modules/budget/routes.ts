import type { CallRegistry } from '../../http/calls';
import type { BudgetService } from './service';

export function budgetRoutes(calls: CallRegistry, budgets: BudgetService): void {
  calls.forBuyer('budget/list', (_, { buyer }) => budgets.list(buyer));
  calls.forBuyer('budget/save', (request, { buyer }) => budgets.save(buyer, request));
  calls.forBuyer('budget/remove', ({ id }, { buyer }) => budgets.remove(buyer, id));
}
