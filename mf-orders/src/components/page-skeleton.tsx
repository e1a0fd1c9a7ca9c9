import { Skeleton } from 'shared-kernel/ui';
import styles from './page-skeleton.module.css';

/** A page of the order centre while its code is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles['page']} role="status" aria-busy="true" aria-label="页面加载中">
      <Skeleton width="180px" />
      <Skeleton width="240px" height="32px" />
      <Skeleton height="480px" />
    </div>
  );
}
