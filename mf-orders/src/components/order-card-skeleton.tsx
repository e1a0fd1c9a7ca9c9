import { Skeleton } from 'shared-kernel/ui';
import styles from './order-card-skeleton.module.css';

/** Placeholder of the order list. */
export function OrderCardSkeleton({ cards }: { cards: number }) {
  return (
    <div className={styles['cards']}>
      {Array.from({ length: cards }, (_, card) => card).map((card) => (
        <div key={card} className={styles['card']}>
          <Skeleton width="60%" height="20px" />
          <div className={styles['item']}>
            <Skeleton width="64px" height="64px" />
            <Skeleton width="40%" />
          </div>
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}
