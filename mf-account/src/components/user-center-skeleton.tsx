import { Skeleton } from 'shared-kernel/ui';
import { UserCenterFrame } from './user-center-frame';
import styles from './user-center-menu.module.css';

const menu = (
  <div className={styles['menu']}>
    {[1, 2, 3, 4, 5].map((row) => (
      <span key={row} className={styles['entry']}>
        <Skeleton width="80px" />
      </span>
    ))}
  </div>
);

/** The user centre's shape while its code is on its way. */
export const UserCenterSkeleton = () => (
  <UserCenterFrame head={<Skeleton width="180px" height="20px" />} menu={menu} busy>
    <Skeleton height="320px" />
  </UserCenterFrame>
);
