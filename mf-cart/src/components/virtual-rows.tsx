import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { GoodsGap, GoodsRows } from './goods-table';

export interface VirtualRowsProps {
  rows: readonly { id: string }[];
  /** Separates the rows by a line, as in a goods table. */
  parted?: boolean;
  /** Draws the row of an index. */
  children: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

const estimatedHeight = 60;
const overscan = 6;

/** The rows in view of a long list, between two spacers for the others. */
export default function VirtualRows({ rows, parted = false, children }: VirtualRowsProps) {
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
  const drawn = items.map(({ index }) => children(index, virtualizer.measureElement));
  return (
    <>
      <GoodsGap ref={top} height={before} />
      {parted ? <GoodsRows parted>{drawn}</GoodsRows> : <tbody>{drawn}</tbody>}
      <GoodsGap height={after} />
    </>
  );
}
