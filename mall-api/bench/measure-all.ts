import type { Database } from '../src/db/database';
import { type BenchBuyers, fillCarts } from './bench-buyers';
import { type Figures, measure } from './measure';
import type { Scenario } from './scenarios';

/** Something that answers calls, and the shop behind it. */
export interface Target<Of> {
  /** What its figures are of. */
  readonly of: Of;
  readonly url: string;
  readonly db: Database;
  readonly buyers: BenchBuyers;
}

export interface Measured<Of> {
  readonly of: Of;
  readonly scenario: string;
  readonly connections: number;
  readonly figures: Figures;
}

const median = (figures: readonly Figures[], of: keyof Figures) =>
  figures.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

export const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** The targets take turns, so that whatever else the machine does reaches them alike; medians over the rounds. */
export async function measureAll<Of>(
  targets: readonly Target<Of>[],
  scenarios: readonly Pick<Scenario, 'name' | 'paths' | 'connections' | 'takesFromCart' | 'next'>[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measured<Of>[]> {
  const measured: Measured<Of>[] = [];
  for (const { name, paths, next, takesFromCart, ...scenario } of scenarios) {
    for (const connections of scenario.connections) {
      const found = targets.map((target) => ({ target, figures: [] as Figures[] }));
      // The first round warms up caches and prepared statements, and does not count.
      for (let round = 0; round <= rounds; round += 1) {
        for (const { target, figures } of found) {
          if (takesFromCart) await fillCarts(target.db, target.buyers);
          const load = { paths, next: next(target.buyers), connections, seconds: round === 0 ? 2 : seconds };
          const run = await measure(target.url, load);
          if (round > 0) figures.push(run);
        }
      }
      for (const { target, figures } of found) {
        const [perSecond = 0, p50 = 0, p95 = 0, p99 = 0] = (['perSecond', 'p50', 'p95', 'p99'] as const).map(
          (of) => median(figures, of),
        );
        measured.push({ of: target.of, scenario: name, connections, figures: { perSecond, p50, p95, p99 } });
      }
      say(`${name}, ${connections}`);
    }
  }
  return measured;
}
