import { FailedState, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { useVipRights } from './api/read-vip-rights';
import styles from './my-rights-view.module.css';

/** The picture of what each level brings. */
export default function MyRightsView() {
  const rights = useVipRights();
  return (
    <Card title="会员权益">
      {rights.isError ? (
        <FailedState error={rights.error} onRetry={() => rights.refetch()} retrying={rights.isFetching} />
      ) : rights.data ? (
        <img className={styles['rights']} src={rights.data.url} alt="各会员等级的权益" />
      ) : (
        <Skeleton height="480px" />
      )}
    </Card>
  );
}
