import { limits } from 'shared-kernel/domain';

export interface PageLocation {
  pathname: string;
  search: string;
  hash?: string;
  state?: unknown;
}

interface CachedPage<L extends PageLocation> {
  /** Stays the same for as long as the page lives. */
  id: number;
  /** What the page takes for its location. */
  location: L;
  /** What it was shown at last. */
  shownAt: L | null;
  /** The greater, the later the page was last shown; below 0 for one that is drawn and was never shown. */
  visited: number;
}

export interface PageList<L extends PageLocation> {
  /** By `id`, so that showing one never moves another. */
  pages: readonly CachedPage<L>[];
  visits: number;
  /** The greatest `id` there has been. */
  lastId: number;
}

export const noPages: PageList<never> = { pages: [], visits: 0, lastId: 0 };

const keyOf = ({ pathname, search }: PageLocation) => pathname + search;

export const findPage = <L extends PageLocation>({ pages }: PageList<L>, location: L) =>
  pages.find((page) => keyOf(page.location) === keyOf(location));

export const shownPage = <L extends PageLocation>({ pages, visits }: PageList<L>) =>
  pages.find(({ visited }) => visited === visits);

/**
 * Shows the page of a location: the cached one with its path and query, else a new one, the least recently
 * shown giving way. A page that replaces its own query (a filter, a tab) stays the page that it is.
 */
export function showPage<L extends PageLocation>(
  list: PageList<L>,
  location: L,
  { replaces = false, limit = limits.cachedPages }: { replaces?: boolean; limit?: number } = {},
): PageList<L> {
  const shown = shownPage(list);
  if (shown?.shownAt === location) return list;

  const visits = list.visits + 1;
  const isSameView = replaces && shown?.location.pathname === location.pathname;
  const found = isSameView ? shown : findPage(list, location);
  const id = found?.id ?? list.lastId + 1;
  // A page that was drawn before it is shown knows no more than path and query.
  const isDrawn = found && found.visited < 0 && !location.hash && !location.state;
  const page = {
    id,
    location: isDrawn ? found.location : location,
    shownAt: location,
    visited: visits,
  };

  const others = list.pages.filter((other) => other.id !== id && keyOf(other.location) !== keyOf(location));
  const kept = others.toSorted((a, b) => b.visited - a.visited).slice(0, limit - 1);
  const pages = [...kept, page].toSorted((a, b) => a.id - b.id);
  return { pages, visits, lastId: Math.max(list.lastId, id) };
}
