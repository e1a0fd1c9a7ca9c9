import type { FacetCounts } from 'shared-kernel/contracts';
import { type ChosenFacets, type ClientType, type ProductFacet, productFacets } from 'shared-kernel/domain';
import { compareValues, type FacetGroup, facets } from './facet-values';

export interface Choice {
  readonly facets: ChosenFacets;
  readonly inStock: boolean;
  /** Undefined for a visitor. */
  readonly buyer: ClientType | undefined;
}

/** Counts products per facet value; each facet ignores its own selection. */
export function countFacets(
  groups: readonly FacetGroup[],
  { facets: chosen, inStock, buyer }: Choice,
): FacetCounts {
  const counts = new Map(productFacets.map((key) => [key, new Map<string, number>()]));
  const narrowing = productFacets.filter((key) => chosen[key] !== undefined);
  let total = 0;
  let available = 0;
  for (const group of groups) {
    const valuesOf = (key: ProductFacet) => facets[key].valuesOf(group, buyer);
    const failing = narrowing.filter(
      (key) => !valuesOf(key).some((value) => value !== null && chosen[key]?.includes(value)),
    );
    if (failing.length > 1) continue;
    if (failing.length === 0 && group.inStock) available += group.count;
    if (inStock && !group.inStock) continue;
    if (failing.length === 0) total += group.count;
    for (const key of failing.length === 0 ? productFacets : failing) {
      const counted = counts.get(key);
      for (const value of valuesOf(key)) {
        if (value !== null) counted?.set(value, (counted.get(value) ?? 0) + group.count);
      }
    }
  }
  return {
    total,
    inStock: available,
    facets: productFacets.flatMap((key) => toFacet(key, counts.get(key) ?? new Map(), chosen[key], total)),
  };
}

function toFacet(
  key: ProductFacet,
  counted: ReadonlyMap<string, number>,
  chosen: readonly string[] = [],
  total: number,
): FacetCounts['facets'] {
  const { name, nameOf } = facets[key];
  // Selected values stay, so that they can be deselected even without matches.
  const values = [...new Set([...counted.keys(), ...chosen])].sort(compareValues(key)).map((value) => ({
    value,
    name: nameOf?.(value) ?? value,
    count: counted.get(value) ?? 0,
  }));
  const narrows = chosen.length > 0 || values.some(({ count }) => count < total);
  return values.length > 0 && narrows ? [{ key, name, values }] : [];
}
