import { useSearchParams } from 'react-router-dom';
import type { ProductDetail } from 'shared-kernel/contracts';
import { envelopeCodes, pathTo, productStatus } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { ButtonLink, EmptyState, FailedState, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import { useProductDetail } from './api/product-detail';
import { ComingSoon } from './components/coming-soon';
import { ProductDetailSkeleton } from './components/product-detail-skeleton';
import { ProductView } from './components/product-view';
import styles from './product-detail-screen.module.css';

export default function ProductDetailScreen() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, isFetching, refetch } = useProductDetail(id);
  usePageTitle(data?.productSpu.name ?? '商品详情');
  const isMissing = id === '' || (isApiError(error) && error.code === envelopeCodes.notFound);

  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={breadcrumb(data)} />
      {data ? (
        <Shown detail={data} />
      ) : isMissing ? (
        <EmptyState
          text="商品不存在或已下架"
          action={<ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>}
        />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ProductDetailSkeleton />
      )}
    </div>
  );
}

const Shown = ({ detail }: { detail: ProductDetail }) =>
  detail.productSpu.status === productStatus.comingSoon ? (
    <ComingSoon product={detail.productSpu} />
  ) : (
    <ProductView key={detail.productSpu.id} detail={detail} />
  );

function breadcrumb(detail: ProductDetail | undefined) {
  if (!detail) return [{ name: '商品详情' }];
  const { categoryId, categoryName, name } = detail.productSpu;
  return [
    { name: categoryName, to: pathTo('/home/all_product', { categoryId, title: categoryName }) },
    { name },
  ];
}
