import type { Budget } from 'shared-kernel/contracts';
import { compareAmounts, formatYuan, subtractAmounts } from 'shared-kernel/money';
import type { DepartmentShare } from './department-shares';

/** How a budget stands once what is wanted is ordered. Amounts in yuan. */
export interface BudgetStanding {
  budget: Budget;
  wanted: string;
  /** After it; negative when it is over. */
  left: string;
  isOver: boolean;
}

/** Departments with a budget in force. */
export const departmentsInForce = (budgets: readonly Budget[]): string[] => [
  ...new Set(budgets.flatMap(({ inForce, department }) => (inForce ? department : []))),
];

/** The department to count to: the chosen one, at first the buyer's last, as long as it has a budget; '' for none. */
export function departmentToCount(
  { budgets, ownDepartment }: { budgets: readonly Budget[]; ownDepartment: string | null },
  chosen: string | null,
): string {
  const department = chosen ?? ownDepartment ?? '';
  return departmentsInForce(budgets).includes(department) ? department : '';
}

/** The budgets in force that these shares count to. */
export const standingsOf = (
  budgets: readonly Budget[],
  shares: readonly DepartmentShare[],
): BudgetStanding[] =>
  budgets.flatMap((budget) => {
    const share = budget.inForce && shares.find(({ department }) => department === budget.department);
    if (!share) return [];
    const wanted = share.amount;
    const left = subtractAmounts(budget.leftAmount, wanted);
    return [{ budget, wanted, left, isOver: compareAmounts(wanted, 0) > 0 && compareAmounts(left, 0) < 0 }];
  });

export const periodText = ({ fromDate, toDate }: Pick<Budget, 'fromDate' | 'toDate'>): string =>
  `${fromDate} 至 ${toDate}`;

/** Why the budgets block an order; null when they do not. */
export function budgetRefusal(standings: readonly BudgetStanding[]): string | null {
  const blocked = standings.filter(({ budget, isOver }) => isOver && budget.blocks);
  const named = blocked.map(
    ({ budget, wanted }) =>
      `${budget.department} ${periodText(budget)} 的预算剩余 ${formatYuan(budget.leftAmount)}，本单需要 ${formatYuan(wanted)}`,
  );
  return named.length > 0 ? `${named.join('；')}，不能提交` : null;
}
