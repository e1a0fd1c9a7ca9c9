import type { Calls, PathOf } from './calls';

/** The kind of every call that is not a plain POST: all that a browser needs of the contracts at run time. */
export const wire: { readonly [Path in PathOf<'get' | 'counted'>]: Calls[Path]['kind'] } = {
  'memberCart/amount': 'get',
  'member/web/logout': 'get',
  'order/page': 'counted',
  'order/export/page': 'counted',
};
