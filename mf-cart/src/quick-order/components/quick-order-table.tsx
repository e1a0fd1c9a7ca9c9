import type { BatchResult } from 'shared-kernel/contracts';
import { VisuallyHidden } from 'shared-kernel/ui';
import { moveByKey } from '../../components/table-keys';
import type { QuickRow } from '../model/quick-order';
import { QuickOrderRow } from './quick-order-row';
import styles from './quick-order-table.module.css';

export interface QuickOrderTableProps {
  rows: readonly QuickRow[];
  resultOf: (row: QuickRow) => BatchResult | undefined;
  onChange: (id: string, change: Partial<QuickRow>) => void;
  onRemove: (id: string) => void;
  /** A block of cells was pasted into the table. */
  onPaste: (text: string) => void;
}

/** The rows of a quick order, each with what would become of it. */
export function QuickOrderTable({ rows, resultOf, onChange, onRemove, onPaste }: QuickOrderTableProps) {
  return (
    <table
      className={styles['table']}
      aria-label="快速下单商品"
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
            单价
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
      <tbody>
        {rows.map((row, index) => (
          <QuickOrderRow
            key={row.id}
            row={row}
            number={index + 1}
            result={resultOf(row)}
            onChange={(change) => onChange(row.id, change)}
            onRemove={() => onRemove(row.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
