import type { MemberCartSku } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';

/** Why a line cannot be ordered by its quote, with the quantity that the buyer sees; null when it can. */
export function quoteProblem({ quote, count, unitName }: MemberCartSku): string | null {
  if (!quote) return null;
  const { no, validUntil, problem } = quote;
  if (problem === 'ordered') return `已按报价 ${no} 下单`;
  if (problem === 'expired') return `报价 ${no} 已于 ${validUntil} 到期`;
  return count > quote.count ? `多于报价 ${no} 的 ${formatCount(quote.count, unitName)}` : null;
}
