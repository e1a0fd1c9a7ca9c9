/** A buyer's order interval of a product, and whether it is due. */
export interface OrderRhythm {
  /** Typical days between orders. */
  everyDays: number;
  isDue: boolean;
}

/** Two gaps are the minimum to compare. */
export const ordersForRhythm = 3;

/** Orders closer together, in days, count as one purchase. */
const shortestRhythm = 5;

const dayLength = 86_400_000;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.round((low + high) / 2);
}

/**
 * The rhythm of a product ordered on these days (`YYYY-MM-DD`, unique, in any order); today may be one
 * (docs/decisions/catalogue.md#reorder-first).
 * @returns null without a rhythm: ordered on fewer than three days, every few days, or at irregular intervals
 */
export function rhythmOf(days: readonly string[], today: string): OrderRhythm | null {
  if (days.length < ordersForRhythm) return null;
  const sorted = days.toSorted();
  const gaps = sorted.slice(1).map((day, place) => daysBetween(sorted[place] ?? day, day));
  const everyDays = median(gaps);
  const alike = gaps.filter((gap) => gap * 2 >= everyDays && gap <= everyDays * 2);
  if (everyDays < shortestRhythm || alike.length * 2 <= gaps.length) return null;
  const since = daysBetween(sorted.at(-1) ?? today, today);
  // A tenth early leaves time for delivery; after two missed turns the buyer no longer buys it.
  return { everyDays, isDue: since >= everyDays * 0.9 && since <= everyDays * 3 };
}
