import { useCall } from 'shared-kernel/calls';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { VipRightsTable } from './components/vip-rights-table';
import styles from './my-rights-view.module.css';

/** The benefits of each level: a table, or a picture in a shop without the table. */
export default function MyRightsView() {
  const rights = useCall('clientvip/rights', {});
  return (
    <Card title="会员权益">
      <QueryView name="会员权益" query={rights} skeleton={<Skeleton height="480px" />}>
        {({ url, table }) =>
          table ? (
            <VipRightsTable {...table} />
          ) : (
            <img className={styles['rights']} src={url} alt="各会员等级的权益" />
          )
        }
      </QueryView>
    </Card>
  );
}
