import type { Queries } from '../../db/database';
import { addDays, formatDate } from '../../wire/time';
import { quoteRepository } from './repository';

/** Tells who asked, once, that prices end today or tomorrow. */
export async function remindOfEnding(tx: Queries, now: Date): Promise<void> {
  const quotes = quoteRepository(tx);
  const ending = await quotes.lockEnding(formatDate(now), formatDate(addDays(now, 1)));
  for (const { id } of ending) await quotes.change(id, { remindedAt: now });
  await quotes.tell(
    ending.map(({ id, no, memberId, validUntil }) => ({
      memberId,
      title: '报价即将到期',
      content: `询价 ${no} 的报价到 ${validUntil} 为止，仍可按报价下单。`,
      quoteId: id,
    })),
    now,
  );
}
