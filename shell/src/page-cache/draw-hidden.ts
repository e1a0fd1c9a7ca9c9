import { startTransition } from 'react';
import type { Location } from 'react-router-dom';
import { openCache } from './open-cache';
import { findPage, type PageList, type PageLocation } from './page-list';

/** With the page of a location before it is shown, in place of the last one that never was. */
export function withHidden<L extends PageLocation>(list: PageList<L>, location: L): PageList<L> {
  if (findPage(list, location)) return list;
  const lastId = list.lastId + 1;
  const shown = list.pages.filter(({ visited }) => visited > 0);
  return { ...list, pages: [...shown, { id: lastId, location, shownAt: null, visited: -1 }], lastId };
}

/** Has the page of a link drawn, hidden, before it is shown. */
export function drawHidden({ pathname, search }: HTMLAnchorElement): void {
  const location: Location = { pathname, search, hash: '', state: null, key: 'hidden' };
  startTransition(() => openCache.change?.((list) => withHidden(list, location)));
}
