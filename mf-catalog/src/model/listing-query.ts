import type { RequestOf } from 'shared-kernel/contracts';

export type ProductSort = NonNullable<RequestOf<'product/page'>['sort']>;

export const productSorts: readonly { sort: ProductSort; name: string }[] = [
  { sort: 'default', name: '综合' },
  { sort: 'newest', name: '新品' },
  { sort: 'priceAsc', name: '价格从低到高' },
  { sort: 'priceDesc', name: '价格从高到低' },
];

/** The order and page that an address asks for; what it does not say, or says wrongly, is the first. */
export function readListing(params: URLSearchParams): { sort: ProductSort; current: number } {
  const sort = productSorts.find((known) => known.sort === params.get('sort'))?.sort ?? 'default';
  const page = params.get('page') ?? '';
  return { sort, current: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The same address with other values; null takes one out. A change of anything but the page starts at page 1. */
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
