import { Skeleton } from 'shared-kernel/ui';
import styles from './order-lines-skeleton.module.css';

/** Placeholder of a list of orders with a line each, below its tools. */
export function OrderLinesSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles['list']}>
      <div className={styles['tools']} />
      <div className={styles['lines']}>
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <div key={line} className={styles['line']}>
            <Skeleton width="100%" height="1em" />
          </div>
        ))}
      </div>
    </div>
  );
}
