import type { Placeholder } from 'drizzle-orm';
import type { ChosenFacets, ProductFacet } from 'shared-kernel/domain';
import { priceRanges } from './facet-values';

/** What is chosen of each facet, as one text, or as a place for one. */
export type WantedFacets = Partial<Record<ProductFacet, string | Placeholder>>;

// No value of a request spans lines.
const separator = '\n';

const isVolume = (value: string) => /^\d{1,9}(\.\d{1,3})?$/.test(value);

function comparable(key: string, values: readonly string[]): readonly (string | number)[] {
  if (key === 'volume') return values.filter(isVolume);
  return key === 'price' ? values.map((value) => priceRanges.indexOf(value) + 1) : values;
}

/** Chosen values as the database compares them; what no product can have matches nothing. */
export const wantedFacets = (chosen: ChosenFacets): WantedFacets =>
  Object.fromEntries(
    Object.entries(chosen).map(([key, values = []]) => [key, comparable(key, values).join(separator)]),
  );
