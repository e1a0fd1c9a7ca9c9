import { VisuallyHidden } from 'shared-kernel/ui';
import styles from './count.module.css';

/** How many wait, at the corner of an icon. */
export function Count({ of, meaning }: { of: number; meaning: string }) {
  if (of === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{of > 99 ? '99+' : of}</span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </span>
  );
}
