import type { StockState } from 'shared-kernel/domain';

// Below this many units a buyer is told how many are left.
const shortBelow = 10;

/** Whole units that `pieces` make. */
export const unitsIn = (pieces: number, unitCount: number) => Math.floor(pieces / unitCount);

/** What a buyer is told of the stock of a unit: the number only when it is short. */
export function stockOf(
  pieces: number,
  unitCount: number,
): { stockState: StockState; stockQty: number | null } {
  const units = unitsIn(pieces, unitCount);
  if (units === 0) return { stockState: 'none', stockQty: null };
  return units < shortBelow
    ? { stockState: 'short', stockQty: units }
    : { stockState: 'available', stockQty: null };
}
