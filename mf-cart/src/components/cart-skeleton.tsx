import { Skeleton } from 'shared-kernel/ui';
import styles from './cart-skeleton.module.css';

/** Placeholder of the goods table. */
export function CartSkeleton() {
  return (
    <div className={styles['lines']}>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className={styles['line']}>
          <Skeleton width="76px" height="76px" />
          <div className={styles['text']}>
            <Skeleton width="40%" />
            <Skeleton width="20%" />
          </div>
          <Skeleton width="120px" height="36px" />
        </div>
      ))}
    </div>
  );
}
