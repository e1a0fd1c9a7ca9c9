import { LatestOrderView } from './screens/latest-order-view';

/** Slot orders/latest-order. */
export default function LatestOrder() {
  return <LatestOrderView />;
}
