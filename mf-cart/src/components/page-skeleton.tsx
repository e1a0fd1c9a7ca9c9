import { Skeleton } from 'shared-kernel/ui';
import { CartSkeleton } from './cart-skeleton';
import { Page, PageColumn } from './page';
import styles from './page-skeleton.module.css';

/** Placeholder of a page of the cart: breadcrumb, title and goods. */
export const PageSkeleton = () => (
  <Page>
    <PageColumn>
      <div className={styles['page']} role="status" aria-busy="true" aria-label="页面加载中">
        <Skeleton width="120px" height="20px" />
        <Skeleton width="180px" height="36px" />
        <CartSkeleton />
      </div>
    </PageColumn>
  </Page>
);
