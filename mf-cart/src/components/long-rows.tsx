import { type ReactNode, type Ref, Suspense } from 'react';
import { lazyView, usePrinting } from 'shared-kernel/ui';
import { GoodsRows } from './goods-table';

const VirtualRows = lazyView(() => import('./virtual-rows'));

/** Beyond this number of rows only those in view are drawn. */
export const shortList = 60;
const firstScreenful = 20;

export interface LongRowsProps<Row> {
  rows: readonly Row[];
  /** Separates the rows by a line, as in a goods table. */
  parted?: boolean;
  children: (row: Row, index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode;
}

/** The rows of a table: all of them on paper and in a short list, in a long one those in view. */
export function LongRows<Row extends { id: string }>({ rows, parted = false, children }: LongRowsProps<Row>) {
  const isPrinting = usePrinting();
  const plain = (shown: readonly Row[]) => {
    const drawn = shown.map((row, index) => children(row, index));
    return parted ? <GoodsRows parted>{drawn}</GoodsRows> : <tbody>{drawn}</tbody>;
  };
  if (rows.length <= shortList || isPrinting) return plain(rows);
  return (
    <Suspense fallback={plain(rows.slice(0, firstScreenful))}>
      <VirtualRows rows={rows} parted={parted}>
        {(index, ref) => {
          const row = rows[index];
          return row && children(row, index, ref);
        }}
      </VirtualRows>
    </Suspense>
  );
}
