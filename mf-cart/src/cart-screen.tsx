import type { CartLine } from 'shared-kernel/contracts';
import { isChain, needsDealer } from 'shared-kernel/domain';
import { PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import type { CartEdits } from './api/cart-edits';
import { CartGoods } from './cart/cart-goods';
import { CartTools } from './cart/cart-tools';
import { useCartActions } from './cart/use-cart-actions';
import { CheckoutCards } from './checkout/checkout-cards';
import { type CheckoutChoices, useCheckout } from './checkout/components/use-checkout';
import { Settlement } from './checkout/settlement';
import { CartSkeleton } from './components/cart-skeleton';
import { HeldBackNotice } from './components/held-back-notice';
import styles from './components/page.module.css';
import { useCart } from './components/use-cart';
import { linesOf } from './model/cart-lines';
import { countAddresses } from './model/split-delivery';

/** Where the cart and its checkout meet, rooms that know nothing of each other. */
export default function CartScreen() {
  usePageTitle('购物车');
  const choices = useCheckout();
  const { clientType, dealer, dealers } = choices;
  const knowsDealer = !needsDealer(clientType) || dealer !== null || dealers.isSuccess;
  const { query, cart, edits, heldBack } = useCart(dealer?.code ?? null, knowsDealer);
  const shown = {
    data: cart,
    error: cart ? query.error : (dealers.error ?? query.error),
    isFetching: dealers.isFetching || query.isFetching,
    refetch: retry,
  };
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
        <QueryView name="购物车" query={shown} skeleton={<CartSkeleton />} />
      </div>
      {cart && <CartContents cart={cart} edits={edits} choices={choices} />}
    </div>
  );
}

interface CartContentsProps {
  cart: { listed: readonly CartLine[]; unlisted: readonly CartLine[] };
  edits: CartEdits;
  choices: CheckoutChoices;
}

function CartContents({ cart, edits, choices }: CartContentsProps) {
  const actions = useCartActions(cart, edits);
  return (
    <>
      <CartGoods cart={cart} edits={edits} actions={actions} />
      <Settlement
        goods={cart.listed}
        showsBar={cart.listed.length > 0 || cart.unlisted.length > 0}
        edits={edits}
        choices={choices}
        onToggleAll={actions.toggleAll}
        onRemoveSelected={actions.removeSelected}
        onClearUnlisted={cart.unlisted.length > 0 ? actions.clearUnlisted : undefined}
      />
    </>
  );
}
