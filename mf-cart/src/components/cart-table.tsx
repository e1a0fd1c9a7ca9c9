import { lazy, Suspense } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { linesOf } from '../model/cart-lines';
import type { SelectionState } from '../model/selection';
import type { LineActions } from './cart-line-row';
import { CartProduct } from './cart-product';
import styles from './cart-table.module.css';
import { GoodsHead } from './goods-head';
import { SelectBox } from './select-box';

// From here on only the products in view are drawn.
const manyProducts = 60;
const firstScreenful = 20;

const VirtualProducts = lazy(() => import('./virtual-products'));

export interface CartTableProps {
  products: readonly CartLine[];
  selection: SelectionState;
  onToggleAll: () => void;
  actions: LineActions;
  /** The line that "buy now" leads to. */
  highlightedSkuId: string | null;
}

export function CartTable({ products, selection, onToggleAll, actions, highlightedSkuId }: CartTableProps) {
  const plain = (shown: readonly CartLine[]) =>
    shown.map((product) => (
      <CartProduct
        key={product.productSpu.id}
        product={product}
        actions={actions}
        highlightedSkuId={highlightedSkuId}
      />
    ));
  return (
    <table className={styles['table']} aria-label="购物车商品" aria-rowcount={linesOf(products).length + 1}>
      <GoodsHead selectAll={<SelectBox label="全选" state={selection} onToggle={onToggleAll} />} hasActions />
      {products.length < manyProducts ? (
        plain(products)
      ) : (
        <Suspense fallback={plain(products.slice(0, firstScreenful))}>
          <VirtualProducts products={products} actions={actions} highlightedSkuId={highlightedSkuId} />
        </Suspense>
      )}
    </table>
  );
}
