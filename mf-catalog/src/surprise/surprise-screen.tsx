import { pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, FailedState, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import { ProductGrid } from '../components/product-grid';
import { useSpecialOffers } from './api/page-special-offers';
import { VirtualProductGrid } from './components/virtual-product-grid';
import styles from './surprise-screen.module.css';

const title = '惊喜专区';

export default function SurpriseScreen() {
  const { data, error, isFetching, refetch } = useSpecialOffers();
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: title }]} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p>{data ? `${data.total} 款特价商品，以下单时的价格为准` : '特价商品'}</p>
      </header>
      {error && !data ? (
        <FailedState error={error} onRetry={refetch} retrying={isFetching} />
      ) : data?.list.length === 0 ? (
        <EmptyState
          text="暂无特价商品"
          action={<ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>}
        />
      ) : data ? (
        <VirtualProductGrid label={title} products={data.list} />
      ) : (
        <ProductGrid label={title} products={undefined} />
      )}
    </div>
  );
}
