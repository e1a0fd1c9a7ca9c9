import type { ReactNode } from 'react';
import type { PurchaseListLine } from 'shared-kernel/contracts';
import { GoodsTable } from '../../components/goods-table';
import { LongRows, type LongRowsProps } from '../../components/long-rows';

export interface ListTableProps {
  label: string;
  lines: readonly PurchaseListLine[];
  selectAll: ReactNode;
  children: LongRowsProps<PurchaseListLine>['children'];
}

/** The lines of a purchase list, low and as many as a window holds. */
export function ListTable({ label, lines, selectAll, children }: ListTableProps) {
  return (
    <GoodsTable
      label={label}
      selectAll={selectAll}
      priceTitle="您的价"
      isDense
      hasActions
      movesByKey
      rowCount={lines.length + 1}
    >
      <LongRows rows={lines} parted>
        {children}
      </LongRows>
    </GoodsTable>
  );
}
