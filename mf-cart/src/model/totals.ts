import type { MemberCartSku } from 'shared-kernel/contracts';
import { addAmounts, subtractAmounts } from 'shared-kernel/money';

export interface Totals {
  /** 实付合计, yuan. */
  payable: string;
  /** 优惠共减, yuan. */
  discount: string;
}

/** The sums of the selected lines, exact to the cent at any quantity. */
export function totalsOf(selected: readonly MemberCartSku[]): Totals {
  const payable = addAmounts(...selected.map((line) => line.discountAmountUnit));
  const original = addAmounts(...selected.map((line) => line.originalAmountUnit));
  return { payable, discount: subtractAmounts(original, payable) };
}
