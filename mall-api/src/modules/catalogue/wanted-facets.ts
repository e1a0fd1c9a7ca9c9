import type { Placeholder } from 'drizzle-orm';
import type { ChosenFacets, ProductFacet } from 'shared-kernel/domain';
import { priceRanges } from './facet-values';

/** Selected values of each facet as one text, or a placeholder for it. */
export type WantedFacets = Partial<Record<ProductFacet, string | Placeholder>>;

// No value contains a line break.
const separator = '\n';

const isVolume = (value: string) => /^\d{1,9}(\.\d{1,3})?$/.test(value);

function comparable(key: string, values: readonly string[]): readonly (string | number)[] {
  if (key === 'volume') return values.filter(isVolume);
  return key === 'price' ? values.map((value) => priceRanges.indexOf(value) + 1) : values;
}

/** Selected values as the database compares them; impossible values match nothing. */
export const wantedFacets = (chosen: ChosenFacets): WantedFacets =>
  Object.fromEntries(
    Object.entries(chosen).map(([key, values = []]) => [key, comparable(key, values).join(separator)]),
  );
