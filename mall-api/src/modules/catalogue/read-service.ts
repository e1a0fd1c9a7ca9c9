import type { Queries } from '../../db/database';
import { type CountRead, isReplicaFailure, type Replica } from '../../db/replica';
import { searchRepository } from '../search/repository';
import { createSearch, type Search } from '../search/understand';
import { vocabularyOf } from '../search/vocabulary';
import { productFacets } from './product-facets';
import { productList } from './product-list';
import { productQueries } from './product-queries';
import { catalogueRepository } from './repository';
import { type CatalogueService, createCatalogueService } from './service';

/** Reads from the catalogue, where its caller may. */
export type ReadCatalogue = <Result>(
  caller: { readonly hasJustWritten: boolean },
  read: (catalogue: CatalogueService) => Promise<Result>,
) => Promise<Result>;

/** With caches of its own, which hold what this database said. */
const catalogueIn = (db: Queries, search: Search): CatalogueService =>
  createCatalogueService(
    catalogueRepository(db),
    productList(db),
    productQueries(db),
    productFacets(db),
    search,
  );

/**
 * Opens the catalogue of a shop. With a replica, whoever has not just written reads from it while it is usable; what
 * fails there is read from the primary.
 */
export function openCatalogue(
  { db, search }: { db: Queries; search: Search },
  from?: { replica: Replica; countRead: CountRead },
): ReadCatalogue {
  const primary = catalogueIn(db, search);
  if (!from) return (_caller, read) => read(primary);
  const { replica, countRead } = from;
  const copy = catalogueIn(replica.db, createSearch(searchRepository(replica.db), vocabularyOf(replica.db)));
  return async (caller, read) => {
    if (!caller.hasJustWritten && replica.isUsable())
      try {
        const found = await read(copy);
        countRead('replica');
        return found;
      } catch (error) {
        if (!isReplicaFailure(error)) throw error;
      }
    countRead('primary');
    return read(primary);
  };
}
