import { limits } from 'shared-kernel/domain';

/**
 * The chips shown before 'more': the first few, including the chosen one
 * (docs/specification.md#category-page).
 */
export function collapsedChips<Chip extends { id: string }>(
  chips: readonly Chip[],
  chosenId: string | null,
): readonly Chip[] {
  const first = chips.slice(0, limits.categoryChips);
  const chosen = chips.slice(limits.categoryChips).find(({ id }) => id === chosenId);
  return chosen ? [...first.slice(0, -1), chosen] : first;
}
