import type { BatchResult } from 'shared-kernel/contracts';
import { limits, readQuantity } from 'shared-kernel/domain';

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
  /** The units offered for this model, from which the buyer chose. */
  units: BatchResult['units'];
  skuId: string | null;
}

/** The server's maximum lengths. */
export const longest = { code: 100, unitName: 50 } as const;

const names = { code: '型号或编码', unitName: '单位' } as const;
const unsupported = /[\p{Cc}\p{Cs}]/u;

/** Why the server would refuse a text; null if it would not. One such row would fail the whole request. */
export function textProblem(row: Pick<QuickRow, 'code' | 'unitName'>, field: keyof typeof longest) {
  const text = row[field].trim();
  if (unsupported.test(text)) return `${names[field]}含有不支持的字符，请修改`;
  return text.length > longest[field] ? `${names[field]}最多 ${longest[field]} 个字` : null;
}

type RowContent = Pick<QuickRow, 'code' | 'unitName' | 'count' | 'name' | 'line'>;

let made = 0;
const newId = (): string => `${Date.now().toString(36)}-${++made}`;

export const aRow = (typed: Partial<RowContent> = {}): QuickRow => ({
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
