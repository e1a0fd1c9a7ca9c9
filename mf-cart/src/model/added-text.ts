import { formatCount } from 'shared-kernel/domain';

/** What became of goods that were put into a list, as Chinese text. */
export function addedText(list: string, { added, kept }: { added: number; kept: number }): string {
  if (added === 0) return `商品已在清单“${list}”中，数量未改`;
  const before = kept > 0 ? `，另有 ${formatCount(kept, '种')}已在其中，数量未改` : '';
  return `${formatCount(added, '种')}商品已加入清单“${list}”${before}`;
}
