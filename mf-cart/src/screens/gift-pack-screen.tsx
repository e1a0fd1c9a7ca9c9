import { useSearchParams } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, FailedState, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import { useGifts } from '../api/list-gifts';
import { BuyMore } from '../components/buy-more';
import { CartSkeleton } from '../components/cart-skeleton';
import { type GiftPackLimit, giftPackDeadline, limitFromQuery } from '../model/gift-pack';
import styles from './cart-screen.module.css';
import { GiftPackForm } from './gift-pack-form';

/** Configuration of a gift pack that comes with an order. */
export default function GiftPackScreen() {
  usePageTitle('配置礼包');
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  const packId = query.get('id');
  const limit = limitFromQuery(query);
  return (
    <div className={styles['screen']}>
      <div className={styles['page']}>
        <PageBreadcrumb items={[{ name: '购物车', to: paths.shoppingCar() }, { name: '配置礼包' }]} />
        <header className={styles['head']}>
          <h1>配置礼包</h1>
          {limit && <p>{giftPackDeadline(limit)}</p>}
        </header>
      </div>
      {orderId && packId && limit ? (
        <GiftPack
          key={packId}
          pack={{ orderId, packId, limit, showBuyMore: query.get('showBuyMore') === 'true' }}
        />
      ) : (
        <EmptyState
          text="没有找到要配置的礼包"
          action={<ButtonLink to={paths.mine('my_order')}>查看我的订单</ButtonLink>}
        />
      )}
    </div>
  );
}

export interface GiftPackOfOrder {
  orderId: string;
  packId: string;
  limit: GiftPackLimit;
  showBuyMore: boolean;
}

function GiftPack({ pack }: { pack: GiftPackOfOrder }) {
  const { data: gifts, error, isFetching, refetch } = useGifts(pack.packId);
  const buyMore = pack.showBuyMore && <BuyMore orderId={pack.orderId} />;
  if (gifts) return <GiftPackForm pack={pack} gifts={gifts} buyMore={buyMore} />;
  return (
    <div className={styles['page']}>
      {error ? (
        <>
          <FailedState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          <p className={styles['wayOut']}>
            <ButtonLink to={paths.orderDetail(pack.orderId)}>暂不配置</ButtonLink>
          </p>
        </>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}
