import { formatAmount } from 'shared-kernel/money';
import type { Queries } from '../../db/database';
import { wrongState } from '../../http/call-error';
import { isPositive, minus } from '../../wire/amount';
import { formatDate } from '../../wire/time';
import type { DepartmentShare } from './department-shares';
import { type BudgetRow, budgetRepository } from './repository';

interface Over {
  readonly budget: BudgetRow;
  readonly left: string;
  readonly wanted: string;
}

const refusalOf = ({ budget: { department, fromDay, toDay }, left, wanted }: Over) =>
  `${department} ${fromDay} 至 ${toDay} 的预算剩余 ¥ ${formatAmount(left)}，本单需要 ¥ ${formatAmount(wanted)}`;

/**
 * Holds an order against its departments' budgets. Until the transaction ends, no other order of the client is.
 * @returns why the order is over a budget that only marks it, for the rules of approval
 * @throws CallError 60003 that names each budget that blocks it, what is left and what the order wants
 */
export async function refuseOverBudget(
  tx: Queries,
  clientId: string,
  shares: readonly DepartmentShare[],
  now: Date,
): Promise<string[]> {
  if (shares.length === 0) return [];
  const repository = budgetRepository(tx);
  await repository.lockClient(clientId);
  const wanted = new Map(shares.map(({ department, amount }) => [department, amount]));
  const inForce = await repository.inForce(clientId, formatDate(now), [...wanted.keys()]);
  if (inForce.length === 0) return [];
  const ordered = await repository.ordered(
    clientId,
    inForce.map(({ id }) => id),
  );
  const over = inForce.flatMap((budget): Over[] => {
    const left = minus(budget.plannedAmount, ordered.get(budget.id) ?? '0.00');
    const amount = wanted.get(budget.department) ?? '0.00';
    return isPositive(amount) && isPositive(minus(amount, left)) ? [{ budget, left, wanted: amount }] : [];
  });
  const blocked = over.filter(({ budget }) => budget.blocks);
  if (blocked.length > 0) throw wrongState(`${blocked.map(refusalOf).join('；')}，不能提交`);
  return over.map(
    ({ budget, left, wanted: amount }) => `${budget.department}超预算 ¥ ${formatAmount(minus(amount, left))}`,
  );
}
