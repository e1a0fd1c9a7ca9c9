import { Navigate } from 'react-router-dom';
import { keepPreviousData, useCall } from 'shared-kernel/calls';
import type { RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { narrowWindow, Pager, QueryView, useAddressParams, useMedia } from 'shared-kernel/ui';
import { readFacets } from '../model/chosen-facets';
import { pageAddress, pageCount, readListing } from '../model/listing-query';
import { CardOrder } from './card-order';
import { NoProducts } from './no-products';
import { ProductFacets } from './product-facets';
import { ProductGrid } from './product-grid';
import styles from './product-listing.module.css';
import { ProductRows } from './product-rows';
import { ProductViewSwitch } from './product-view-switch';
import { SearchReading } from './search-reading';
import { SortBar } from './sort-bar';
import { TableSkeleton } from './table-skeleton';
import { useProductView } from './use-product-view';

export interface ProductListingProps {
  label: string;
  /** The list's filter; order and page are in the address. */
  filter: Pick<RequestOf<'product/page'>, 'name' | 'categoryId'>;
}

/**
 * Products of a category or search, sorted and paged: as rows for a buyer
 * (docs/decisions/catalogue.md#rows-for-buyers-who-know-what-they-want), or 8 cards a page
 * (docs/specification.md#home).
 */
export function ProductListing({ label, filter }: ProductListingProps) {
  const { params } = useAddressParams();
  const { view, mayChoose, choose } = useProductView();
  const { sort, inStock, current } = readListing(params);
  const pageSize = view === 'list' ? limits.listProducts : limits.catalogueGridSize;
  // Rows are wider than cards.
  const inDrawer = useMedia(view === 'list' ? '(width < 1280px)' : narrowWindow);
  const facets = readFacets(params);
  const narrowed = { ...filter, ...(inStock && { inStock }), ...(facets && { facets }) };
  const request = { ...narrowed, sort, current, pageSize };

  const cards = useCall('product/page', view === 'grid' ? request : null, {
    placeholderData: keepPreviousData,
  });
  const rows = useCall('product/rows', view === 'list' ? request : null, {
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = view === 'list' ? rows : cards;
  const pages = pageCount(data?.total ?? 0, pageSize);
  const searched = filter.name ?? '';
  const search = data?.reading?.words.join(' ') ?? searched;

  if (data && !isPlaceholderData && current > pages) {
    return <Navigate to={pageAddress(params, pages)} replace />;
  }
  const states = {
    name: '商品',
    isEmpty: ({ total }: { total: number }) => total === 0,
    empty: <NoProducts search={searched} inStock={inStock} isNarrowed={facets !== undefined} />,
  };
  const productFacets = <ProductFacets request={narrowed} inDrawer={inDrawer} />;
  const list = (
    <section className={styles['listing']} aria-label={label}>
      <SortBar sort={sort} inStock={inStock} total={data?.total}>
        {inDrawer && productFacets}
        {mayChoose && <ProductViewSwitch view={view} onChoose={choose} />}
      </SortBar>
      {data?.reading && data.total > 0 && <SearchReading reading={data.reading} />}
      {view === 'list' ? (
        <QueryView {...states} inSlices query={rows} skeleton={<TableSkeleton />}>
          {({ list }) => (
            <ProductRows label={label} products={list} isOutdated={isPlaceholderData} search={search} />
          )}
        </QueryView>
      ) : (
        <QueryView
          {...states}
          inSlices
          query={cards}
          skeleton={<ProductGrid label={label} products={undefined} />}
        >
          {({ list }) => (
            <ProductGrid
              label={label}
              products={list}
              isOutdated={isPlaceholderData}
              search={search}
              orderOf={(product) => <CardOrder product={product} />}
            />
          )}
        </QueryView>
      )}
      <Pager
        current={current}
        pageSize={pageSize}
        total={data?.total ?? 0}
        to={(page) => pageAddress(params, page)}
      />
    </section>
  );
  if (inDrawer) return list;
  return (
    <div className={styles['beside']}>
      {productFacets}
      {list}
    </div>
  );
}
