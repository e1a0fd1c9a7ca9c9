import type { PaperKind, ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';

export const paperKinds: readonly { kind: PaperKind; name: string }[] = [
  { kind: 'delivery', name: '出库单' },
  { kind: 'invoice', name: '发票' },
];

type PaperCounts = ReplyOf<'order/export/papers/count'>;

/** The number of papers of the chosen kinds. */
export const countPapers = (counts: PaperCounts, kinds: readonly PaperKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Why these papers cannot be packed, or null. */
export function papersProblem(counts: PaperCounts, kinds: readonly PaperKind[]): string | null {
  if (kinds.length === 0) return '请至少选择一种单据';
  const count = countPapers(counts, kinds);
  if (count === 0) return '所选范围内没有可打包的单据。发货后有出库单，开票后有发票。';
  if (count > limits.papersAtOnce) return `一次最多下载 ${limits.papersAtOnce} 份单据，请缩短时段`;
  return null;
}

/** Bytes as megabytes: 3.4 MB. */
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
