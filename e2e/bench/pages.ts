import { call } from './log-in';

/** The four pages whose cold load is measured, each with text that only its own data brings. */
export const pages = ['/home', '/shoppingCar', '/orderCenter', '/mine'] as const;

export type Page = (typeof pages)[number];

/** Text that stands in the page once its data is shown. */
export async function contentOf(page: Page, apiUrl: string, token: string): Promise<string> {
  if (page === '/home') {
    const areas = await call<{ products: { name: string }[] }[]>(apiUrl, 'product/all', { type: 2 }, token);
    return first(first(areas).products).name;
  }
  if (page === '/shoppingCar') {
    const { list } = await call<{ list: { productSpu: { name: string } }[] }>(
      apiUrl,
      'memberCart/page',
      { current: 1, pageSize: 1000 },
      token,
    );
    return first(list).productSpu.name;
  }
  const orders = await call<{ no: string }[]>(
    apiUrl,
    'order/page',
    { current: 1, pageSize: 1, webStatus: -1 },
    token,
  );
  return first(orders).no;
}

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('the demonstration data has nothing to show here');
  return item;
}
