import { Navigate, useSearchParams } from 'react-router-dom';
import type { RequestOf } from 'shared-kernel/contracts';
import { limits, paths } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, FailedState } from 'shared-kernel/ui';
import { useProductPage } from '../api/page-products';
import { changeListing, readListing } from '../model/listing-query';
import { pageCount } from '../model/pager';
import { Pager } from './pager';
import { ProductGrid } from './product-grid';
import styles from './product-listing.module.css';
import { SortBar } from './sort-bar';

export interface ProductListingProps {
  label: string;
  /** What the products are chosen by; their order and page stand in the address. */
  filter: Pick<RequestOf<'product/page'>, 'name' | 'categoryId'>;
}

/** Products of a category or search: 8 a page, sorted, with a pager; empty, failed or on their way (section 2). */
export function ProductListing({ label, filter }: ProductListingProps) {
  const [params] = useSearchParams();
  const { sort, current } = readListing(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useProductPage({
    ...filter,
    sort,
    current,
  });
  const pages = pageCount(data?.total ?? 0, limits.catalogueGridSize);

  if (data && !isPlaceholderData && current > pages) {
    return <Navigate to={{ search: changeListing(params, { page: String(pages) }).toString() }} replace />;
  }
  return (
    <section className={styles['listing']} aria-label={label}>
      <SortBar sort={sort} total={data?.total} />
      {error && !data ? (
        <FailedState error={error} onRetry={refetch} retrying={isFetching} />
      ) : data?.total === 0 ? (
        <EmptyState
          text="目前搜索到 0 条产品数据,建议换个搜索词试试~"
          action={<ButtonLink to={paths.allProduct()}>查看全部商品</ButtonLink>}
        />
      ) : (
        <ProductGrid label={label} products={data?.list} isOutdated={isPlaceholderData} />
      )}
      <Pager current={current} pages={pages} />
    </section>
  );
}
