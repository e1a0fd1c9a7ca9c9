import { lazy, Suspense } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { linesOf } from '../model/cart-lines';
import type { SelectionState } from '../model/selection';
import type { LineActions } from './cart-line-row';
import { CartProduct } from './cart-product';
import styles from './cart-table.module.css';
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
      <thead>
        <tr>
          <th scope="col" className={styles['select']}>
            <SelectBox label="全选" state={selection} onToggle={onToggleAll} />
          </th>
          <th scope="col">商品</th>
          <th scope="col" className={styles['unit']}>
            单位
          </th>
          <th scope="col" className={styles['price']}>
            单价
          </th>
          <th scope="col" className={styles['quantity']}>
            数量
          </th>
          <th scope="col" className={styles['amount']}>
            小计
          </th>
          <th scope="col" className={styles['action']}>
            <span className={styles['hidden']}>操作</span>
          </th>
        </tr>
      </thead>
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
