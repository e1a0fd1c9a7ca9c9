import type { MemberCartSku } from 'shared-kernel/contracts';
import { isOrderable } from './cart-lines';

export type SelectionState = 'none' | 'some' | 'all';

/** The lines that an order would take. */
export const selectedLines = (lines: readonly MemberCartSku[]): MemberCartSku[] =>
  lines.filter((line) => line.selected && isOrderable(line));

/** What "buy now" sets aside: the number of selected lines, and of units that lines held before. */
export const countSetAside = (lines: readonly MemberCartSku[]) => ({
  ticks: lines.filter(({ setAside, selected }) => setAside && !selected).length,
  units: lines.reduce((sum, { earlierCount }) => sum + earlierCount, 0),
});

/** State of the "select all" box, over the orderable lines. */
export function selectionState(lines: readonly MemberCartSku[]): SelectionState {
  const orderable = lines.filter(isOrderable);
  const selected = orderable.filter((line) => line.selected).length;
  if (selected === 0) return 'none';
  return selected === orderable.length ? 'all' : 'some';
}

/** The lines that "select all" changes: it selects the rest first, then deselects everything. */
export function linesToToggle(lines: readonly MemberCartSku[]): { ids: string[]; selected: boolean } {
  const selected = selectionState(lines) !== 'all';
  const ids = lines.filter((line) => isOrderable(line) && line.selected !== selected).map(({ id }) => id);
  return { ids, selected };
}
