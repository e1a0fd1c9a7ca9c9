import type { To } from 'react-router-dom';
import { limits, pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, FailedState, Pager } from 'shared-kernel/ui';
import { OrderCard } from '../components/order-card';
import { OrderCardSkeleton } from '../components/order-card-skeleton';
import { useOrders } from './api/page-orders';
import { OrderTools } from './components/order-tools';
import { isFiltered, lastPage, type OrderQuery } from './model/order-query';
import styles from './order-page.module.css';

export interface OrderPageProps {
  query: OrderQuery;
  /** The address of another page. */
  to: (current: number, pageSize: number) => To;
}

/** One page of orders. */
export function OrderPage({ query, to }: OrderPageProps) {
  const orders = useOrders(query);
  if (!orders.data) {
    return orders.isError ? (
      <div className={styles['state']}>
        <FailedState
          error={orders.error}
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching}
        />
      </div>
    ) : (
      <OrderCardSkeleton cards={3} />
    );
  }
  const { data: page, count } = orders.data;
  const { current, pageSize, filter } = query;
  if (count === 0) {
    return (
      <div className={styles['state']}>
        <EmptyState
          text="暂无订单内容..."
          action={!isFiltered(filter) && <ButtonLink to={pathTo('/home')}>去选购</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <>
      <OrderTools query={query} count={count} orders={page} />
      {page.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {page.length === 0 && (
        <div className={styles['state']}>
          <EmptyState
            text="这一页没有订单"
            action={<ButtonLink to={to(lastPage(count, pageSize), pageSize)}>去最后一页</ButtonLink>}
          />
        </div>
      )}
      <Pager current={current} pageSize={pageSize} total={count} to={to} pageSizes={limits.orderPageSizes} />
    </>
  );
}
