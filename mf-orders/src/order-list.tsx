import { OrderListView } from './order-center/order-list-view';

/** Slot orders/order-list: what the order centre shows, in another app's page. */
export default function OrderList() {
  return <OrderListView />;
}
