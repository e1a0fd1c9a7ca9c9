import { Activity, type ComponentType, memo, useMemo, useState } from 'react';
import {
  type Location,
  type NavigationType,
  UNSAFE_LocationContext,
  useNavigationType,
} from 'react-router-dom';
import { noPages, type PageList, shownPage, showPage } from './page-list';

export interface PageCacheProps {
  /** The location to show, or null while something else than a cached page is on screen. */
  location: Location | null;
  /** Draws the page of the location that the router gives it. */
  Page: ComponentType;
}

/** Keeps the pages visited last alive, each at its own location; all but the shown one are hidden and at rest. */
export function PageCache({ location, Page }: PageCacheProps) {
  const replaces = useNavigationType() === 'REPLACE';
  const [list, setList] = useState<PageList<Location>>(noPages);
  const next = location ? showPage(list, location, { replaces }) : list;
  if (next !== list) setList(next);
  const shown = location && shownPage(next);
  return next.pages.map((page) => (
    <CachedPage key={page.id} location={page.location} shown={page === shown} Page={Page} />
  ));
}

interface CachedPageProps {
  location: Location;
  shown: boolean;
  Page: ComponentType;
}

// With a location context of its own a hidden page does not even notice that the buyer moves on.
const CachedPage = memo(function CachedPage({ location, shown, Page }: CachedPageProps) {
  const context = useMemo(() => ({ location, navigationType: 'POP' as NavigationType }), [location]);
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <UNSAFE_LocationContext.Provider value={context}>
        <Page />
      </UNSAFE_LocationContext.Provider>
    </Activity>
  );
});
