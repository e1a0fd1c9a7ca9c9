import { shellOf } from '../composition/check-composition';
import { filledBy } from '../composition/filled-by';
import type { ComposedApps } from '../composition/revision';
import type { PreloadedCall } from '../publish/preloaded-call';
import type { RouteFamily } from './route-families';

/** A call that a document starts. */
export interface DocumentCall extends PreloadedCall {
  /** The only address of the document's that it belongs to; none for those of the app shell. */
  at?: string;
  /** Started only where the address has no query: with one, a page may show other views than it begins with. */
  bare?: true;
}

/** What a document asks of the API before any script has come: for the appShell, the route, and the views that stand on it. */
export const documentCalls = (
  apps: ComposedApps,
  family: Pick<RouteFamily, 'app' | 'path'>,
): DocumentCall[] => [
  ...shellOf(apps).shell.preloadedCalls.appShell,
  ...routeCalls(apps, family).map((call) => ({ ...call, at: family.path })),
];

/** What a page asks of the API from the start: its route, and the views that stand on it. */
export function routeCalls(
  apps: ComposedApps,
  { app, path }: Pick<RouteFamily, 'app' | 'path'>,
): DocumentCall[] {
  const route = apps[app]?.routes[path];
  const views = (route?.slots ?? []).flatMap((slot) => {
    const filler = filledBy(slot);
    return apps[filler.app]?.preloadedCalls.views[filler.expose] ?? [];
  });
  // A visitor is sent to the login from there.
  const access = route?.access === 'buyer' ? { for: 'buyer' as const } : {};
  return [
    ...(apps[app]?.preloadedCalls.routes[path] ?? []).map((call) => ({ ...call, ...access })),
    ...views.map((call) => ({ ...call, ...access, bare: true as const })),
  ];
}
