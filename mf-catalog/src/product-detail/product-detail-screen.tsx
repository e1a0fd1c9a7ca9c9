import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import type { ProductDetail } from 'shared-kernel/contracts';
import { envelopeCodes, pathTo, productStatus, webProductClientType } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { trackEvent } from 'shared-kernel/telemetry';
import { ButtonLink, EmptyState, Page, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { ComingSoon } from './components/coming-soon';
import { ProductDetailSkeleton } from './components/product-detail-skeleton';
import { ProductView } from './components/product-view';

export default function ProductDetailScreen() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const request = id === '' ? null : { id, productClientType: webProductClientType };
  const detail = useCall('product/detail', request);
  usePageTitle(detail.data?.productSpu.name ?? '商品详情');
  const productId = detail.data?.productSpu.id;
  useEffect(() => {
    if (productId !== undefined) trackEvent('product-view', { productId });
  }, [productId]);

  return (
    <Page>
      <PageBreadcrumb items={breadcrumb(detail.data)} />
      {request ? (
        <QueryView
          inSlices
          name="商品"
          query={detail}
          skeleton={<ProductDetailSkeleton />}
          explain={(error) => isApiError(error) && error.code === envelopeCodes.notFound && missing}
        >
          {(detail) => <Shown detail={detail} />}
        </QueryView>
      ) : (
        missing
      )}
    </Page>
  );
}

const missing = (
  <EmptyState
    text="商品不存在或已下架"
    action={<ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>}
  />
);

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
