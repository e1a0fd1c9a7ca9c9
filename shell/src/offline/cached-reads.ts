import type { ReadPath } from 'shared-kernel/contracts';

/**
 * The only replies that are kept for a visit without network (docs/security.md#what-a-browser-keeps): what home, lists,
 * products, cart and orders begin with. Nobody's addresses, licences, messages and statements are among them.
 */
const cachedReads: readonly ReadPath[] = [
  'banner/list',
  'client/customerqrcode',
  'client/todo',
  'clientvip/info',
  'memberCart/amount',
  'memberCart/held',
  'memberCart/page',
  'message/unread',
  'order/bought/page',
  'order/count',
  'order/latest',
  'order/page',
  'product/all',
  'product/catagories',
  'product/detail',
  'product/page',
  'product/rows',
  'product/specialoffer/page',
];

/** Whether a reply may be kept; not what somebody has searched for, nor colleagues' orders, which a role may end. */
export function isCachedRead(path: string, request: unknown): boolean {
  const { name, whose } = Object(request) as { name?: unknown; whose?: unknown };
  return (cachedReads as readonly string[]).includes(path) && !name && !whose;
}
