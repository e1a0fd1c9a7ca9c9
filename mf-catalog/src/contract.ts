/** This app's contract with other apps: types only, named in the `federation` field of package.json. */

export interface ProductQuery {
  id: string;
}

export interface CategoryQuery {
  parentId?: string | undefined;
  categoryId?: string | undefined;
  /** Name of the category, which becomes the page's title. */
  title?: string | undefined;
  /** Past purchases instead of a category. */
  list?: 'bought' | undefined;
}

export interface CompareQuery {
  /** Comma-separated product ids. */
  ids?: string | undefined;
}

export interface SearchQuery {
  name?: string | undefined;
}
