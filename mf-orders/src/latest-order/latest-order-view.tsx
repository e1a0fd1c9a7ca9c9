import { EmptyState, QueryView } from 'shared-kernel/ui';
import { useFollowed } from '../api/use-followed';
import { OrderCard } from '../components/order-card';
import { OrderCardSkeleton } from '../components/order-card-skeleton';

/** The buyer's latest order in the news centre. */
export function LatestOrderView() {
  const latest = useFollowed('order/latest', {});
  return (
    <QueryView name="订单" query={latest} skeleton={<OrderCardSkeleton cards={1} />}>
      {(order) =>
        order ? <OrderCard order={order} withPayStatus level={3} /> : <EmptyState text="暂无订单内容..." />
      }
    </QueryView>
  );
}
