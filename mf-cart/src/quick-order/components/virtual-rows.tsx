import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { GoodsGap } from '../../components/goods-table';
import type { QuickRow } from '../model/quick-row';

export interface VirtualRowsProps {
  rows: readonly QuickRow[];
  children: (row: QuickRow, index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

const estimatedHeight = 60;
const overscan = 6;

/** The rows in view of a long quick order, between two spacers for the others. */
export default function VirtualRows({ rows, children }: VirtualRowsProps) {
  const top = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((top.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <>
      <GoodsGap ref={top} height={before} />
      <tbody>
        {items.map(({ index }) => {
          const row = rows[index];
          return row && children(row, index, virtualizer.measureElement);
        })}
      </tbody>
      <GoodsGap height={after} />
    </>
  );
}
