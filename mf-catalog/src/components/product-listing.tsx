import { Navigate } from 'react-router-dom';
import type { RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { FailedState, Pager, useAddressParams } from 'shared-kernel/ui';
import { useProductPage } from '../api/page-products';
import { pageAddress, pageCount, readListing } from '../model/listing-query';
import { CardOrder } from './card-order';
import { NoProducts } from './no-products';
import { ProductGrid } from './product-grid';
import styles from './product-listing.module.css';
import { SortBar } from './sort-bar';

export interface ProductListingProps {
  label: string;
  /** What the products are chosen by; their order and page stand in the address. */
  filter: Pick<RequestOf<'product/page'>, 'name' | 'categoryId'>;
}

/**
 * Products of a category or search: 8 a page, sorted, with a pager; empty, failed or on their way
 * (docs/specification.md#home).
 */
export function ProductListing({ label, filter }: ProductListingProps) {
  const { params } = useAddressParams();
  const isBuyer = useSession() !== null;
  const { sort, inStock, current } = readListing(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useProductPage({
    ...filter,
    ...(inStock && { inStock }),
    sort,
    current,
  });
  const pages = pageCount(data?.total ?? 0, limits.catalogueGridSize);

  if (data && !isPlaceholderData && current > pages) {
    return <Navigate to={pageAddress(params, pages)} replace />;
  }
  return (
    <section className={styles['listing']} aria-label={label}>
      <SortBar sort={sort} inStock={inStock} total={data?.total} />
      {error && !data ? (
        <FailedState error={error} onRetry={refetch} retrying={isFetching} />
      ) : data?.total === 0 ? (
        <NoProducts search={filter.name ?? ''} inStock={inStock} />
      ) : (
        <ProductGrid
          label={label}
          products={data?.list}
          isOutdated={isPlaceholderData}
          search={filter.name ?? ''}
          orderOf={isBuyer ? (product) => <CardOrder product={product} /> : undefined}
        />
      )}
      <Pager
        current={current}
        pageSize={limits.catalogueGridSize}
        total={data?.total ?? 0}
        to={(page) => pageAddress(params, page)}
      />
    </section>
  );
}
