/** How often a buyer orders a product, and whether it is time again. */
export interface OrderRhythm {
  /** Days from one order to the next, as they usually are. */
  everyDays: number;
  isDue: boolean;
}

/** Two gaps are the least that can resemble one another. */
export const ordersForRhythm = 3;

/** Orders that follow one another faster, in days, complete one another. */
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
 * The rhythm of a product that was ordered on these days (`YYYY-MM-DD`, each once, in any order), today being one, too
 * (docs/decisions.md#reorder-first).
 * @returns null where there is none: ordered on fewer than three days, every few days, or at intervals that do not
 * resemble one another
 */
export function rhythmOf(days: readonly string[], today: string): OrderRhythm | null {
  if (days.length < ordersForRhythm) return null;
  const sorted = days.toSorted();
  const gaps = sorted.slice(1).map((day, place) => daysBetween(sorted[place] ?? day, day));
  const everyDays = median(gaps);
  const alike = gaps.filter((gap) => gap * 2 >= everyDays && gap <= everyDays * 2);
  if (everyDays < shortestRhythm || alike.length * 2 <= gaps.length) return null;
  const since = daysBetween(sorted.at(-1) ?? today, today);
  // A tenth early leaves time to deliver; who has let two turns pass buys it no more.
  return { everyDays, isDue: since >= everyDays * 0.9 && since <= everyDays * 3 };
}
