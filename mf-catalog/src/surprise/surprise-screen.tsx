import { useCall } from 'shared-kernel/calls';
import { formatCount, limits, pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, Page, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { ProductGrid } from '../components/product-grid';
import { VirtualProductGrid } from './components/virtual-product-grid';
import styles from './surprise-screen.module.css';

const title = '惊喜专区';
const everything = { current: 1, pageSize: limits.maxPageSize };

export default function SurpriseScreen() {
  const offers = useCall('product/specialoffer/page', everything);
  usePageTitle(title);
  return (
    <Page>
      <PageBreadcrumb items={[{ name: title }]} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p>
          {offers.data ? `${formatCount(offers.data.total, '款')}特价商品，以下单时的价格为准` : '特价商品'}
        </p>
      </header>
      <QueryView
        name="特价商品"
        query={offers}
        skeleton={<ProductGrid label={title} products={undefined} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            text="暂无特价商品"
            action={<ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>}
          />
        }
      >
        {({ list }) => <VirtualProductGrid label={title} products={list} />}
      </QueryView>
    </Page>
  );
}
