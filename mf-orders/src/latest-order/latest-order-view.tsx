import { EmptyState, FailedState } from 'shared-kernel/ui';
import { OrderCard } from '../components/order-card';
import { OrderCardSkeleton } from '../components/order-card-skeleton';
import { useLatestOrder } from './api/read-latest-order';

/** The buyer's latest order, as the news centre shows it. */
export function LatestOrderView() {
  const { data: order, isError, error, refetch, isFetching } = useLatestOrder();
  if (order) return <OrderCard order={order} withPayStatus />;
  if (order === null) return <EmptyState text="暂无订单内容..." />;
  if (isError) return <FailedState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <OrderCardSkeleton cards={1} />;
}
