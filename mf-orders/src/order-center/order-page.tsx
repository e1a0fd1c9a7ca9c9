import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { OrderCard as OrderCardData } from 'shared-kernel/contracts';
import { limits, pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, Pager, QueryView } from 'shared-kernel/ui';
import { useFollowed } from '../api/use-followed';
import { OrderCard } from '../components/order-card';
import { OrderCardSkeleton } from '../components/order-card-skeleton';
import { OrderLines } from './components/order-lines';
import { OrderLinesSkeleton } from './components/order-lines-skeleton';
import { OrderTools } from './components/order-tools';
import { PapersProgress } from './components/papers-progress';
import type { OrderView } from './components/use-order-view';
import { isFiltered, lastPage, type OrderQuery, type WantedOrders } from './model/order-query';
import styles from './order-page.module.css';

export interface OrderPageProps {
  query: OrderQuery;
  wanted: WantedOrders;
  /** Chooses whose orders; it stays while there are none. */
  filter: ReactNode;
  /** The address of all colleagues' orders, while only the reader's are shown. */
  everybodys: To | undefined;
  /** The address of another page. */
  to: (current: number, pageSize: number) => To;
  view: OrderView;
}

/** One page of orders. */
export function OrderPage({ query, wanted, filter, everybodys, to, view }: OrderPageProps) {
  const { filter: conditions, ...page } = query;
  const orders = useFollowed('order/page', { ...page, ...conditions, ...wanted });
  const { count = 0 } = orders.data ?? {};
  const isNarrowed = isFiltered(conditions) || Object.keys(wanted).length > 0;
  return (
    <div className={styles['page']}>
      <PapersProgress />
      {filter && (
        <div className={styles['row']}>
          {filter}
          {count > 0 && <OrderTools query={query} wanted={wanted} count={count} />}
        </div>
      )}
      <QueryView
        name="订单"
        query={orders}
        skeleton={
          view === 'full' ? (
            <OrderCardSkeleton cards={3} />
          ) : (
            <OrderLinesSkeleton lines={page.pageSize} belowTools={!filter} />
          )
        }
        isEmpty={({ count }) => count === 0}
        empty={
          <div className={styles['state']}>
            <EmptyState
              text="暂无订单内容..."
              action={
                everybodys ? (
                  <ButtonLink to={everybodys}>看全部同事的订单</ButtonLink>
                ) : (
                  !isNarrowed && <ButtonLink to={pathTo('/home')}>去选购</ButtonLink>
                )
              }
            />
          </div>
        }
      >
        {({ data, count }) => (
          <>
            {!filter && <OrderTools query={query} wanted={wanted} count={count} />}
            <Orders query={query} orders={data} count={count} to={to} view={view} />
          </>
        )}
      </QueryView>
    </div>
  );
}

interface OrdersProps extends Pick<OrderPageProps, 'query' | 'to' | 'view'> {
  orders: readonly OrderCardData[];
  count: number;
}

function Orders({ query, orders, count, to, view }: OrdersProps) {
  const { current, pageSize } = query;
  return (
    <>
      {view === 'full'
        ? orders.map((order) => <OrderCard key={order.id} order={order} />)
        : orders.length > 0 && <OrderLines orders={orders} />}
      {orders.length === 0 && (
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
