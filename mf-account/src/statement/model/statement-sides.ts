import type { StatementEntry } from 'shared-kernel/contracts';
import { compareAmounts, subtractAmounts } from 'shared-kernel/money';

export interface Sides {
  /** Adds to what is owed, or null. */
  readonly increase: string | null;
  /** Takes from it, or null. */
  readonly decrease: string | null;
}

/** In which of the two columns of an account an amount stands. */
export const sidesOf = ({ amountUnit }: Pick<StatementEntry, 'amountUnit'>): Sides =>
  compareAmounts(amountUnit, '0') < 0
    ? { increase: null, decrease: subtractAmounts('0', amountUnit) }
    : { increase: amountUnit, decrease: null };
