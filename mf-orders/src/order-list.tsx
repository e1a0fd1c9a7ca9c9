import { OrderListView } from './order-center/order-list-view';

/** Slot orders/order-list: the order centre's list in another app's page. */
export default function OrderList() {
  return <OrderListView />;
}
