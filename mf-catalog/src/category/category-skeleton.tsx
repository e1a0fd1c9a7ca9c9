import { Page, PageBreadcrumb, Skeleton } from 'shared-kernel/ui';
import { ListSkeleton } from '../components/list-skeleton';
import styles from './category-screen.module.css';

/** Placeholder of a category page. Its title is in the address, which a skeleton does not know. */
export const CategorySkeleton = () => (
  <Page role="status" aria-label="正在加载">
    <PageBreadcrumb items={[{ name: '全部商品' }]} />
    <div className={styles['head']}>
      <span className={styles['title']}>
        <Skeleton width="144px" height="28px" />
      </span>
      <span className={styles['chips']}>
        <Skeleton width="72%" height="18px" />
      </span>
    </div>
    <ListSkeleton />
  </Page>
);
