import { isChain, needsDealer, paths } from 'shared-kernel/domain';
import { ButtonLink, FailedState, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { linesOf } from '../model/cart-lines';
import { countAddresses } from '../model/split-delivery';
import { CartContents } from './cart-contents';
import styles from './cart-screen.module.css';
import { CheckoutCards } from './checkout-cards';
import { useCart } from './use-cart';
import { useCheckout } from './use-checkout';

export default function CartScreen() {
  usePageTitle('购物车');
  const choices = useCheckout();
  const { clientType, dealer, dealers } = choices;
  const knowsDealer = !needsDealer(clientType) || dealer !== null || dealers.isSuccess;
  const { query, cart, edits } = useCart(dealer?.code ?? null, knowsDealer);
  const failure = dealers.error ?? query.error;
  const listed = cart?.listed ?? [];
  const splitAddresses = isChain(clientType) ? countAddresses(linesOf(listed)) : 0;
  const isEmpty = cart !== undefined && cart.listed.length === 0 && cart.unlisted.length === 0;

  function retry(): void {
    if (dealers.isError) void dealers.refetch();
    if (query.isError) void query.refetch();
  }

  return (
    <div className={styles['screen']}>
      <div className={styles['page']}>
        <PageBreadcrumb items={[{ name: '购物车' }]} />
        <header className={styles['head']}>
          <h1>购物车</h1>
          {cart && !isEmpty && <p>共 {linesOf(listed).length} 种商品</p>}
          <div className={styles['actions']}>
            <ButtonLink to={paths.home}>继续购物</ButtonLink>
            {isChain(clientType) && !isEmpty && <ButtonLink to={paths.divideOrder}>拆分配送</ButtonLink>}
          </div>
        </header>
        {!isEmpty && <CheckoutCards choices={choices} splitAddresses={splitAddresses} />}
        {!cart && (failure ? <FailedState error={failure} onRetry={retry} /> : <CartSkeleton />)}
      </div>
      {cart && <CartContents cart={cart} edits={edits} choices={choices} />}
    </div>
  );
}
