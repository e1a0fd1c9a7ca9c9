import { pathTo } from 'shared-kernel/domain';
import type { StatedRoutes } from 'shared-kernel/federation';
import type { RemotesState } from '../remotes/remotes';
import { isLogin, leadsNowhere, routeAbove, routeAt } from './route-at';

/** Whether a visitor may see a path: only what an app states to be open. The login is open whatever is stated. */
export function isOpen(pathname: string, routes: StatedRoutes): boolean {
  if (isLogin(pathname)) return true;
  const stated = routeAt(pathname, routes);
  return stated ? stated.access !== 'buyer' : routeAbove(pathname, routes)?.access === 'open below';
}

/** Where someone who opens `pathname` is sent instead, or null when they may stay: what is nowhere, everybody is told so. */
export function redirectFor(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  loggedIn: boolean,
  known: Pick<RemotesState, 'routes' | 'mounts'>,
): string | null {
  if (pathname === '/') return pathTo('/home');
  if (loggedIn || isOpen(pathname, known.routes) || leadsNowhere(pathname, known)) return null;
  return pathTo('/login', { redirect: `${pathname}${search}${hash}` });
}
