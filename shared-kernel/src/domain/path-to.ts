import type { RouteQueries } from '../apps';

/** A route of the shop, whichever app it belongs to. */
export type RoutePath = keyof RouteQueries;

type Query<Path extends RoutePath> =
  Record<never, never> extends RouteQueries[Path]
    ? [query?: RouteQueries[Path]]
    : [query: RouteQueries[Path]];

/**
 * The address of a route with its query; what is not given, or empty, is left out. The routes and what each one's query
 * may hold are what the apps state, as types alone: a new route needs no new kernel at run time.
 */
export function pathTo<Path extends RoutePath>(path: Path, ...[query]: Query<Path>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
