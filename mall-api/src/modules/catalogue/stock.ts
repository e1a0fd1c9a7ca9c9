import type { StockState } from 'shared-kernel/domain';

// Below this many units a buyer sees how many are left.
const shortBelow = 10;

/** Number of whole units in `pieces`. */
export const unitsIn = (pieces: number, unitCount: number) => Math.floor(pieces / unitCount);

/** A unit's stock for a buyer: the number only when it is low. */
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
