import type { Order, OrderItem, SubOrder } from 'shared-kernel/contracts';

export interface ItemGroup {
  /** Null for items outside every sub-order. */
  subOrder: SubOrder | null;
  items: readonly OrderItem[];
}

/** The items of an order by delivery: one group for each sub-order, then the rest. */
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
