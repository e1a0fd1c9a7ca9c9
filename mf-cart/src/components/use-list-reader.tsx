import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Sheet } from 'shared-kernel/spreadsheet';
import { useLazyDialog } from 'shared-kernel/ui';
import { certain, hasRows, type ListReading, readSheet, type WantedFields } from '../model/list-reading';

const loadSpreadsheet = () => import('shared-kernel/spreadsheet');
const loadDialog = () => import('./column-dialog');
const ColumnDialog = lazy(loadDialog);

interface Question {
  readings: readonly ListReading[];
  answer: (readings: readonly ListReading[] | null) => void;
}

export interface ListReader {
  /** Resolve with the problem of the list as Chinese text, or null when its rows were accepted. */
  takeText: (text: string) => Promise<string | null>;
  takeFile: (file: File) => Promise<string | null>;
  /** Asks again how imported sheets are to be read; their rows are removed then. */
  remap: (readings: readonly ListReading[], source: string, takeBack: () => void) => Promise<string | null>;
  dialog: ReactNode;
}

/**
 * Imports a list; where its columns or sheets are uncertain, the buyer is asked.
 * @param read reads a sheet; by default by its headings
 * @param take accepts the sheets read, possibly none; returns the problem of their rows
 */
export function useListReader(
  wanted: WantedFields,
  take: (readings: readonly ListReading[], source: string) => string | null,
  read: (sheet: Sheet) => ListReading = (sheet) => readSheet(sheet, wanted),
): ListReader {
  const dialog = useLazyDialog(loadDialog);
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = (readings: readonly ListReading[]) =>
    new Promise<readonly ListReading[] | null>((resolve) => {
      const answer = (chosen: readonly ListReading[] | null) => {
        dialog.close();
        resolve(chosen);
      };
      setQuestion({ readings, answer });
      void dialog.open().then((isOpen) => {
        if (isOpen === false) resolve(null);
      });
    });

  async function takeSheets(sheets: readonly Sheet[], source: string): Promise<string | null> {
    const readings = sheets.filter(hasRows).map(read);
    if (readings.length === 0) return take([], source);
    const only = certain(readings);
    return only ? take([only], source) : remap(readings, source);
  }

  async function remap(
    readings: readonly ListReading[],
    source: string,
    takeBack?: () => void,
  ): Promise<string | null> {
    const chosen = await ask(readings);
    if (!chosen) return takeBack ? null : '尚未读入：请指出各列的内容后再读入';
    takeBack?.();
    return take(chosen, source);
  }

  return {
    async takeText(text) {
      const { parseText } = await loadSpreadsheet();
      return takeSheets([parseText(text)], '粘贴的内容');
    },
    async takeFile(file) {
      const { readSheets, SpreadsheetError } = await loadSpreadsheet();
      try {
        return await takeSheets(await readSheets(file), file.name);
      } catch (error) {
        if (error instanceof SpreadsheetError) return error.message;
        throw error;
      }
    },
    remap,
    dialog: (
      <Suspense>
        {dialog.isOpen && question && (
          <ColumnDialog wanted={wanted} readings={question.readings} onAnswer={question.answer} />
        )}
      </Suspense>
    ),
  };
}
