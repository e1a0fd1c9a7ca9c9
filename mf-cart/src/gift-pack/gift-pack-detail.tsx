import { useSearchParams } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { PageColumn, PageHead } from '../components/page';
import { BuyMore } from './components/buy-more';
import { ChosenGifts, type ChosenGiftsProps } from './components/chosen-gifts';

/** The content of a configured gift pack. */
export function GiftPackDetail({ total }: Pick<ChosenGiftsProps, 'total'>) {
  usePageTitle('礼包明细');
  const [query] = useSearchParams();
  const id = query.get('id');
  const orderId = query.get('orderId');
  return (
    <PageColumn>
      <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '礼包明细' }]} />
      <PageHead title="礼包明细" />
      {id ? <Gifts packId={id} total={total} /> : <Nothing />}
      {id && query.get('showBuyMore') === 'true' && (
        <BuyMore of={orderId ? { orderId } : { giftPacksOrderId: id }} />
      )}
    </PageColumn>
  );
}

function Gifts({ packId, total }: { packId: string } & Pick<ChosenGiftsProps, 'total'>) {
  const chosen = useCall('giftpacks/order/list', { id: packId });
  return (
    <QueryView
      name="礼包明细"
      query={chosen}
      skeleton={<CartSkeleton />}
      isEmpty={(gifts) => gifts.length === 0}
      empty={<Nothing />}
    >
      {(gifts) => (
        <GoodsBox>
          <ChosenGifts gifts={gifts} total={total} />
        </GoodsBox>
      )}
    </QueryView>
  );
}

const Nothing = () => (
  <EmptyState
    text="该礼包还没有商品"
    action={<ButtonLink to={pathTo('/mine', { currentMenu: 'my_order' })}>查看我的订单</ButtonLink>}
  />
);
