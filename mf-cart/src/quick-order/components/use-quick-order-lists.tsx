import { useState } from 'react';
import { formatCount, limits } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { ListSource } from '../../components/list-source';
import { useListReader } from '../../components/use-list-reader';
import type { ListReading } from '../../model/list-reading';
import type { SkippedRow } from '../../model/list-rows';
import { quickFields, quickList } from '../model/quick-list';
import { putBack, takeRows, useQuickOrder } from '../model/quick-order-store';
import { isBlank, type QuickRow } from '../model/quick-row';
import { readingText } from '../model/read-report';
import { ReadReport } from './read-report';

interface Report {
  text: string;
  skipped: readonly SkippedRow[];
  readings: readonly ListReading[];
  source: string;
  /** The rows from before the import. */
  before: readonly QuickRow[];
}

const example = ['AL-PAA 2000,箱,20', 'AL-BX 23,盒,8'].join('\n');

/** Imports lists, pasted or from files, into the table; also those pasted into the table itself. */
export function useQuickOrderLists() {
  const [report, setReport] = useState<Report | null>(null);

  function take(readings: readonly ListReading[], source: string): string | null {
    const lists = readings.map(quickList);
    const taken = lists.flatMap(({ rows }) => rows);
    if (taken.length === 0) return '没有读到商品，请检查内容是否包含型号或编码与数量';
    const before = useQuickOrder.getState().rows;
    const filled = before.filter((row) => !isBlank(row)).length;
    if (filled + taken.length > limits.maxPageSize) {
      return `共 ${filled + taken.length} 行，一次最多 ${limits.maxPageSize} 行，请分次录入`;
    }
    const merged = takeRows(taken);
    const unordered = lists.reduce((sum, list) => sum + list.unordered, 0);
    const notes = unordered > 0 ? `；${unordered} 行未填数量，已略过` : '';
    setReport({
      text: `${source}：${readings.map(readingText).join('；')}${notes}`,
      skipped: lists.flatMap(({ skipped }) => skipped),
      readings,
      source,
      before,
    });
    void toast.success(
      merged > 0
        ? `已读入 ${formatCount(taken.length, '行')}，合并重复商品 ${formatCount(merged, '行')}`
        : `已读入 ${formatCount(taken.length, '行')}`,
    );
    return null;
  }

  const reader = useListReader(quickFields, take);

  /** The rows of the new reading replace those of the previous one. */
  async function remap({ readings, source, before }: Report): Promise<void> {
    const now = useQuickOrder.getState().rows;
    const problem = await reader.remap(readings, source, () => putBack(before));
    if (problem === null) return;
    putBack(now);
    void toast.warning(problem);
  }

  async function saveTemplate(): Promise<void> {
    const { saveTable } = await import('shared-kernel/spreadsheet');
    await saveTable('快速下单模板', [['型号', '单位', '数量', '备注']], 'xlsx');
  }

  return {
    takeText: reader.takeText,
    forget: () => setReport(null),
    view: (
      <ListSource
        label="录入商品"
        textLabel="粘贴型号或编码与数量"
        placeholder={`每行一种商品：型号或编码、单位（可不填）、数量\n${example}`}
        onText={reader.takeText}
        onFile={reader.takeFile}
        onTemplate={() => void saveTemplate()}
      >
        {report && (
          <ReadReport text={report.text} skipped={report.skipped} onRemap={() => void remap(report)} />
        )}
        {reader.dialog}
      </ListSource>
    ),
  };
}
