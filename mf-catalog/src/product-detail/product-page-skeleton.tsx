import { Page, PageBreadcrumb } from 'shared-kernel/ui';
import { ProductDetailSkeleton } from './components/product-detail-skeleton';

/** Placeholder of a product's page. */
export const ProductPageSkeleton = () => (
  <Page role="status" aria-label="正在加载">
    <PageBreadcrumb items={[{ name: '商品详情' }]} />
    <ProductDetailSkeleton />
  </Page>
);
