import type { Placeholder } from 'drizzle-orm';
import type { ChosenFacets, ProductFacet } from 'shared-kernel/domain';
import { priceRanges } from './facet-values';

/** Selected values of each facet as one text, or a placeholder for it. */
export type WantedFacets = Partial<Record<ProductFacet, string | Placeholder>>;

// No value contains a line break.
const separator = '\n';

/** As in `products.facetValues`; a price is the index of its range. */
const comparable = (key: string, values: readonly string[]): readonly (string | number)[] =>
  values.map((value) => (key === 'price' ? priceRanges.indexOf(value) + 1 : `${key}=${value}`));

/** Selected values as the database compares them; impossible values match nothing. */
export const wantedFacets = (chosen: ChosenFacets): WantedFacets =>
  Object.fromEntries(
    Object.entries(chosen).map(([key, values = []]) => [key, comparable(key, values).join(separator)]),
  );
