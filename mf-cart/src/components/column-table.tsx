import { useId } from 'react';
import { VisuallyHidden } from 'shared-kernel/ui';
import { type ListColumns, letterOf, widthOf } from '../model/list-columns';
import { type ListField, listFieldNames } from '../model/list-headings';
import type { ListReading } from '../model/list-reading';
import styles from './column-table.module.css';

export interface ColumnTableProps {
  reading: ListReading;
  fields: readonly ListField[];
  onChange: (columns: ListColumns) => void;
}

const shownRows = 8;
const shownAbove = 3;

/**
 * The first rows of a sheet, with a field select above each column and a heading checkbox before each row.
 */
export function ColumnTable({ reading: { sheet, columns }, fields, onChange }: ColumnTableProps) {
  const headingName = useId();
  const first = Math.max(columns.start - shownAbove, 0);
  const rows = sheet.rows.slice(first, first + shownRows);
  const width = widthOf(sheet.rows.slice(0, first + 200));
  const letters = Array.from({ length: width }, (_, column) => letterOf(column));
  const fieldIn = (column: number) => fields.find((field) => columns.at[field] === column) ?? '';

  function assign(column: number, field: string): void {
    const others = Object.entries(columns.at).filter(([name, at]) => at !== column && name !== field);
    const at = Object.fromEntries(field ? [...others, [field, column]] : others);
    onChange({ ...columns, at });
  }

  return (
    <section className={styles['frame']} aria-label="表格预览">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">表头</th>
            {letters.map((letter, column) => (
              <th key={letter} scope="col" data-used={fieldIn(column) !== '' || undefined}>
                <select
                  aria-label={`${letter} 列的内容`}
                  value={fieldIn(column)}
                  onChange={({ target }) => assign(column, target.value)}
                >
                  <option value="">不读入</option>
                  {fields.map((field) => (
                    <option key={field} value={field}>
                      {listFieldNames[field]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const line = first + index + 1;
            return (
              <tr key={line} data-part={partOf(line, columns.start)}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name={headingName}
                      checked={columns.start === line}
                      onChange={() => onChange({ ...columns, start: line })}
                    />
                    {line}
                    <VisuallyHidden>行是表头</VisuallyHidden>
                  </label>
                </th>
                {letters.map((letter, column) => (
                  <td key={letter} data-used={fieldIn(column) !== '' || undefined}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <label className={styles['none']}>
        <input
          type="radio"
          name={headingName}
          checked={columns.start === 0}
          onChange={() => onChange({ ...columns, start: 0 })}
        />
        没有表头，从第 1 行读起
      </label>
    </section>
  );
}

const partOf = (line: number, start: number) => {
  if (line === start) return 'heading';
  return line < start ? 'above' : 'list';
};
