import { Page, PageBreadcrumb, Skeleton } from 'shared-kernel/ui';
import { ListSkeleton } from '../components/list-skeleton';
import styles from './search-screen.module.css';

/** Placeholder of search results. What is searched for is in the address, which a skeleton does not know. */
export const SearchSkeleton = () => (
  <Page className={styles['page']} role="status" aria-label="正在加载">
    <PageBreadcrumb items={[{ name: '搜索' }]} />
    <span className={styles['waitingTitle']}>
      <Skeleton width="180px" height="28px" />
    </span>
    <ListSkeleton />
  </Page>
);
