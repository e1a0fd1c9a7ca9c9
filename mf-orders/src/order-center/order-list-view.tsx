import { AddressParams, useAddressParams } from 'shared-kernel/ui';
import { useFollowed } from '../api/use-followed';
import { OrderFilters } from './components/order-filters';
import { OrderTabs } from './components/order-tabs';
import { OrderViewSwitch } from './components/order-view-switch';
import { useOrderView } from './components/use-order-view';
import { changeOrderQuery, type OrderQueryChange, readOrderQuery, toPage } from './model/order-query';
import styles from './order-list-view.module.css';
import { OrderPage } from './order-page';

/** My orders by status, in pages; the state of the list is in the address. */
export function OrderListView() {
  return (
    <AddressParams>
      <OrderList />
    </AddressParams>
  );
}

function OrderList() {
  const { params, setParams } = useAddressParams();
  const query = readOrderQuery(params);
  const { view, choose } = useOrderView();
  const counts = useFollowed('order/count', query.filter);
  const change = (changes: OrderQueryChange) => setParams(changeOrderQuery(params, changes));
  const pageAddress = (current: number, pageSize: number) => ({
    search: changeOrderQuery(params, toPage({ current, pageSize })).toString(),
  });
  return (
    <div className={styles['view']}>
      <div className={styles['columns']}>
        <OrderTabs webStatus={query.webStatus} counts={counts.data} />
        <div className={styles['orders']}>
          <OrderFilters key={JSON.stringify(query.filter)} filter={query.filter} onSearch={change}>
            <OrderViewSwitch view={view} onChoose={choose} />
          </OrderFilters>
          <OrderPage query={query} to={pageAddress} view={view} />
        </div>
      </div>
    </div>
  );
}
