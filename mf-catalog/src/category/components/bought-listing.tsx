import { Navigate } from 'react-router-dom';
import { keepPreviousData, useCall } from 'shared-kernel/calls';
import { limits, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ButtonLink, EmptyState, Pager, QueryView, useAddressParams } from 'shared-kernel/ui';
import { CardOrder } from '../../components/card-order';
import { ProductGrid } from '../../components/product-grid';
import styles from '../../components/product-listing.module.css';
import { ProductRows } from '../../components/product-rows';
import { ProductViewSwitch } from '../../components/product-view-switch';
import { SearchField } from '../../components/search-field';
import { TableSkeleton } from '../../components/table-skeleton';
import { useProductView } from '../../components/use-product-view';
import { lastUnit } from '../../model/last-unit';
import { changeListing, pageAddress, pageCount, readListing, readSearch } from '../../model/listing-query';

const label = '常购商品';

/** The buyer's past purchases, latest first, with the unit and quantity of the last time. */
export function BoughtListing() {
  const { params } = useAddressParams();
  const isBuyer = useSession() !== null;
  return isBuyer ? (
    <Bought />
  ) : (
    <EmptyState
      text="登录后可查看您买过的商品"
      action={
        <ButtonLink
          kind="primary"
          to={pathTo('/login', { redirect: `${pathTo('/home/all_product')}?${params}` })}
        >
          登录
        </ButtonLink>
      }
    />
  );
}

function Bought() {
  const { params, setParams } = useAddressParams();
  const { current } = readListing(params);
  const name = readSearch(params);
  const { view, choose } = useProductView();
  const pageSize = view === 'list' ? limits.listProducts : limits.catalogueGridSize;
  const request = { ...(name && { name }), current, pageSize };
  const page = useCall('order/bought/page', request, { placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = page;
  const pages = pageCount(data?.total ?? 0, pageSize);

  if (data && !isPlaceholderData && current > pages) {
    return <Navigate to={pageAddress(params, pages)} replace />;
  }
  return (
    <section className={styles['listing']} aria-label={label}>
      {(name || data?.total !== 0) && (
        <div className={`${styles['tools']} ${styles['found']}`}>
          <SearchField
            key={name}
            name={name}
            label="在常购商品中搜索"
            onSearch={(next) => setParams(changeListing(params, { name: next || null }))}
          />
          <ButtonLink to={pathTo('/shoppingCar/lists')}>采购清单</ButtonLink>
          <ProductViewSwitch view={view} onChoose={choose} />
        </div>
      )}
      <QueryView
        name={label}
        query={page}
        skeleton={view === 'grid' ? <ProductGrid label={label} products={undefined} /> : <TableSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<NothingBought name={name} />}
      >
        {({ list }) =>
          view === 'list' ? (
            <ProductRows label={label} products={list} isOutdated={isPlaceholderData} search={name} />
          ) : (
            <ProductGrid
              label={label}
              products={list}
              isOutdated={isPlaceholderData}
              search={name}
              unitOf={lastUnit}
              orderOf={(product) => (
                <CardOrder
                  product={product}
                  units={product.productSkues}
                  last={{ skuId: product.lastSkuId, count: product.lastCount, time: product.lastTime }}
                />
              )}
            />
          )
        }
      </QueryView>
      <Pager
        current={current}
        pageSize={pageSize}
        total={data?.total ?? 0}
        to={(page) => pageAddress(params, page)}
      />
    </section>
  );
}

function NothingBought({ name }: { name: string }) {
  return name ? (
    <EmptyState
      text={`买过的商品里没有“${name}”`}
      action={<ButtonLink to={pathTo('/searchpage', { name })}>在全部商品中搜索</ButtonLink>}
    />
  ) : (
    <EmptyState
      text="您还没有买过商品"
      action={<ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>}
    />
  );
}
