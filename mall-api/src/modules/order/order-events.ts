import type { OrderStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { orderOperationLogs } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { writeMessages } from '../notification/write-messages';

export interface OrderEvent {
  readonly status: OrderStatus;
  /** Description for the buyer; a reason follows a 「：」. */
  readonly statusDesc: string;
  readonly operator: 'buyer' | 'provider' | 'system';
  /** The member who did it; a colleague of the order's buyer is named. */
  readonly by?: Pick<Buyer, 'memberId' | 'memberName'>;
}

const byColleague = ({ by }: OrderEvent, { memberId }: { memberId: string }) =>
  by && by.memberId !== memberId ? by : undefined;

/** The words of an event in an order's log. */
const wordsOf = (event: OrderEvent, order: { memberId: string }): string => {
  const colleague = byColleague(event, order);
  return colleague ? `${event.statusDesc}（${colleague.memberName}操作）` : event.statusDesc;
};

/** Adds events to an order's log, and notifies its buyer of what others did. */
export async function recordEvents(
  tx: Queries,
  order: { id: string; no: string; memberId: string },
  events: readonly OrderEvent[],
  at: Date,
): Promise<void> {
  await tx.insert(orderOperationLogs).values(
    events.map((event) => ({
      status: event.status,
      operator: event.operator,
      statusDesc: wordsOf(event, order),
      orderId: order.id,
      time: at,
    })),
  );
  const told = events.filter((event) => event.operator !== 'buyer' || byColleague(event, order));
  await writeMessages(
    tx,
    told.map((event) => ({
      memberId: order.memberId,
      kind: 'order' as const,
      title: event.statusDesc.split('：')[0] ?? event.statusDesc,
      content: `订单 ${order.no}：${wordsOf(event, order)}`,
      orderId: order.id,
      createdAt: at,
    })),
  );
}
