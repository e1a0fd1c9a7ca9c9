import type { ReplyOf } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';

export type BoughtProduct = ReplyOf<'order/bought/page'>['list'][number];

const dayLength = 86_400_000;

/** Calendar days from a time on the wire, in China Standard Time, to a moment. */
function daysSince(time: string, now: Date): number {
  const dayOf = (milliseconds: number) => Math.floor((milliseconds + 8 * 3_600_000) / dayLength);
  return dayOf(now.getTime()) - dayOf(Date.parse(`${time.replace(' ', 'T')}+08:00`));
}

const ago = (days: number) => (days <= 0 ? '今天' : days === 1 ? '昨天' : `${days} 天前`);

/** When and how much of a product the buyer took last, and the usual interval where known. */
export function lastOrderText(
  { lastCount, lastTime, everyDays }: Pick<BoughtProduct, 'lastCount' | 'lastTime' | 'everyDays'>,
  unitName: string | undefined,
  now: Date,
): string {
  const last = `${ago(daysSince(lastTime, now))}订 ${formatCount(lastCount, unitName)}`;
  return everyDays === null ? last : `${last}，约每 ${everyDays} 天一次`;
}
