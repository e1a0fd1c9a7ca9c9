import { Skeleton } from 'shared-kernel/ui';
import styles from './user-center.module.css';

/** The user centre's shape while its code is on its way. */
export function UserCenterSkeleton() {
  return (
    <div className={styles['page']} aria-busy="true">
      <Skeleton width="180px" height="20px" />
      <div className={styles['columns']}>
        <div className={styles['menu']}>
          {[1, 2, 3, 4, 5].map((row) => (
            <span key={row} className={styles['entry']}>
              <Skeleton width="80px" />
            </span>
          ))}
        </div>
        <div className={styles['view']}>
          <Skeleton height="320px" />
        </div>
      </div>
    </div>
  );
}
