import type { ParcelLine, ParcelReport } from 'shared-kernel/contracts';

export const reportNames: Readonly<Record<ParcelReport['kind'], string>> = {
  shortage: '短少',
  damage: '破损',
};

type Counted = Pick<ParcelLine, 'count' | 'received'>;

/** The receipt state of a parcel as Chinese text. */
export function receiptOf(lines: readonly Counted[]): string {
  if (lines.every(({ count, received }) => received >= count)) return '已收齐';
  return lines.some(({ received }) => received > 0) ? '部分收货' : '待收货';
}

/** Quantity of a line that can still be received. */
export const leftOf = ({ count, received }: Counted): number => count - received;

/** Quantity of a line that can still be reported. */
export const reportableOf = ({ count, reports }: Pick<ParcelLine, 'count' | 'reports'>): number =>
  count - reports.reduce((sum, report) => sum + report.count, 0);
