import { useId } from 'react';
import type { MemberCartSku } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import { BudgetLines } from '../../components/budget-lines';
import { departmentsInForce, standingsOf } from '../../model/budget-standing';
import { chooseDepartment } from '../../model/checkout-draft-store';
import { departmentShares } from '../../model/department-shares';
import styles from './department-budgets.module.css';
import type { CheckoutChoices } from './use-checkout';

export interface DepartmentBudgetsProps {
  choices: Pick<CheckoutChoices, 'budgets' | 'department'>;
  /** The lines that an order would take. */
  selected: readonly MemberCartSku[];
}

/** Which department the order counts to, and how the budgets stand; nothing while the client has none in force. */
export function DepartmentBudgets({ choices: { budgets, department }, selected }: DepartmentBudgetsProps) {
  const id = useId();
  const all = budgets.data?.budgets ?? [];
  const departments = departmentsInForce(all);
  if (departments.length === 0) return null;
  const shares = departmentShares(selected, department);
  const isCounted = !department || shares.some((share) => share.department === department);
  const shown = isCounted ? shares : [...shares, { department, amount: '0.00' }];
  return (
    <section className={styles['budgets']} aria-label="科室预算">
      <label htmlFor={id}>计入科室</label>
      <select id={id} value={department} onChange={({ target }) => chooseDepartment(target.value)}>
        <option value="">不计入</option>
        {departments.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <BudgetLines standings={standingsOf(all, shown)} wantedName="本单" />
      <ButtonLink kind="text" to={pathTo('/shoppingCar/budgets')}>
        全部预算
      </ButtonLink>
    </section>
  );
}
