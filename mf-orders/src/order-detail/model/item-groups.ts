import type { Order, OrderItem, SubOrder } from 'shared-kernel/contracts';

export interface ItemGroup {
  /** Null for what belongs to no delivery of its own. */
  subOrder: SubOrder | null;
  items: readonly OrderItem[];
}

/** The items of an order as they are delivered: one group for each sub-order, then what is in none of them. */
export function itemGroups({
  subOrderList,
  orderItems,
}: Pick<Order, 'subOrderList' | 'orderItems'>): ItemGroup[] {
  const delivered = new Set(subOrderList.flatMap((subOrder) => subOrder.orderItems.map(({ id }) => id)));
  const rest = orderItems.filter(({ id }) => !delivered.has(id));
  return [
    ...subOrderList.map((subOrder) => ({ subOrder, items: subOrder.orderItems })),
    ...(rest.length > 0 ? [{ subOrder: null, items: rest }] : []),
  ];
}
