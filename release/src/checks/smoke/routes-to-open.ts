import { shellOf } from '../../composition/check-composition';
import { filledBy } from '../../composition/filled-by';
import type { ComposedApps } from '../../composition/revision';
import { type RouteFamily, routeFamilies } from '../../documents/route-families';

/** What a visitor may see. */
export const openRoutes = (apps: ComposedApps): RouteFamily[] =>
  routeFamilies(apps).filter(({ app, path }) => apps[app]?.routes[path]?.access !== 'buyer');

/** The routes of the candidates and those with slots of theirs; the first route of each remote when the shell is new. */
export function concernedRoutes(apps: ComposedApps, candidates: ReadonlySet<string>): RouteFamily[] {
  const shellIsNew = candidates.has(shellOf(apps).name);
  return routeFamilies(apps).filter(({ app, path }) => {
    const slots = apps[app]?.routes[path]?.slots ?? [];
    if (candidates.has(app) || slots.some((slot) => candidates.has(filledBy(slot).app))) return true;
    return shellIsNew && path === apps[app]?.mount[0];
  });
}
