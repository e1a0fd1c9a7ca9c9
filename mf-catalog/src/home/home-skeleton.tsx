import { useSession } from 'shared-kernel/session';
import { Page, PictureSkeleton, Skeleton } from 'shared-kernel/ui';
import styles from './home-screen.module.css';

/**
 * Placeholder of the home page: categories, banners or the reorder list, and the buyer's box, then the areas.
 */
export function HomeSkeleton() {
  const isBuyer = useSession() !== null;
  const banner = <PictureSkeleton call="banner/list" fills />;
  return (
    <Page className={styles['page']} role="status" aria-label="正在加载">
      <div className={isBuyer ? `${styles['hero']} ${styles['ofBuyer']}` : styles['hero']}>
        <Waiting lines={12} />
        {isBuyer ? <Waiting lines={6} /> : banner}
        <Waiting lines={4} />
        {isBuyer && banner}
      </div>
      <Skeleton height="248px" />
      <Skeleton height="340px" />
    </Page>
  );
}

/** A box filled with skeleton lines. */
const Waiting = ({ lines }: { lines: number }) => (
  <span className={styles['waiting']}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
      <Skeleton key={line} width="72%" />
    ))}
  </span>
);
