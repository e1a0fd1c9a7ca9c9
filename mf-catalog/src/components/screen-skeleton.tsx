import { Skeleton } from 'shared-kernel/ui';
import styles from './screen-skeleton.module.css';

/** A screen whose code is on its way: where the path and the first content will stand. */
export const ScreenSkeleton = () => (
  <div className={styles['page']} role="status" aria-label="正在加载">
    <Skeleton width="180px" height="20px" />
    <Skeleton height="422px" />
    <Skeleton height="248px" />
  </div>
);
