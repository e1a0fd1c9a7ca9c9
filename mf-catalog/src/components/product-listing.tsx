import { Navigate } from 'react-router-dom';
import { keepPreviousData, useCall } from 'shared-kernel/calls';
import type { RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Pager, QueryView, useAddressParams } from 'shared-kernel/ui';
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
  const request = {
    ...filter,
    ...(inStock && { inStock }),
    sort,
    current,
    pageSize: limits.catalogueGridSize,
  };
  const page = useCall('product/page', request, { placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = page;
  const pages = pageCount(data?.total ?? 0, limits.catalogueGridSize);

  if (data && !isPlaceholderData && current > pages) {
    return <Navigate to={pageAddress(params, pages)} replace />;
  }
  return (
    <section className={styles['listing']} aria-label={label}>
      <SortBar sort={sort} inStock={inStock} total={data?.total} />
      <QueryView
        name="商品"
        query={page}
        skeleton={<ProductGrid label={label} products={undefined} />}
        isEmpty={({ total }) => total === 0}
        empty={<NoProducts search={filter.name ?? ''} inStock={inStock} />}
      >
        {({ list }) => (
          <ProductGrid
            label={label}
            products={list}
            isOutdated={isPlaceholderData}
            search={filter.name ?? ''}
            orderOf={isBuyer ? (product) => <CardOrder product={product} /> : undefined}
          />
        )}
      </QueryView>
      <Pager
        current={current}
        pageSize={limits.catalogueGridSize}
        total={data?.total ?? 0}
        to={(page) => pageAddress(params, page)}
      />
    </section>
  );
}
