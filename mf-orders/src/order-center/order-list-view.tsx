import { useMay, useOrdersOf } from 'shared-kernel/calls';
import { AddressParams, OrdersOfFilter, useAddressParams, ViewSwitch } from 'shared-kernel/ui';
import { useFollowed } from '../api/use-followed';
import { OrderFilters } from './components/order-filters';
import { OrderTabs } from './components/order-tabs';
import { useOrderView } from './components/use-order-view';
import {
  changeOrderQuery,
  type OrderQueryChange,
  readOrderQuery,
  toPage,
  toWanted,
} from './model/order-query';
import styles from './order-list-view.module.css';
import { OrderPage } from './order-page';

const views = [
  { key: 'compact', name: '紧凑' },
  { key: 'full', name: '完整' },
] as const;

/** Orders by status, in pages; the state of the list is in the address. */
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
  // Who may not order has no orders of their own.
  const unsaid = useMay('order/generateOrder') ? 'mine' : 'all';
  const { whose, department, choices } = useOrdersOf(params, unsaid);
  const wanted = toWanted({ whose, department });
  const counts = useFollowed('order/count', { ...query.filter, ...wanted });
  const change = (changes: OrderQueryChange) => setParams(changeOrderQuery(params, changes));
  const everybodys = { search: changeOrderQuery(params, { whose: 'all' }).toString() };
  const pageAddress = (current: number, pageSize: number) => ({
    search: changeOrderQuery(params, toPage({ current, pageSize })).toString(),
  });
  return (
    <div className={styles['view']}>
      <div className={styles['columns']}>
        <OrderTabs webStatus={query.webStatus} counts={counts.data} />
        <div className={styles['orders']}>
          <OrderFilters key={JSON.stringify(query.filter)} filter={query.filter} onSearch={change}>
            <ViewSwitch views={views} chosen={view} onChoose={choose} />
          </OrderFilters>
          <OrderPage
            query={query}
            wanted={wanted}
            filter={
              choices && (
                <OrdersOfFilter
                  whose={whose}
                  department={department}
                  choices={choices}
                  unsaid={unsaid}
                  // The page stays, and with it the focus.
                  onChange={(changes) => setParams(changeOrderQuery(params, changes), { replace: true })}
                />
              )
            }
            everybodys={choices && whose === 'mine' ? everybodys : undefined}
            to={pageAddress}
            view={view}
          />
        </div>
      </div>
    </div>
  );
}
