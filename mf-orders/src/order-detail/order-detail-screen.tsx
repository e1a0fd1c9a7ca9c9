import { useSearchParams } from 'react-router-dom';
import { envelopeCodes, isOver, pathTo } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { ButtonLink, EmptyState, Page, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { useFollowed } from '../api/use-followed';
import { OrderDetailSkeleton } from './components/order-detail-skeleton';
import { OrderView } from './components/order-view';

export default function OrderDetailScreen() {
  usePageTitle('订单详情');
  const [params] = useSearchParams();
  const orderId = params.get('id');
  return (
    <Page>
      <PageBreadcrumb items={[{ name: '订单中心', to: pathTo('/orderCenter') }, { name: '订单详情' }]} />
      {orderId ? <OrderDetail orderId={orderId} /> : <NoOrder />}
    </Page>
  );
}

function OrderDetail({ orderId }: { orderId: string }) {
  const order = useFollowed('order/detail', { orderId }, ({ status }) => isOver(status));
  return (
    <QueryView
      name="订单"
      query={order}
      skeleton={<OrderDetailSkeleton />}
      explain={(error) => isApiError(error) && error.code === envelopeCodes.notFound && <NoOrder />}
    >
      {(order) => <OrderView order={order} />}
    </QueryView>
  );
}

const NoOrder = () => (
  <EmptyState
    text="没有找到这个订单"
    action={<ButtonLink to={pathTo('/orderCenter')}>返回订单中心</ButtonLink>}
  />
);
