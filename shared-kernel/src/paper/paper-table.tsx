import type { ReactNode } from 'react';
import styles from './paper-table.module.css';

export interface PaperColumn<Row> {
  title: string;
  /** Width, e.g. `12%`; the rest is shared. */
  width?: string;
  align?: 'start' | 'end' | 'center';
  cell: (row: Row, index: number) => ReactNode;
}

export interface PaperTableProps<Row> {
  label: string;
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table on paper; its heading repeats on every sheet and rows do not break across sheets. */
export function PaperTable<Row>({ label, columns, rows, rowKey }: PaperTableProps<Row>) {
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, width, align = 'start' }) => (
            <th key={title} scope="col" style={{ width }} data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row)}>
            {columns.map(({ title, align = 'start', cell }) => (
              <td key={title} data-align={align}>
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
