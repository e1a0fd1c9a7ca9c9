import { useCall } from 'shared-kernel/calls';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import styles from './my-rights-view.module.css';

/** The picture of what each level brings. */
export default function MyRightsView() {
  const rights = useCall('clientvip/rights', {});
  return (
    <Card title="会员权益">
      <QueryView name="会员权益" query={rights} skeleton={<Skeleton height="480px" />}>
        {({ url }) => <img className={styles['rights']} src={url} alt="各会员等级的权益" />}
      </QueryView>
    </Card>
  );
}
