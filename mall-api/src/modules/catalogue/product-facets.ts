import { LRUCache } from 'lru-cache';
import type { FacetCounts } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { countFacets } from './facet-counts';
import { facetGroups, type OwnPriced, withOwnPrices } from './facet-groups';
import type { FacetGroup } from './facet-values';
import { matchingProducts } from './listed-ids';
import { type ProductFilter, wantedBy } from './wanted-products';

// Maximum age of counts with stock, and maximum number of cached groups: some 60 MB.
const stockSeconds = 30;
const mostGroups = 200_000;

interface Kept<Group> {
  readonly groups: readonly Group[];
}

/** Counts facet values. A list's groups are read once; every selection is counted on them. */
export function productFacets(db: Queries) {
  const groups = facetGroups(db);
  const matching = matchingProducts(db);
  const everybodys = new LRUCache<string, Kept<FacetGroup>, ProductFilter>({
    maxSize: mostGroups,
    sizeCalculation: (kept) => kept.groups.length + 1,
    ttl: stockSeconds * 1000,
    fetchMethod: async (_key, _stale, { context }) => ({
      groups: await groups.everybodys(matching(wantedBy(context), false)),
    }),
  });
  const ownPriced = new LRUCache<string, Kept<OwnPriced>, { base: ProductFilter; clientId: string }>({
    maxSize: mostGroups,
    sizeCalculation: (kept) => kept.groups.length + 1,
    ttl: stockSeconds * 1000,
    fetchMethod: async (_key, _stale, { context }) => ({
      groups: await groups.ownPriced(matching(wantedBy(context.base), false), context.clientId),
    }),
  });

  return {
    /** Exact for a catalogue version; stock is up to half a minute old. */
    async count(filter: ProductFilter, version: number, buyer: Buyer | undefined): Promise<FacetCounts> {
      const { facets = {}, inStock = false, sort: _, ...base } = filter;
      const key = JSON.stringify([base, version]);
      const [common, own] = await Promise.all([
        everybodys.fetch(key, { context: base }),
        buyer && ownPriced.fetch(`${buyer.clientId} ${key}`, { context: { base, clientId: buyer.clientId } }),
      ]);
      const seen = withOwnPrices(common?.groups ?? [], own?.groups ?? []);
      return countFacets(seen, { facets, inStock, buyer: buyer?.clientType });
    },
  };
}

export type ProductFacets = ReturnType<typeof productFacets>;
