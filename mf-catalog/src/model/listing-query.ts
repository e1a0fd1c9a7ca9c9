import type { RequestOf } from 'shared-kernel/contracts';

export type ProductSort = NonNullable<RequestOf<'product/page'>['sort']>;

export const productSorts: readonly { sort: ProductSort; name: string }[] = [
  { sort: 'default', name: '综合' },
  { sort: 'newest', name: '新品' },
  { sort: 'priceAsc', name: '价格从低到高' },
  { sort: 'priceDesc', name: '价格从高到低' },
  { sort: 'nameAsc', name: '名称 A–Z' },
  { sort: 'nameDesc', name: '名称 Z–A' },
];

export interface Listing {
  sort: ProductSort;
  /** Only what is in stock. */
  inStock: boolean;
  /** Page, from 1. */
  current: number;
}

/** The order, stock filter and page of an address; missing and invalid values become defaults. */
export function readListing(params: URLSearchParams): Listing {
  const sort = productSorts.find((known) => known.sort === params.get('sort'))?.sort ?? 'default';
  const page = params.get('page') ?? '';
  return {
    sort,
    inStock: params.get('inStock') === '1',
    current: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The same address with other values; null removes one. A change of anything but the page starts at page 1.
 */
export function changeListing(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The address of a page of a list; the first has no number. */
export const pageAddress = (params: URLSearchParams, page: number) => ({
  search: changeListing(params, { page: page === 1 ? null : String(page) }).toString(),
});

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The contract's maximum length of a search. */
export const searchMax = 100;

/** The search text of an address; empty without one. */
export const readSearch = (params: URLSearchParams): string =>
  (params.get('name') ?? '').trim().slice(0, searchMax);

/** Whether the list shows past purchases instead of all products. */
export const isBoughtList = (params: URLSearchParams): boolean => params.get('list') === 'bought';

export const boughtListAddress = { search: 'list=bought' };
