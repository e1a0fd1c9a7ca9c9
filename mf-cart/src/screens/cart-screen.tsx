import { isChain, needsDealer } from 'shared-kernel/domain';
import { FailedState, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { HeldBackNotice } from '../components/held-back-notice';
import { linesOf } from '../model/cart-lines';
import { countAddresses } from '../model/split-delivery';
import { CartContents } from './cart-contents';
import styles from './cart-screen.module.css';
import { CartTools } from './cart-tools';
import { CheckoutCards } from './checkout-cards';
import { useCart } from './use-cart';
import { useCheckout } from './use-checkout';

export default function CartScreen() {
  usePageTitle('购物车');
  const choices = useCheckout();
  const { clientType, dealer, dealers } = choices;
  const knowsDealer = !needsDealer(clientType) || dealer !== null || dealers.isSuccess;
  const { query, cart, edits, heldBack } = useCart(dealer?.code ?? null, knowsDealer);
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
            <CartTools cart={listed} maySplit={isChain(clientType)} />
          </div>
        </header>
        <HeldBackNotice count={heldBack} onRetry={() => void edits.flush()} />
        {!isEmpty && <CheckoutCards choices={choices} splitAddresses={splitAddresses} />}
        {!cart && (failure ? <FailedState error={failure} onRetry={retry} /> : <CartSkeleton />)}
      </div>
      {cart && <CartContents cart={cart} edits={edits} choices={choices} />}
    </div>
  );
}
