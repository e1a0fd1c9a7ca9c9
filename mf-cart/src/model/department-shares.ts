import type { MemberCartSku } from 'shared-kernel/contracts';
import { addAmounts, multiplyAmount } from 'shared-kernel/money';

/** What of an order counts to a department, in yuan. */
export interface DepartmentShare {
  department: string;
  amount: string;
}

/**
 * Spreads the chosen goods over departments, as the server does: what was asked for to its applicants', the rest to
 * the chosen one.
 * @param chosen '' for none
 */
export function departmentShares(
  selected: readonly Pick<MemberCartSku, 'count' | 'discountPriceUnit' | 'departments'>[],
  chosen: string,
): DepartmentShare[] {
  const amounts = new Map<string, string>();
  const count = (department: string, price: string, units: number) => {
    if (!department || units <= 0) return;
    amounts.set(department, addAmounts(amounts.get(department) ?? 0, multiplyAmount(price, units)));
  };
  for (const { count: all, discountPriceUnit, departments = [] } of selected) {
    let left = all;
    for (const { department, count: asked } of departments) {
      const units = Math.min(left, asked);
      left -= units;
      count(department || chosen, discountPriceUnit, units);
    }
    count(chosen, discountPriceUnit, left);
  }
  return [...amounts].map(([department, amount]) => ({ department, amount }));
}
