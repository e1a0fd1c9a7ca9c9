import { Skeleton } from 'shared-kernel/ui';
import styles from './order-view.module.css';

/** Placeholder of an order's page. */
export function OrderDetailSkeleton() {
  return (
    <div className={styles['view']}>
      <Skeleton width="320px" height="36px" />
      <Skeleton height="112px" />
      <div className={styles['columns']}>
        <Skeleton height="480px" />
        <Skeleton height="480px" />
      </div>
    </div>
  );
}
