import { Page, Skeleton } from 'shared-kernel/ui';
import styles from './page-skeleton.module.css';

/** Placeholder of a page of the order centre. */
export function PageSkeleton() {
  return (
    <Page className={styles['page']} role="status" aria-busy="true" aria-label="页面加载中">
      <Skeleton width="180px" />
      <Skeleton width="240px" height="32px" />
      <Skeleton height="480px" />
    </Page>
  );
}
