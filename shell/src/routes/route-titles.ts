import type { StatedRoutes } from 'shared-kernel/federation';
import { routeAt } from './route-at';

const notFoundTitle = '页面不存在';

/**
 * The page's title: the query's `title`, or else what the app states of its route
 * (docs/specification.md#access-guard).
 */
export function titleOf(
  { pathname, search }: { pathname: string; search: string },
  routes: StatedRoutes,
): string {
  const asked = new URLSearchParams(search).get('title')?.trim();
  return asked || (routeAt(pathname, routes)?.title ?? notFoundTitle);
}
