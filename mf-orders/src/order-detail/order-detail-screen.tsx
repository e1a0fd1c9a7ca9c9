import { useSearchParams } from 'react-router-dom';
import { envelopeCodes, pathTo } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { ButtonLink, EmptyState, FailedState, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import { useOrder } from './api/read-order';
import { OrderDetailSkeleton } from './components/order-detail-skeleton';
import { OrderView } from './components/order-view';
import styles from './order-detail-screen.module.css';

export default function OrderDetailScreen() {
  usePageTitle('订单详情');
  const [params] = useSearchParams();
  const orderId = params.get('id');
  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: '订单中心', to: pathTo('/orderCenter') }, { name: '订单详情' }]} />
      {orderId ? <OrderDetail orderId={orderId} /> : <NoOrder />}
    </div>
  );
}

function OrderDetail({ orderId }: { orderId: string }) {
  const { data: order, isError, error, refetch, isFetching } = useOrder(orderId);
  if (order) return <OrderView order={order} />;
  if (!isError) return <OrderDetailSkeleton />;
  if (isApiError(error) && error.code === envelopeCodes.notFound) return <NoOrder />;
  return <FailedState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

const NoOrder = () => (
  <EmptyState
    text="没有找到这个订单"
    action={<ButtonLink to={pathTo('/orderCenter')}>返回订单中心</ButtonLink>}
  />
);
