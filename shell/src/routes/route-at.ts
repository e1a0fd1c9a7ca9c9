import type { StatedRoute, StatedRoutes } from 'shared-kernel/federation';
import type { RemotesState } from '../remotes/remotes';

/** The path as the router understands it: escapes read, case and extra slashes of no concern. */
function addressOf(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A broken escape is taken literally, as the router does.
  }
  return decoded.toLowerCase().split('/').filter(Boolean).join('/');
}

/** What the apps state of the route at a path; undefined where none of them has one. */
export function routeAt(pathname: string, routes: StatedRoutes): StatedRoute | undefined {
  const address = addressOf(pathname);
  return Object.entries(routes).find(([path]) => addressOf(path) === address)?.[1];
}

/** Whether a path lies below another one. */
const isBelow = (pathname: string, above: string): boolean => {
  const place = addressOf(above);
  return place !== '' && addressOf(pathname).startsWith(`${place}/`);
};

/** What is stated of the nearest route above a path; undefined where there is none. */
export function routeAbove(pathname: string, routes: StatedRoutes): StatedRoute | undefined {
  const above = Object.entries(routes)
    .filter(([path]) => isBelow(pathname, path))
    .map(([path, route]) => ({ place: addressOf(path), route }));
  return above.sort((a, b) => b.place.length - a.place.length)[0]?.route;
}

/** Whether an app has a page at a full path, its query and hash of no concern. */
export function isKnown(fullPath: string, routes: StatedRoutes): boolean {
  const { pathname } = new URL(fullPath, 'https://shop.invalid');
  return routeAt(pathname, routes) !== undefined;
}

/** Whether no app has anything at a path, whoever asks; false while nothing is known of the apps. */
export const leadsNowhere = (pathname: string, { routes, mounts }: Pick<RemotesState, 'routes' | 'mounts'>) =>
  Object.keys(routes).length > 0 &&
  [...Object.keys(routes), ...mounts.map(({ path }) => path)].every(
    (path) => addressOf(path) !== addressOf(pathname) && !isBelow(pathname, path),
  );

export const isLogin = (pathname: string): boolean => addressOf(pathname) === 'login';
