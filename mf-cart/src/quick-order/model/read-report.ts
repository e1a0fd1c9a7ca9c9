import { letterOf } from '../../model/list-columns';
import { listFieldNames } from '../../model/list-headings';
import type { ListReading } from '../../model/list-reading';

/** How a sheet was read, as Chinese text. */
export function readingText({ sheet, columns: { start, at }, typed }: ListReading): string {
  const name = sheet.name ? `“${sheet.name}”` : '';
  if (typed) return `${name}没有表头，按“型号、单位、数量”的次序读入`;
  const columns = Object.entries(at).map(([field, column]) => {
    const heading = sheet.rows[start - 1]?.[column] ?? '';
    return `${listFieldNames[field as keyof typeof at]}取自${heading ? `“${heading}”` : ` ${letterOf(column)} 列`}`;
  });
  return `${name}${start > 0 ? `表头在第 ${start} 行` : '没有表头'}，${columns.join('、')}`;
}
