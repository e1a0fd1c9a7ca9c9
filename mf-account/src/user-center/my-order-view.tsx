import { RemoteSlot, Skeleton } from 'shared-kernel/ui';

/** The list of my orders, which the order centre draws. */
export default function MyOrderView() {
  return <RemoteSlot name="orders/order-list" props={{}} loading={<Skeleton height="480px" />} />;
}
