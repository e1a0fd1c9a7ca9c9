import { useState } from 'react';
import { Dialog } from 'shared-kernel/dialog';
import { formatCount } from 'shared-kernel/domain';
import { listFieldNames } from '../model/list-headings';
import { type ListReading, missingFields, type WantedFields } from '../model/list-reading';
import { listRows } from '../model/list-rows';
import styles from './column-dialog.module.css';
import { ColumnTable } from './column-table';
import { SelectBox } from './select-box';

export interface ColumnDialogProps {
  wanted: WantedFields;
  readings: readonly ListReading[];
  /** Null when the buyer cancels. */
  onAnswer: (readings: readonly ListReading[] | null) => void;
}

const sheetName = ({ sheet }: ListReading, index: number) => sheet.name || `工作表 ${index + 1}`;

/** Asks the buyer for the meaning of a list's columns, and which of its sheets to read. */
export default function ColumnDialog({ wanted, readings, onAnswer }: ColumnDialogProps) {
  const [drafts, setDrafts] = useState(() => readings.map((reading) => ({ ...reading, typed: null })));
  const lacks = (reading: ListReading) => missingFields(reading.columns, wanted);
  const [taken, setTaken] = useState(
    () => new Set(drafts.flatMap((draft, index) => (lacks(draft).length === 0 ? [index] : []))),
  );
  const [shown, setShown] = useState(() =>
    Math.max(
      drafts.findIndex((draft) => draft.isSure),
      0,
    ),
  );
  const draft = drafts[shown];
  if (!draft) return null;
  const isOnly = drafts.length === 1;
  const chosen = drafts.filter((_, index) => isOnly || taken.has(index));
  const lacking = chosen.flatMap(lacks)[0];
  const count = chosen.reduce(
    (sum, { sheet, columns }) => sum + listRows(sheet.rows, columns).rows.length,
    0,
  );

  function change(columns: ListReading['columns']): void {
    setDrafts(drafts.map((one, index) => (index === shown ? { ...one, columns } : one)));
    if (missingFields({ at: columns.at }, wanted).length === 0) setTaken(new Set([...taken, shown]));
  }

  function toggle(index: number): void {
    const next = new Set(taken);
    if (!next.delete(index)) next.add(index);
    setTaken(next);
  }

  return (
    <Dialog
      title="请确认表格各列"
      wide
      okText={lacking || count === 0 ? '读入' : `读入 ${formatCount(count, '行')}`}
      okDisabled={lacking !== undefined || count === 0}
      onOk={() => onAnswer(chosen)}
      onClose={() => onAnswer(null)}
    >
      {!isOnly && (
        <ul className={styles['sheets']} aria-label="工作表">
          {drafts.map((one, index) => (
            <li key={sheetName(one, index)} data-shown={index === shown || undefined}>
              <SelectBox
                label={`读入${sheetName(one, index)}`}
                state={taken.has(index) ? 'all' : 'none'}
                onToggle={() => toggle(index)}
              />
              <button type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
                {sheetName(one, index)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['help']}>在列上方选择其内容，在行首选择表头所在的行；读入的从表头的下一行开始。</p>
      <ColumnTable reading={draft} fields={wanted.fields} onChange={change} />
      <p className={styles['lacking']} role="status">
        {lacking
          ? `还需指出${lacking.map((field) => `“${listFieldNames[field]}”`).join('或')}在哪一列`
          : chosen.length === 0 && '请至少选择一个工作表'}
      </p>
    </Dialog>
  );
}
