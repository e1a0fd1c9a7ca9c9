import { limits } from 'shared-kernel/domain';

/**
 * Chips with the chosen one among the first, which every window shows: what does not fit is collapsed
 * (docs/specification.md#category-page).
 */
export function chipsInOrder<Chip extends { id: string }>(
  chips: readonly Chip[],
  chosenId: string | null,
): readonly Chip[] {
  const chosen = chips.slice(limits.categoryChips).find(({ id }) => id === chosenId);
  if (!chosen) return chips;
  const others = chips.filter((chip) => chip !== chosen);
  return others.toSpliced(limits.categoryChips - 1, 0, chosen);
}
