import type { OrderStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { messages, orderOperationLogs } from '../../db/schema';

export interface OrderEvent {
  readonly status: OrderStatus;
  /** Description for the buyer; a reason follows a 「：」. */
  readonly statusDesc: string;
  readonly operator: 'buyer' | 'provider' | 'system';
}

/** Adds events to an order's log, and notifies its buyer of what others did. */
export async function recordEvents(
  tx: Queries,
  order: { id: string; no: string; memberId: string },
  events: readonly OrderEvent[],
  at: Date,
): Promise<void> {
  await tx
    .insert(orderOperationLogs)
    .values(events.map((event) => ({ ...event, orderId: order.id, time: at })));
  const told = events.filter(({ operator }) => operator !== 'buyer');
  if (told.length === 0) return;
  await tx.insert(messages).values(
    told.map(({ statusDesc }) => ({
      memberId: order.memberId,
      kind: 'order' as const,
      title: statusDesc.split('：')[0] ?? statusDesc,
      content: `订单 ${order.no}：${statusDesc}`,
      orderId: order.id,
      createdAt: at,
    })),
  );
}
