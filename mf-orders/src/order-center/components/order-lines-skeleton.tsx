import { Skeleton } from 'shared-kernel/ui';
import styles from './order-lines-skeleton.module.css';

export interface OrderLinesSkeletonProps {
  lines: number;
  /** The tools will come with the list. */
  belowTools: boolean;
}

/** Placeholder of a list of orders with a line each. */
export function OrderLinesSkeleton({ lines, belowTools }: OrderLinesSkeletonProps) {
  return (
    <div className={styles['list']}>
      {belowTools && <div className={styles['tools']} />}
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
