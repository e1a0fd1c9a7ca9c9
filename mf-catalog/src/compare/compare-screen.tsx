import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { keepPreviousData, useCall } from 'shared-kernel/calls';
import { limits, pathTo } from 'shared-kernel/domain';
import {
  AddressParams,
  ButtonLink,
  EmptyState,
  Page,
  PageBreadcrumb,
  QueryView,
  Skeleton,
  useAddressParams,
} from 'shared-kernel/ui';
import { useCompared } from '../components/use-compared';
import { removeCompared } from '../model/compared-store';
import styles from './compare-screen.module.css';
import { Comparison } from './components/comparison';
import { addressOf, idsIn } from './model/compared-ids';

/**
 * Up to four products side by side, by the ids in the address
 * (docs/decisions/catalogue.md#compare-up-to-four).
 */
export default function CompareScreen() {
  return (
    <Page className={styles['page']}>
      <PageBreadcrumb items={[{ name: '商品对比' }]} />
      <h1>商品对比</h1>
      <AddressParams>
        <Compared />
      </AddressParams>
    </Page>
  );
}

function Compared() {
  const { params, setParams } = useAddressParams();
  const chosen = useCompared();
  const wanted = idsIn(params);
  const ids = wanted.slice(0, limits.comparedProducts);
  const compared = useCall('product/compare', ids.length > 0 ? { ids } : null, {
    placeholderData: keepPreviousData,
  });
  const gone = compared.isPlaceholderData
    ? []
    : ids.filter((id) => compared.data && !compared.data.some((product) => product.id === id));
  const goneIds = gone.join(',');
  // They stay in the address, so that a reload still reports them as gone.
  useEffect(() => {
    if (goneIds !== '') removeCompared(...goneIds.split(','));
  }, [goneIds]);

  if (ids.length === 0) {
    return chosen.length > 0 ? <Navigate to={addressOf(chosen.map(({ id }) => id))} replace /> : nothing;
  }
  const remove = (id: string) => {
    removeCompared(id);
    const next = new URLSearchParams(params);
    next.set('ids', ids.filter((other) => other !== id).join(','));
    setParams(next, { replace: true });
  };
  return (
    <>
      {wanted.length > ids.length && (
        <p className={styles['note']} role="status">
          最多对比 {limits.comparedProducts} 件商品，以下是前 {limits.comparedProducts} 件
        </p>
      )}
      {gone.length > 0 && (
        <p className={styles['note']} role="status">
          {gone.length} 件商品已下架或不存在，不再对比
        </p>
      )}
      <QueryView
        name="对比的商品"
        query={compared}
        skeleton={<Skeleton height="640px" />}
        isEmpty={(products) => products.length === 0}
        empty={nothing}
      >
        {(products) => (
          <Comparison products={products.filter(({ id }) => ids.includes(id))} onRemove={remove} />
        )}
      </QueryView>
    </>
  );
}

const nothing = (
  <EmptyState
    text="还没有要对比的商品，请在商品卡片、清单或商品页勾选“对比”"
    action={<ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>}
  />
);
