import { isChain, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ButtonLink, EmptyState, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { Page, PageColumn, PageHead } from '../components/page';
import { useCart } from '../components/use-cart';
import { withoutLines } from '../model/cart-lines';
import { selectedLines } from '../model/selection';
import { SplitDelivery } from './split-delivery';

/** Chain clients split the goods selected in the cart over hospitals. */
export default function SplitDeliveryScreen() {
  usePageTitle('拆分配送');
  const session = useSession();
  const maySplit = session !== null && isChain(session.user.clientType);
  const { query, cart, edits } = useCart(null, maySplit);
  const selected = cart && withoutLines(cart.listed, (line) => selectedLines([line]).length === 0);
  const back = <ButtonLink to={pathTo('/shoppingCar')}>返回购物车</ButtonLink>;

  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '拆分配送' }]} />
        <PageHead title="拆分配送" actions={back} />
        {!maySplit && <EmptyState text="当前账号不支持拆分配送" action={back} />}
        {maySplit && <QueryView name="购物车" query={query} skeleton={<CartSkeleton />} />}
        {selected?.length === 0 && <EmptyState text="请返回购物车勾选商品" action={back} />}
      </PageColumn>
      {session && selected && selected.length > 0 && (
        <SplitDelivery products={selected} clientName={session.user.clientName} cartEdits={edits} />
      )}
    </Page>
  );
}
