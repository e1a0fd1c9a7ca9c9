import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { GoodsGap } from '../../components/goods-table';
import type { HeadedTax } from '../../model/price-tax';
import type { LineActions } from './cart-line-row';
import { CartProduct } from './cart-product';
import { type Arrival, useArrival } from './use-arrival';

const estimatedHeight = 73;
const overscan = 8;

export interface VirtualProductsProps {
  products: readonly CartLine[];
  actions: LineActions;
  arrival: Arrival | null;
  tax: HeadedTax;
}

/** The products in view of a long cart, between two spacer rows for the others. */
export default function VirtualProducts({ products, actions, arrival, tax }: VirtualProductsProps) {
  const top = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((top.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: products.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => products[index]?.productSpu.id ?? index,
    overscan,
    scrollMargin,
  });

  useArrival(arrival, () => {
    const index = products.findIndex(({ memberCartSkus }) =>
      memberCartSkus.some(({ skuId }) => skuId === arrival?.skuId),
    );
    virtualizer.scrollToIndex(index, { align: 'center' });
    return top.current?.parentElement ?? null;
  });

  const firstRows = useMemo(() => firstRowOfEach(products), [products]);
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <>
      <GoodsGap ref={top} height={before} />
      {items.map(({ index, key }) => {
        const product = products[index];
        return (
          product && (
            <CartProduct
              key={key}
              ref={virtualizer.measureElement}
              index={index}
              firstRow={firstRows[index] ?? 0}
              product={product}
              actions={actions}
              highlightedSkuId={arrival?.skuId ?? null}
              tax={tax}
            />
          )
        );
      })}
      <GoodsGap height={after} />
    </>
  );
}

/** Row numbers start at 1 with the heading. */
function firstRowOfEach(products: readonly CartLine[]): number[] {
  let next = 2;
  return products.map(({ memberCartSkus }) => {
    const first = next;
    next += memberCartSkus.length;
    return first;
  });
}
