import { sumOf, times } from '../../wire/amount';

/** What of an order counts to a department, in yuan. */
export interface DepartmentShare {
  readonly department: string;
  readonly amount: string;
}

/** Units of a SKU that a department has asked for. */
interface AskedUnits {
  readonly line: { readonly skuId: string; readonly department: string };
  readonly count: number;
}

interface OrderedItem {
  readonly skuId: string;
  readonly quantity: number;
  readonly discountPrice: string;
  readonly gift: boolean;
}

/**
 * Spreads an order over departments: what was asked for to its applicants', the rest to the chosen one.
 * @param chosen '' for none
 */
export function departmentShares(
  items: readonly OrderedItem[],
  asked: readonly AskedUnits[],
  chosen: string,
): DepartmentShare[] {
  const amounts = new Map<string, string[]>();
  const count = (department: string, price: string, units: number) => {
    if (!department || units <= 0) return;
    amounts.set(department, [...(amounts.get(department) ?? []), times(price, units)]);
  };
  const bought = items.filter(({ gift }) => !gift);
  const prices = new Map(bought.map(({ skuId, discountPrice }) => [skuId, discountPrice]));
  const left = new Map<string, number>();
  for (const { skuId, quantity } of bought) left.set(skuId, (left.get(skuId) ?? 0) + quantity);
  for (const { line, count: units } of asked) {
    if (!line.department) continue;
    count(line.department, prices.get(line.skuId) ?? '0.00', units);
    left.set(line.skuId, (left.get(line.skuId) ?? 0) - units);
  }
  for (const [skuId, units] of left) count(chosen, prices.get(skuId) ?? '0.00', units);
  return [...amounts].map(([department, all]) => ({ department, amount: sumOf(all) }));
}
