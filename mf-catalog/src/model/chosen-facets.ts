import { type ChosenFacets, type ProductFacet, productFacets } from 'shared-kernel/domain';
import { changeListing } from './listing-query';

// Number and length limits of the contract.
const mostValues = 50;
const longestValue = 60;

const valuesIn = (params: URLSearchParams, key: ProductFacet) =>
  [...new Set(params.getAll(key))]
    .filter((value) => value.trim() !== '' && value.length <= longestValue)
    .slice(0, mostValues);

/** The facets chosen in an address; undefined when there are none. */
export function readFacets(params: URLSearchParams): ChosenFacets | undefined {
  const chosen = productFacets
    .map((key) => [key, valuesIn(params, key)] as const)
    .filter(([, values]) => values.length > 0);
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** Number of values chosen in an address. */
export const countChosen = (params: URLSearchParams): number =>
  productFacets.reduce((sum, key) => sum + valuesIn(params, key).length, 0);

/** The same address with a value added or removed, at its first page. */
export function toggleFacet(params: URLSearchParams, key: ProductFacet, value: string): URLSearchParams {
  const values = valuesIn(params, key);
  const next = changeListing(params, { [key]: null });
  const others = values.filter((one) => one !== value);
  for (const one of values.length > others.length ? others : [...values, value]) next.append(key, one);
  return next;
}

/** Removes every facet: another category or search has other ones. */
export const noFacets: Readonly<Record<ProductFacet, null>> = {
  volume: null,
  size: null,
  material: null,
  concentration: null,
  device: null,
  sterile: null,
  singleUse: null,
  price: null,
  deviceClass: null,
};
