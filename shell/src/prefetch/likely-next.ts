import { pathTo } from 'shared-kernel/domain';

/** Where most go next, wherever they are. */
export const likelyNext = (loggedIn: boolean): readonly string[] =>
  loggedIn
    ? [pathTo('/shoppingCar'), pathTo('/orderCenter'), pathTo('/mine')]
    : [pathTo('/login'), pathTo('/home/all_product')];

/** What is opened first of a list: its first product, its first order. */
const entries: Readonly<Record<string, string>> = {
  [pathTo('/home/all_product')]: '/home/detail?',
  [pathTo('/searchpage')]: '/home/detail?',
  [pathTo('/orderCenter')]: '/orderCenter/orderDetail?',
};

/** In a page that React keeps hidden. */
const hidden = '[style*="display: none"] *';

/** The link to the first entry of the list on this path, if it is one. */
export function firstOf(path: string): HTMLAnchorElement | null {
  const entry = entries[path];
  return entry ? document.querySelector(`main a[href^="${entry}"]:not(${hidden})`) : null;
}
