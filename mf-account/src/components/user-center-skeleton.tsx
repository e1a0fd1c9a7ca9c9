import { PageBreadcrumb, Skeleton } from 'shared-kernel/ui';
import { UserCenterColumns } from './user-center-columns';
import styles from './user-center-menu.module.css';

const menu = (
  <div className={styles['menu']}>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => (
      <span key={row} className={styles['entry']}>
        <Skeleton width="80px" />
      </span>
    ))}
  </div>
);

/** Placeholder of the user centre. */
export const UserCenterSkeleton = () => (
  <UserCenterColumns head={<PageBreadcrumb items={[{ name: '用户中心' }]} />} menu={menu} busy>
    <Skeleton width="120px" height="26px" />
    <Skeleton height="98px" />
    <Skeleton height="max(296px, 60vh)" />
  </UserCenterColumns>
);
