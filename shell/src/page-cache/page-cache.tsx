import { Activity, type ComponentType, memo, useEffect, useMemo, useState } from 'react';
import {
  type Location,
  type NavigationType,
  UNSAFE_LocationContext,
  useNavigationType,
} from 'react-router-dom';
import { openCache } from './open-cache';
import { noPages, type PageList, shownPage, showPage } from './page-list';

export interface PageCacheProps {
  /** The location to show, or null while something else than a cached page is on screen. */
  location: Location | null;
  /** Draws the page of the location that the router gives it. */
  Page: ComponentType;
}

/**
 * Keeps the pages visited last alive, each at its own location; all but the shown one are hidden and at rest. One that
 * is likely to be shown next is drawn hidden, too.
 */
export function PageCache({ location, Page }: PageCacheProps) {
  const replaces = useNavigationType() === 'REPLACE';
  const [list, setList] = useState<PageList<Location>>(noPages);
  const next = location ? showPage(list, location, { replaces }) : list;
  if (next !== list) setList(next);
  const shown = location && shownPage(next);
  useEffect(() => {
    openCache.change = setList;
  }, []);
  return next.pages.map((page) => (
    <Activity key={page.id} mode={page === shown ? 'visible' : 'hidden'}>
      <PageAt location={page.location} Page={Page} />
    </Activity>
  ));
}

// With a location context of its own a page stays what and where it is while the buyer moves on.
const PageAt = memo(function PageAt({ location, Page }: { location: Location; Page: ComponentType }) {
  const context = useMemo(() => ({ location, navigationType: 'POP' as NavigationType }), [location]);
  return (
    <UNSAFE_LocationContext.Provider value={context}>
      <Page />
    </UNSAFE_LocationContext.Provider>
  );
});
