import { unbroken } from 'shared-kernel/domain';
import { buyerOf } from '../support/log-in';
import { beginSession, call } from '../support/session';

/** What a cold load is measured by: the address, and text that only the page's own data brings. */
export interface MeasuredPage {
  path: string;
  content: string;
  /** A link of the page that a buyer goes on by. */
  link: string;
}

/** Where a link leads: what stands in the heading, and text that the page's own data brings. */
export interface NextPage {
  path: string;
  title: string;
  content: string;
}

export const pageNames = ['home', 'cart', 'orders', 'mine', 'product', 'category'] as const;
export type PageName = (typeof pageNames)[number];

// Products and orders open in tabs of their own; these links stay in theirs.
const toCart = 'header a[href="/shoppingCar"]:visible';
const toOrders = 'header a[href="/orderCenter"]:visible';

/** What the demonstration data shows a buyer. */
export async function readPages(apiUrl: string) {
  // A session of its own: that of a browser is bound to it.
  const { token } = await beginSession(apiUrl, buyerOf(1));
  const ask = <T>(path: string, body?: object) => call<T>(apiUrl, path, body, token);
  const areas = await ask<{ products: { name: string }[] }[]>('product/all', { type: 2 });
  const cart = await ask<{ list: { productSpu: { name: string } }[] }>('memberCart/page', {
    current: 1,
    pageSize: 1000,
  });
  const orders = await ask<{ no: string }[]>('order/page', { current: 1, pageSize: 1, webStatus: -1 });
  const list = { current: 1, pageSize: 8, sort: 'default' };
  const products = await ask<{ list: { id: string; name: string }[] }>('product/page', list);

  const inCart = unbroken(first(cart.list).productSpu.name);
  const order = first(orders).no;
  const product = first(products.list);
  const pages: Record<PageName, MeasuredPage> = {
    home: { path: '/home', content: unbroken(first(first(areas).products).name), link: toCart },
    cart: { path: '/shoppingCar', content: inCart, link: toOrders },
    orders: { path: '/orderCenter', content: order, link: toCart },
    mine: { path: '/mine', content: order, link: toCart },
    product: { path: `/home/detail?id=${product.id}`, content: unbroken(product.name), link: toCart },
    category: { path: '/home/all_product', content: unbroken(product.name), link: toOrders },
  };
  const nextPages: Record<string, NextPage> = {
    [toCart]: { path: '/shoppingCar', title: '购物车', content: inCart },
    [toOrders]: { path: '/orderCenter', title: '订单中心', content: order },
  };
  return { pages, nextPages };
}

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('the demonstration data has nothing to show here');
  return item;
}
