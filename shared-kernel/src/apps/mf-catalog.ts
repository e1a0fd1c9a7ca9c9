// Written by `npm run generate` from mf-catalog/src/contract.ts, which is to be edited instead.
/** What other apps need to know of this one: types only, named in the `federation` field of package.json. */

export interface ProductQuery {
  id: string;
}

export interface CategoryQuery {
  parentId?: string | undefined;
  categoryId?: string | undefined;
  /** Name of the category, which becomes the page's title. */
  title?: string | undefined;
  /** What the buyer has bought before, in place of a category. */
  list?: 'bought' | undefined;
}

export interface CompareQuery {
  /** Ids of the products, with commas between. */
  ids?: string | undefined;
}

export interface SearchQuery {
  name?: string | undefined;
}
