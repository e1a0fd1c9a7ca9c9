import { useMay } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ButtonLink } from 'shared-kernel/ui';

/** The way to the budgets of departments, for who keeps them; others come from where a budget is named. */
export function BudgetsLink() {
  const hasColleagues = useSession()?.user.roles !== undefined;
  const mayKeep = useMay('budget/save');
  return hasColleagues && mayKeep && <ButtonLink to={pathTo('/shoppingCar/budgets')}>预算</ButtonLink>;
}
