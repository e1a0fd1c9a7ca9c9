import { and, eq, sql } from 'drizzle-orm';
import { type RequestLineState, statusesIn } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  purchaseRequestLines as lines,
  memberCartSkus,
  orders,
  purchaseRequestOrders,
} from '../../db/schema';

const closed = sql.raw(statusesIn('closed').join(', '));

/** Units of a line in orders that are not closed. */
export const orderedCount = sql`coalesce((
  select sum(${purchaseRequestOrders.count}) from ${purchaseRequestOrders}
  join ${orders} on ${orders.id} = ${purchaseRequestOrders.orderId}
  where ${purchaseRequestOrders.lineId} = ${lines.id} and ${orders.status} not in (${closed})), 0)`.mapWith(
  Number,
);

/** Join condition for the cart line that holds a line; whose unit was changed in the cart is held no more. */
export const heldIn = and(eq(memberCartSkus.id, lines.cartSkuId), eq(memberCartSkus.skuId, lines.skuId));

/** What has become of a line. Needs `memberCartSkus` joined by `heldIn`. */
export const lineState = sql<RequestLineState>`case
  when ${lines.ended} is not null then ${lines.ended}
  when ${orderedCount} >= ${lines.count} then 'ordered'
  when ${memberCartSkus.id} is not null then 'inCart'
  else 'open' end`;

/** Lines of requests, with their states. */
export const linesWithStates = (db: Queries) =>
  db
    .select({
      requestId: lines.requestId,
      state: lineState.as('state'),
      amount: sql`${lines.count} * ${lines.seenPrice}`.as('amount'),
    })
    .from(lines)
    .leftJoin(memberCartSkus, heldIn)
    .as('line_states');
