import { PageBreadcrumb } from 'shared-kernel/ui';
import { ProductDetailSkeleton } from './components/product-detail-skeleton';
import styles from './product-detail-screen.module.css';

/** The page of a product while its code is on its way. */
export const ProductPageSkeleton = () => (
  <div className={styles['page']} role="status" aria-label="正在加载">
    <PageBreadcrumb items={[{ name: '商品详情' }]} />
    <ProductDetailSkeleton />
  </div>
);
