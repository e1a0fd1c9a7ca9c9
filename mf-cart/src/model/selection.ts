import type { MemberCartSku } from 'shared-kernel/contracts';
import { isOrderable } from './cart-lines';

export type SelectionState = 'none' | 'some' | 'all';

/** The lines that an order would take. */
export const selectedLines = (lines: readonly MemberCartSku[]): MemberCartSku[] =>
  lines.filter((line) => line.selected && isOrderable(line));

/** What waits while something is bought at once: how many ticks, and how many units of lines that held some before. */
export const countSetAside = (lines: readonly MemberCartSku[]) => ({
  ticks: lines.filter(({ setAside, selected }) => setAside && !selected).length,
  units: lines.reduce((sum, { earlierCount }) => sum + earlierCount, 0),
});

/** How the box of "select all" stands; lines that cannot be ordered do not count. */
export function selectionState(lines: readonly MemberCartSku[]): SelectionState {
  const orderable = lines.filter(isOrderable);
  const selected = orderable.filter((line) => line.selected).length;
  if (selected === 0) return 'none';
  return selected === orderable.length ? 'all' : 'some';
}

/** The lines that change when the box of "select all" is pressed: everything is selected first, then nothing. */
export function linesToToggle(lines: readonly MemberCartSku[]): { ids: string[]; selected: boolean } {
  const selected = selectionState(lines) !== 'all';
  const ids = lines.filter((line) => isOrderable(line) && line.selected !== selected).map(({ id }) => id);
  return { ids, selected };
}
