import { limits } from 'shared-kernel/domain';
import { Skeleton } from 'shared-kernel/ui';
import styles from './table-skeleton.module.css';

/** Placeholder of a page of rows. */
export const TableSkeleton = () => (
  <span className={styles['room']} aria-hidden="true">
    <span className={styles['table']}>
      {Array.from({ length: limits.listProducts }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
        <span key={place} className={styles['row']}>
          <Skeleton width="38%" />
          <Skeleton width="14%" />
          <Skeleton width="22%" />
        </span>
      ))}
    </span>
  </span>
);
