import type { ParcelLine, ParcelReport } from 'shared-kernel/contracts';

export const reportNames: Readonly<Record<ParcelReport['kind'], string>> = {
  shortage: '短少',
  damage: '破损',
};

type Counted = Pick<ParcelLine, 'count' | 'received'>;

/** How much of a parcel is there, in a word. */
export function receiptOf(lines: readonly Counted[]): string {
  if (lines.every(({ count, received }) => received >= count)) return '已收齐';
  return lines.some(({ received }) => received > 0) ? '部分收货' : '待收货';
}

/** What may still be received of a line. */
export const leftOf = ({ count, received }: Counted): number => count - received;

/** What may still be reported of a line. */
export const reportableOf = ({ count, reports }: Pick<ParcelLine, 'count' | 'reports'>): number =>
  count - reports.reduce((sum, report) => sum + report.count, 0);
