import type { Calls, PathOf } from './calls';

/** How the calls travel that are no plain POST: all that a browser has to know of them at run time. */
export const wire: { readonly [Path in PathOf<'get' | 'counted'>]: Calls[Path]['kind'] } = {
  'memberCart/amount': 'get',
  'member/web/logout': 'get',
  'order/page': 'counted',
  'order/export/page': 'counted',
};
