import type { OrderItem } from 'shared-kernel/contracts';

/** The first product of an order, a gift only when there is nothing else, and the number of its kinds of goods. */
export function goodsInBrief(items: readonly OrderItem[]): { name: string; kinds: number } {
  const first = items.find(({ gift }) => !gift) ?? items[0];
  return { name: first?.productName ?? '', kinds: new Set(items.map(({ skuId }) => skuId)).size };
}
