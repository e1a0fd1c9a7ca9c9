import type { RouteQueries } from '../apps';

/** A route of any app of the shop. */
export type RoutePath = keyof RouteQueries;

type Query<Path extends RoutePath> =
  Record<never, never> extends RouteQueries[Path]
    ? [query?: RouteQueries[Path]]
    : [query: RouteQueries[Path]];

/**
 * The URL of a route with its query; missing and empty values are omitted. Routes and their queries come from
 * the app manifests, as types only: a new route needs no new kernel at run time.
 */
export function pathTo<Path extends RoutePath>(path: Path, ...[query]: Query<Path>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
