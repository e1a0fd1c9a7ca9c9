import { Page, Skeleton } from 'shared-kernel/ui';
import styles from './screen-skeleton.module.css';

/** Placeholder of a screen: breadcrumb and first content. */
export const ScreenSkeleton = () => (
  <Page className={styles['page']} role="status" aria-label="正在加载">
    <Skeleton width="180px" height="20px" />
    <Skeleton height="422px" />
    <Skeleton height="248px" />
  </Page>
);
