import { Suspense, useRef } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { lazyView, usePrinting } from 'shared-kernel/ui';
import { GoodsTable } from '../../components/goods-table';
import { SelectBox } from '../../components/select-box';
import { linesOf } from '../../model/cart-lines';
import { headedTax, priceTitle } from '../../model/price-tax';
import type { SelectionState } from '../../model/selection';
import type { LineActions } from './cart-line-row';
import { CartProduct } from './cart-product';
import { type Arrival, useArrival } from './use-arrival';

// Beyond this number of products the list is virtualised.
const manyProducts = 60;
const firstScreenful = 20;

const VirtualProducts = lazyView(() => import('./virtual-products'));

export interface CartTableProps {
  products: readonly CartLine[];
  selection: SelectionState;
  onToggleAll: () => void;
  actions: LineActions;
  /** The line to scroll to after "buy now". */
  arrival: Arrival | null;
}

export function CartTable({ products, selection, onToggleAll, actions, arrival }: CartTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const isPrinting = usePrinting();
  const isLong = products.length >= manyProducts && !isPrinting;
  useArrival(isLong ? null : arrival, () => {
    table.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'center' });
    return table.current;
  });

  const tax = headedTax(linesOf(products));
  const plain = (shown: readonly CartLine[]) =>
    shown.map((product) => (
      <CartProduct
        key={product.productSpu.id}
        product={product}
        actions={actions}
        highlightedSkuId={arrival?.skuId ?? null}
        tax={tax}
      />
    ));
  return (
    <GoodsTable
      ref={table}
      label="购物车商品"
      selectAll={<SelectBox label="全选" state={selection} onToggle={onToggleAll} />}
      isDense
      priceTitle={priceTitle('您的价', tax)}
      hasActions
      movesByKey
      rowCount={linesOf(products).length + 1}
    >
      {isLong ? (
        <Suspense fallback={plain(products.slice(0, firstScreenful))}>
          <VirtualProducts products={products} actions={actions} arrival={arrival} tax={tax} />
        </Suspense>
      ) : (
        plain(products)
      )}
    </GoodsTable>
  );
}
