import type { StatementEntry } from 'shared-kernel/contracts';
import { compareAmounts, subtractAmounts } from 'shared-kernel/money';

export interface Sides {
  /** Amount that increases the debt, or null. */
  readonly increase: string | null;
  /** Amount that reduces it, or null. */
  readonly decrease: string | null;
}

/** Assigns an amount to one of the two columns of an account. */
export const sidesOf = ({ amountUnit }: Pick<StatementEntry, 'amountUnit'>): Sides =>
  compareAmounts(amountUnit, '0') < 0
    ? { increase: null, decrease: subtractAmounts('0', amountUnit) }
    : { increase: amountUnit, decrease: null };
