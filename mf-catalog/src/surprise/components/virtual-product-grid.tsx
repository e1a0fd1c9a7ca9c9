import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Product } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';
import { CompareBox } from '../../components/compare-box';
import { ProductCard } from '../../components/product-card';
import { gridForm } from '../model/grid-form';
import styles from './virtual-product-grid.module.css';

export interface VirtualProductGridProps {
  label: string;
  products: readonly Product[];
}

/** Virtualised product grid: only the rows in and near the viewport are rendered. */
export function VirtualProductGrid({ label, products }: VirtualProductGridProps) {
  const isBuyer = useSession() !== null;
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowHeight, gap, top } = usePlace(list);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    estimateSize: () => rowHeight,
    gap,
    overscan: 2,
    scrollMargin: top,
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const shown = products.slice(first, first + rows.length * columns);

  return (
    <ul
      ref={list}
      className={styles['grid']}
      aria-label={label}
      style={{
        height: virtualizer.getTotalSize(),
        paddingTop: (rows[0]?.start ?? top) - top,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight,
        gap,
      }}
    >
      {shown.map((product, place) => (
        <li key={product.id} aria-setsize={products.length} aria-posinset={first + place + 1}>
          <ProductCard
            product={product}
            isBuyer={isBuyer}
            order={<CompareBox product={product} onCard="above" />}
          />
        </li>
      ))}
    </ul>
  );
}

/** The grid's layout for its width, and its offset on the page. */
function usePlace(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(() => ({ ...gridForm(window.innerWidth, window.innerWidth), top: 0 }));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const form = gridForm(window.innerWidth, element.clientWidth);
      const top = element.getBoundingClientRect().top + window.scrollY;
      setPlace((now) =>
        now.columns === form.columns && now.rowHeight === form.rowHeight && now.top === top
          ? now
          : { ...form, top },
      );
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list]);
  return place;
}
