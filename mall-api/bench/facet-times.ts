import type { Database } from '../src/db/database';
import { productFacets } from '../src/modules/catalogue/product-facets';
import { p95 } from './p95';
import { chosenFacets, narrowed } from './scenarios';

export interface FacetTimes {
  /** Milliseconds, p95. */
  readonly first: number;
  readonly again: number;
}

const rounds = 20;

/** How long a database takes to count facets: at a version of the catalogue not seen before, then at the same again. */
export async function facetTimes(db: Database): Promise<FacetTimes> {
  const facets = productFacets(db);
  const first: number[] = [];
  const again: number[] = [];
  for (let version = 0; version < rounds; version += 1) {
    for (const base of narrowed) {
      for (const [index, chosen] of chosenFacets.entries()) {
        const start = performance.now();
        await facets.count({ ...base, facets: chosen }, version, undefined);
        (index === 0 ? first : again).push(performance.now() - start);
      }
    }
  }
  return { first: p95(first), again: p95(again) };
}
