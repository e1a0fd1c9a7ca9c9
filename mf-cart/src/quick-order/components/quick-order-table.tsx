import type { BatchResult } from 'shared-kernel/contracts';
import { moveByKey, VisuallyHidden } from 'shared-kernel/ui';
import { LongRows, shortList } from '../../components/long-rows';
import type { QuickRow } from '../model/quick-row';
import { QuickOrderRow } from './quick-order-row';
import styles from './quick-order-table.module.css';

export interface QuickOrderTableProps {
  rows: readonly QuickRow[];
  /** Number of a row among all rows, from 1. */
  numberOf: (row: QuickRow) => number;
  resultOf: (row: QuickRow) => BatchResult | undefined;
  onChange: (id: string, change: Partial<QuickRow>) => void;
  onRemove: (id: string) => void;
  /** Called when a block of cells is pasted into the table. */
  onPaste: (text: string) => void;
}

/** The rows of a quick order, each with its check result. */
export function QuickOrderTable({
  rows,
  numberOf,
  resultOf,
  onChange,
  onRemove,
  onPaste,
}: QuickOrderTableProps) {
  return (
    <table
      className={styles['table']}
      aria-label="快速下单商品"
      aria-rowcount={rows.length > shortList ? rows.length + 1 : undefined}
      onKeyDownCapture={moveByKey}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (!/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        onPaste(text);
      }}
    >
      <thead>
        <tr>
          <th scope="col" className={styles['number']}>
            行
          </th>
          <th scope="col" className={styles['code']}>
            型号或编码
          </th>
          <th scope="col">商品</th>
          <th scope="col" className={styles['unit']}>
            单位
          </th>
          <th scope="col" className={styles['count']}>
            数量
          </th>
          <th scope="col" className={styles['price']}>
            您的价
          </th>
          <th scope="col" className={styles['amount']}>
            小计
          </th>
          <th scope="col" className={styles['state']}>
            核对结果
          </th>
          <th scope="col" className={styles['action']}>
            <VisuallyHidden>操作</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <LongRows rows={rows}>
        {(row, index, ref) => (
          <QuickOrderRow
            key={row.id}
            ref={ref}
            index={index}
            row={row}
            number={numberOf(row)}
            result={resultOf(row)}
            onChange={(change) => onChange(row.id, change)}
            onRemove={() => onRemove(row.id)}
          />
        )}
      </LongRows>
    </table>
  );
}
