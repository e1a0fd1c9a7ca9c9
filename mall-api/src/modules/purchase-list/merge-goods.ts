import { limits } from 'shared-kernel/domain';

interface Goods {
  readonly skuId: string;
  readonly count: number;
  readonly note: string;
}

/** Rows of one SKU become one: their counts add up, the first note stays. */
export function mergeGoods(rows: readonly Goods[]): Goods[] {
  const merged = new Map<string, Goods>();
  for (const row of rows) {
    const before = merged.get(row.skuId);
    const count = Math.min(row.count + (before?.count ?? 0), limits.maxQuantity);
    merged.set(row.skuId, { ...row, count, note: before?.note || row.note });
  }
  return [...merged.values()];
}
