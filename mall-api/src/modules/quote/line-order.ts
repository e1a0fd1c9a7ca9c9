import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { QuoteState } from 'shared-kernel/contracts';
import { statusesIn } from 'shared-kernel/domain';
import { quoteLines as lines, orders, quotes } from '../../db/schema';

/** Join condition for the order that bought a line; a closed one has given it back. */
export const boughtBy = and(
  eq(orders.id, lines.orderId),
  notInArray(orders.status, [...statusesIn('closed')]),
);

/** What has become of a quote on a day. Needs its lines grouped, and `orders` joined by `boughtBy`. */
export const quoteState = (today: string) => sql<QuoteState>`case
  when ${quotes.state} <> 'answered' then ${quotes.state}
  when count(*) = count(${orders.id}) then 'ordered'
  when ${quotes.validUntil} < ${today} then 'expired'
  else 'answered' end`;
