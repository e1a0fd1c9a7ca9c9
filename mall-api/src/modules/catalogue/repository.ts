import { and, arrayContains, asc, eq, isNull, or } from 'drizzle-orm';
import type { ClientType } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { banners, categories, dictionaryItems } from '../../db/schema';

export function catalogueRepository(db: Queries) {
  return {
    banners: (position: 'index' | 'index2' | 'ad') =>
      db
        .select()
        .from(banners)
        .where(and(eq(banners.position, position), banners.active))
        .orderBy(asc(banners.sort), asc(banners.id)),

    /** Both levels in display order, without disabled ones. */
    categories: (type: 1 | 2) =>
      db
        .select()
        .from(categories)
        .where(and(eq(categories.type, type), categories.active))
        .orderBy(asc(categories.sort), asc(categories.id)),

    /** The items of a group for this client type. */
    dictionary: (groupCode: string, clientType: ClientType) =>
      db
        .select({ itemCode: dictionaryItems.itemCode, itemName: dictionaryItems.itemName })
        .from(dictionaryItems)
        .where(
          and(
            eq(dictionaryItems.groupCode, groupCode),
            or(isNull(dictionaryItems.clientTypes), arrayContains(dictionaryItems.clientTypes, [clientType])),
          ),
        )
        .orderBy(asc(dictionaryItems.sort), asc(dictionaryItems.itemCode)),
  };
}

export type CatalogueRepository = ReturnType<typeof catalogueRepository>;
