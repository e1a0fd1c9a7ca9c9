import { useSearchParams } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { Page, PageColumn, PageHead } from '../components/page';
import { isPackOpen } from '../model/after-order';
import { BuyMore } from './components/buy-more';
import { GiftPackForm, type GiftPackOfOrder } from './gift-pack-form';
import styles from './gift-pack-screen.module.css';
import { giftPackDeadline, limitFromQuery } from './model/gift-pack';

const title = '配置礼包';

/** Configuration of an order's gift pack. */
export default function GiftPackScreen() {
  usePageTitle(title);
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  const packId = query.get('id');
  const limit = limitFromQuery(query);
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: title }]} />
      </PageColumn>
      {orderId && packId && limit ? (
        <GiftPack
          key={packId}
          pack={{ orderId, packId, limit, showBuyMore: query.get('showBuyMore') === 'true' }}
        />
      ) : (
        <PageColumn>
          <PageHead title={title} />
          <EmptyState
            text="没有找到要配置的礼包"
            action={<ButtonLink to={pathTo('/mine', { currentMenu: 'my_order' })}>查看我的订单</ButtonLink>}
          />
        </PageColumn>
      )}
    </Page>
  );
}

function GiftPack({ pack }: { pack: GiftPackOfOrder }) {
  const { orderId, packId, limit, showBuyMore } = pack;
  const { data, error, isFetching, refetch } = useCall('giftpacks/sku/list', { id: packId });
  const info = useCall('giftpacks/order/giftpacksinfo', { orderId });
  const gifts = info.isFetched ? data : undefined;
  // Without a reply the server decides when the pack is submitted.
  const isOpen = !info.data || isPackOpen(info.data, packId);
  const toOrder = (text: string) => (
    <ButtonLink to={pathTo('/orderCenter/orderDetail', { id: orderId })}>{text}</ButtonLink>
  );
  return (
    <>
      <PageColumn>
        <PageHead
          title={title}
          note={isOpen && giftPackDeadline(limit, info.data?.maxGiftPacksExpireDate ?? null)}
        />
        {isOpen ? (
          <QueryView
            name="礼包商品"
            query={{ data: gifts, error: info.isFetched ? error : null, isFetching, refetch }}
            skeleton={<CartSkeleton />}
          />
        ) : (
          <EmptyState text="该礼包已配置、已放弃或已失效" action={toOrder('查看订单')} />
        )}
        {isOpen && !gifts && error && <p className={styles['wayOut']}>{toOrder('暂不配置')}</p>}
      </PageColumn>
      {isOpen && gifts && (
        <GiftPackForm pack={pack} gifts={gifts} buyMore={showBuyMore && <BuyMore of={{ orderId }} />} />
      )}
    </>
  );
}
