import { create } from 'zustand';
import { keepForBuyer } from '../../model/buyer-store';
import { mergeRows } from './quick-order';
import { aRow, isBlank, type QuickRow } from './quick-row';

const firstRows = 3;

// The same ids each time, so that the fields of a drawn page stay those of the buyer's rows.
const fresh = () => ({
  rows: Array.from({ length: firstRows }, (_, index) => aRow({ id: `first-${index + 1}` })),
});

/** The rows of the buyer's current quick order. */
export const useQuickOrder = create<{ rows: readonly QuickRow[] }>(fresh);

keepForBuyer(useQuickOrder, 'quickOrder', fresh);

const setRows = (change: (rows: readonly QuickRow[]) => readonly QuickRow[]): void =>
  useQuickOrder.setState(({ rows }) => ({ rows: change(rows) }));

/** Changes a row. Another model or code has other units. */
export const changeRow = (id: string, change: Partial<QuickRow>): void =>
  setRows((rows) =>
    rows.map((row) =>
      row.id === id
        ? { ...row, ...('code' in change && { unitName: '', units: [], skuId: null }), ...change }
        : row,
    ),
  );

export const addRow = (): void => setRows((rows) => [...rows, aRow()]);

/** At least one row stays to type in. */
export const removeRows = (ids: ReadonlySet<string>): void =>
  setRows((rows) => {
    const left = rows.filter(({ id }) => !ids.has(id));
    return left.length > 0 ? left : fresh().rows;
  });

/** Restores earlier rows. */
export const putBack = (rows: readonly QuickRow[]): void => setRows(() => rows);

/** Appends rows after the filled ones; returns how many were merged with another. */
export function takeRows(taken: readonly QuickRow[]): number {
  const { rows, merged } = mergeRows([
    ...useQuickOrder.getState().rows.filter((row) => !isBlank(row)),
    ...taken,
  ]);
  setRows(() => rows);
  return merged;
}
