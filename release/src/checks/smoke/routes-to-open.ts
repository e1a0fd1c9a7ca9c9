import { shellOf } from '../../composition/check-composition';
import { filledBy } from '../../composition/filled-by';
import type { ComposedApps } from '../../composition/revision';
import { type RouteFamily, routeFamilies } from '../../documents/route-families';

/** What a visitor may see. */
export const openRoutes = (apps: ComposedApps): RouteFamily[] =>
  routeFamilies(apps).filter(({ app, path }) => apps[app]?.routes[path]?.access !== 'buyer');

/** The routes of new remotes and those with slots of theirs; of a new shell the first route of each app, inside its app shell. */
export function concernedRoutes(apps: ComposedApps, candidates: ReadonlySet<string>): RouteFamily[] {
  const shell = shellOf(apps).name;
  return routeFamilies(apps).filter(({ app, path }) => {
    if (candidates.has(shell) && path === apps[app]?.mount[0]) return true;
    if (candidates.has(app) && app !== shell) return true;
    return slotsFilledBy(candidates, apps[app]?.routes[path]?.slots).length > 0;
  });
}

/** Lists come before what they lead to. */
export const listsFirst = (routes: readonly RouteFamily[]): RouteFamily[] =>
  routes.toSorted((a, b) => a.path.length - b.path.length);

/** Those slots of a page that one of these apps fills. */
export const slotsFilledBy = (candidates: ReadonlySet<string>, slots: readonly string[] = []): string[] =>
  slots.filter((slot) => candidates.has(filledBy(slot).app));
