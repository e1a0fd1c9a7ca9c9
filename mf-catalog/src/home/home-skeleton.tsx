import { useSession } from 'shared-kernel/session';
import { Skeleton } from 'shared-kernel/ui';
import styles from './home-screen.module.css';

/** The home page while its code is on its way: categories, banners or what the buyer orders, and the buyer's box, then the areas. */
export function HomeSkeleton() {
  const isBuyer = useSession() !== null;
  return (
    <div className={styles['page']} role="status" aria-label="正在加载">
      <div className={isBuyer ? `${styles['hero']} ${styles['ofBuyer']}` : styles['hero']}>
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        {isBuyer && <Skeleton height="100%" />}
      </div>
      <Skeleton height="248px" />
      <Skeleton height="340px" />
    </div>
  );
}
