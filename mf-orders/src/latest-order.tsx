import { LatestOrderView } from './latest-order/latest-order-view';

/** Slot orders/latest-order. */
export default function LatestOrder() {
  return <LatestOrderView />;
}
