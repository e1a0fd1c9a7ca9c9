/** Milliseconds at a stretch that a page may be busy, whatever the live one needs. */
const NOTICED_MS = 200;
/** So many times what the live one needs: both are on the same machine at the same time. */
const TIMES = 2;
/** How often both are measured where the first time seems to tell something. */
const TURNS = 4;

/**
 * Whether a page is busy for longer than the live one. A machine with other work makes one of several runs slow, and not all of
 * them: the quickest of mine is held against the slowest of the live one.
 * @param again opens both once more, one after the other, and says how long each was busy
 */
export async function slowTasks(first: Busy, again: () => Promise<Busy>): Promise<string[]> {
  const runs = [first];
  while (isSlower(runs) && runs.length < TURNS) runs.push(await again());
  if (!isSlower(runs)) return [];
  const { mine, live } = extremes(runs);
  return [`is busy for ${Math.round(mine)} ms at a stretch, the live one for ${Math.round(live)} ms`];
}

/** The longest task of each, in milliseconds. */
export interface Busy {
  mine: number;
  live: number;
}

const extremes = (runs: readonly Busy[]): Busy => ({
  mine: Math.min(...runs.map(({ mine }) => mine)),
  live: Math.max(...runs.map(({ live }) => live)),
});

function isSlower(runs: readonly Busy[]): boolean {
  const { mine, live } = extremes(runs);
  return mine > NOTICED_MS && mine > TIMES * live;
}
