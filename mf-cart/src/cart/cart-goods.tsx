import { useMemo } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState } from 'shared-kernel/ui';
import type { CartEdits } from '../api/cart-edits';
import { GoodsBox } from '../components/goods-box';
import { PageColumn } from '../components/page';
import { linesOf } from '../model/cart-lines';
import { selectionState } from '../model/selection';
import { CartTable } from './components/cart-table';
import { UnlistedLines } from './components/unlisted-lines';
import type { Arrival } from './components/use-arrival';
import { useBuyNow } from './use-buy-now';
import type { CartActions } from './use-cart-actions';

export interface CartGoodsProps {
  cart: { listed: readonly CartLine[]; unlisted: readonly CartLine[] };
  edits: CartEdits;
  actions: CartActions;
  /** The line to scroll to, from the settlement. */
  wanted: Arrival | null;
}

/** The goods of the cart, or its empty state. */
export function CartGoods({ cart: { listed, unlisted }, edits, actions, wanted }: CartGoodsProps) {
  const lines = useMemo(() => linesOf(listed), [listed]);
  const bought = useBuyNow(lines, edits);
  const arrival = wanted ?? bought;
  if (listed.length === 0 && unlisted.length === 0) {
    return (
      <EmptyState
        text="购物车还是空的，去挑选需要的商品吧"
        action={
          <ButtonLink kind="primary" to={pathTo('/home')}>
            去选购
          </ButtonLink>
        }
      />
    );
  }
  return (
    <PageColumn>
      {listed.length > 0 && (
        <GoodsBox>
          <CartTable
            products={listed}
            selection={selectionState(lines)}
            onToggleAll={actions.toggleAll}
            actions={actions.line}
            arrival={arrival}
          />
        </GoodsBox>
      )}
      {unlisted.length > 0 && <UnlistedLines products={unlisted} onClear={actions.clearUnlisted} />}
    </PageColumn>
  );
}
