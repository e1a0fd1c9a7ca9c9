import { Page, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import styles from './order-center-screen.module.css';
import { OrderListView } from './order-list-view';

export default function OrderCenterScreen() {
  usePageTitle('订单中心');
  return (
    <Page className={styles['page']}>
      <PageBreadcrumb items={[{ name: '订单中心' }]} />
      <h1>订单中心</h1>
      <OrderListView />
    </Page>
  );
}
