import { BudgetLines } from '../../components/budget-lines';
import { useBudgets } from '../../components/use-budgets';
import { standingsOf } from '../../model/budget-standing';
import type { DepartmentShare } from '../../model/department-shares';

/** How the budgets stand that an order counts to. */
export function BudgetNotice({ shares }: { shares: readonly DepartmentShare[] }) {
  const { data } = useBudgets();
  return data ? <BudgetLines standings={standingsOf(data.budgets, shares)} wantedName="本单" /> : null;
}
