import { RemoteSlot, Skeleton } from 'shared-kernel/ui';

/** My orders, in the order centre's list. */
export default function MyOrderView() {
  return <RemoteSlot name="orders/order-list" props={{}} loading={<Skeleton height="480px" />} />;
}
