import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useCall, useMay } from 'shared-kernel/calls';
import type { CartLine } from 'shared-kernel/contracts';
import { isChain, needsDealer } from 'shared-kernel/domain';
import {
  narrowWindow,
  PageBreadcrumb,
  QueryView,
  Skeleton,
  SkipButton,
  toast,
  useMedia,
  usePageTitle,
  usePaper,
} from 'shared-kernel/ui';
import type { CartEdits } from './api/cart-edits';
import { CartGoods } from './cart/cart-goods';
import { CartTools } from './cart/cart-tools';
import { SetAsideNotice } from './cart/components/set-aside-notice';
import type { Arrival } from './cart/components/use-arrival';
import { useCartActions } from './cart/use-cart-actions';
import { CheckoutCards } from './checkout/checkout-cards';
import { LicenceNotice } from './checkout/components/licence-notice';
import { type CheckoutChoices, useCheckout } from './checkout/components/use-checkout';
import { Settlement } from './checkout/settlement';
import { CartSkeleton } from './components/cart-skeleton';
import { HeldBackNotice } from './components/held-back-notice';
import { Page, PageColumn, PageHead } from './components/page';
import { useCart } from './components/use-cart';
import { linesOf } from './model/cart-lines';
import { selectedLines } from './model/selection';
import { countAddresses } from './model/split-delivery';

const loadPaper = () => import('./checkout/cart-paper');

/** Composes the cart and its checkout, features that do not import each other. */
export default function CartScreen() {
  usePageTitle('购物车');
  const choices = useCheckout();
  const { clientType, dealer, dealers } = choices;
  const knowsDealer = !needsDealer(clientType) || dealer !== null || dealers.isSuccess;
  const { query, cart: received, edits, heldBack } = useCart(dealer?.code ?? null, knowsDealer);
  // The goods come with the notice above them, which would move them; no longer than its first try.
  const licences = useCall('client/licences', {});
  // So does what says how the budgets stand; for a client's only member it is not asked.
  const { budgets } = choices;
  const waits = (licences.isPending && !licences.isFetched) || (budgets.isLoading && !budgets.isFetched);
  const cart = waits ? undefined : received;
  const shown = {
    data: cart,
    error: cart ? query.error : (dealers.error ?? query.error),
    isFetching: dealers.isFetching || query.isFetching,
    refetch: retry,
  };
  const listed = cart?.listed ?? [];
  const splitAddresses = isChain(clientType) ? countAddresses(linesOf(listed)) : 0;
  const selected = selectedLines(linesOf(listed));
  const skuIds = selected.map(({ skuId }) => skuId);
  const { Paper, print } = usePaper(loadPaper);
  // On a phone the goods come first, in document order, too.
  const goodsFirst = useMedia(narrowWindow);
  const settlement = useRef<HTMLElement>(null);
  const isEmpty = cart !== undefined && cart.listed.length === 0 && cart.unlisted.length === 0;
  // Who may not order asks for goods instead, without address and payment.
  const mayOrder = useMay('order/generateOrder');
  const cards = mayOrder && (
    <CheckoutCards choices={choices} splitAddresses={splitAddresses} selected={selected} />
  );

  function printSelected(): void {
    if (skuIds.length > 0) void print();
    else void toast.warning('请勾选要打印的商品');
  }

  function retry(): void {
    if (dealers.isError) void dealers.refetch();
    if (query.isError) void query.refetch();
  }

  return (
    <Page>
      {cart && !isEmpty && <SkipButton text="到结算" to={settlement} />}
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车' }]} />
        <PageHead
          title="购物车"
          note={
            cart
              ? !isEmpty && `共 ${linesOf(listed).length} 种商品`
              : !query.isError && <Skeleton width="80px" />
          }
          actions={
            <CartTools
              cart={cart ? listed : query.isError ? [] : undefined}
              maySplit={isChain(clientType)}
              onPrint={printSelected}
            />
          }
        />
        <HeldBackNotice count={heldBack} onRetry={() => void edits.flush()} />
        <SetAsideNotice cart={listed} />
        <LicenceNotice skuIds={skuIds} />
        {!isEmpty && !goodsFirst && cards}
        <QueryView name="购物车" query={shown} skeleton={<CartSkeleton />} />
      </PageColumn>
      {Paper && <Paper cart={listed} choices={choices} />}
      {cart && (
        <CartContents cart={cart} edits={edits} choices={choices} settlement={settlement}>
          {!isEmpty && goodsFirst && <PageColumn>{cards}</PageColumn>}
        </CartContents>
      )}
    </Page>
  );
}

interface CartContentsProps {
  cart: { listed: readonly CartLine[]; unlisted: readonly CartLine[] };
  edits: CartEdits;
  choices: CheckoutChoices;
  settlement: Ref<HTMLElement>;
  /** Between the goods and the bar. */
  children: ReactNode;
}

function CartContents({ cart, edits, choices, settlement, children }: CartContentsProps) {
  const actions = useCartActions(cart, edits);
  const [wanted, setWanted] = useState<Arrival | null>(null);
  const showLine = (skuId: string) =>
    setWanted((before) => ({ skuId, key: `${Number(before?.key ?? 0) + 1}`, takesFocus: true }));
  return (
    <>
      <CartGoods cart={cart} edits={edits} actions={actions} wanted={wanted} />
      {children}
      <Settlement
        ref={settlement}
        goods={cart.listed}
        showsBar={cart.listed.length > 0 || cart.unlisted.length > 0}
        edits={edits}
        choices={choices}
        onShowLine={showLine}
        onToggleAll={actions.toggleAll}
        onRemoveSelected={actions.removeSelected}
        onClearUnlisted={cart.unlisted.length > 0 ? actions.clearUnlisted : undefined}
      />
    </>
  );
}
