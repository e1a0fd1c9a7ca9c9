import type { BatchResult } from 'shared-kernel/contracts';
import { limits, readQuantity } from 'shared-kernel/domain';

/** A row of a quick order as the buyer typed it. */
export interface QuickRow {
  id: string;
  /** Where it stands in the list that it was read from; from 1. */
  line?: number;
  /** The product's name in that list, by which it can be searched. */
  name?: string;
  /** Model or code. */
  code: string;
  unitName: string;
  count: string;
  /** The units that the buyer was offered for this model, and the one that was chosen of them. */
  units: BatchResult['units'];
  skuId: string | null;
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

/** The quantity of a row; null while it is none that can be ordered. */
export function parseCount({ count }: Pick<QuickRow, 'count'>): number | null {
  const { quantity = 0 } = readQuantity(count);
  return quantity >= limits.minCartQuantity ? quantity : null;
}
