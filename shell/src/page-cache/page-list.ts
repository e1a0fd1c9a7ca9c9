import { limits } from 'shared-kernel/domain';

export interface PageLocation {
  pathname: string;
  search: string;
}

interface CachedPage<L extends PageLocation> {
  /** Stays the same for as long as the page lives. */
  id: number;
  location: L;
  /** The greater, the later the page was last shown. */
  visited: number;
}

export interface PageList<L extends PageLocation> {
  /** In the order in which they were opened, so that showing one never moves another. */
  pages: readonly CachedPage<L>[];
  visits: number;
}

export const noPages: PageList<never> = { pages: [], visits: 0 };

const keyOf = ({ pathname, search }: PageLocation) => pathname + search;

export const shownPage = <L extends PageLocation>({ pages, visits }: PageList<L>) =>
  pages.find((page) => page.visited === visits);

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
  if (shown?.location === location) return list;

  const visits = list.visits + 1;
  const isSameView = replaces && shown?.location.pathname === location.pathname;
  const found = isSameView ? shown : list.pages.find((page) => keyOf(page.location) === keyOf(location));
  const page = { id: found?.id ?? visits, location, visited: visits };

  const others = list.pages.filter(
    (other) => other.id !== page.id && keyOf(other.location) !== keyOf(location),
  );
  const kept = new Set(others.toSorted((a, b) => b.visited - a.visited).slice(0, limit - 1));
  const pages = [...others.filter((other) => kept.has(other)), page].toSorted((a, b) => a.id - b.id);
  return { pages, visits };
}
