import type { BatchResult } from 'shared-kernel/contracts';
import { limits, printProblem, readQuantity } from 'shared-kernel/domain';
import { lineProblem } from '../../model/line-problem';

/** A row of a quick order as the buyer typed it. */
export interface QuickRow {
  id: string;
  /** Row number in the imported list, from 1. */
  line?: number;
  /** The product's name in that list, for the search. */
  name?: string;
  /** Model or code. */
  code: string;
  unitName: string;
  count: string;
  /** The note in that list, for the line in the cart or in a purchase list. */
  note?: string;
  /** The units offered for this model, from which the buyer chose. */
  units: BatchResult['units'];
  skuId: string | null;
}

/** The server's maximum lengths. */
export const longest = { code: 100, unitName: 50 } as const;

const names = { code: '型号或编码', unitName: '单位' } as const;

/** Why the server would refuse a text; null if it would not. One such row would fail the whole request. */
export const textProblem = (row: Pick<QuickRow, 'code' | 'unitName'>, field: keyof typeof longest) =>
  lineProblem(row[field].trim(), names[field], longest[field]);

/** Why the server would refuse a row's note; null if it would not. */
export const noteProblem = ({ note = '' }: Pick<QuickRow, 'note'>): string | null =>
  lineProblem(note, '备注', limits.lineNoteMax) ?? printProblem(note);

type RowContent = Pick<QuickRow, 'code' | 'unitName' | 'count' | 'name' | 'line' | 'note'>;

let made = 0;
const newId = (): string => `${Date.now().toString(36)}-${++made}`;

export const aRow = (typed: Partial<RowContent & Pick<QuickRow, 'id'>> = {}): QuickRow => ({
  id: newId(),
  code: '',
  unitName: '',
  count: '',
  units: [],
  skuId: null,
  ...typed,
});

export const isBlank = ({ code, unitName, count, name }: RowContent): boolean =>
  !code && !unitName && !count && !name;

/** The quantity of a row; null while it cannot be ordered. */
export function parseCount({ count }: Pick<QuickRow, 'count'>): number | null {
  const { quantity = 0 } = readQuantity(count);
  return quantity >= limits.minCartQuantity ? quantity : null;
}
