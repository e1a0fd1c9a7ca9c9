import { Navigate } from 'react-router-dom';
import { limits, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ButtonLink, EmptyState, FailedState, Pager, useAddressParams } from 'shared-kernel/ui';
import { CardOrder } from '../../components/card-order';
import { ProductGrid } from '../../components/product-grid';
import styles from '../../components/product-listing.module.css';
import { SearchField } from '../../components/search-field';
import { changeListing, pageAddress, pageCount, readListing, readSearch } from '../../model/listing-query';
import { useBoughtPage } from '../api/page-bought-products';

const label = '常购商品';

/** What the buyer has bought before, the latest first, with the unit and quantity of the last time. */
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
  const { data, error, isFetching, isPlaceholderData, refetch } = useBoughtPage({
    ...(name && { name }),
    current,
  });
  const pages = pageCount(data?.total ?? 0, limits.catalogueGridSize);

  if (data && !isPlaceholderData && current > pages) {
    return <Navigate to={pageAddress(params, pages)} replace />;
  }
  return (
    <section className={styles['listing']} aria-label={label}>
      {(name || data?.total !== 0) && (
        <SearchField
          key={name}
          name={name}
          label="在常购商品中搜索"
          onSearch={(next) => setParams(changeListing(params, { name: next || null }))}
        />
      )}
      {error && !data ? (
        <FailedState error={error} onRetry={refetch} retrying={isFetching} />
      ) : data?.total === 0 ? (
        <EmptyState
          text={name ? `买过的商品里没有“${name}”` : '您还没有买过商品'}
          action={
            name ? (
              <ButtonLink to={pathTo('/searchpage', { name })}>在全部商品中搜索</ButtonLink>
            ) : (
              <ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>
            )
          }
        />
      ) : (
        <ProductGrid
          label={label}
          products={data?.list}
          isOutdated={isPlaceholderData}
          search={name}
          orderOf={(product) => (
            <CardOrder
              product={product}
              units={product.productSkues}
              last={{ skuId: product.lastSkuId, count: product.lastCount, time: product.lastTime }}
            />
          )}
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
