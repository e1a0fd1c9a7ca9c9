import type { Queries } from '../../db/database';
import { approvalRepository } from './repository';

/** Tells who approved an order that it was cancelled. */
export async function tellOfCancelling(
  tx: Queries,
  order: { readonly id: string; readonly no: string; readonly memberId: string },
  at: Date,
): Promise<void> {
  const repository = approvalRepository(tx);
  const approval = await repository.ofOrder(order.id);
  if (!approval) return;
  const decided = await repository.decisions([approval.id]);
  const deciderIds = new Set(decided.map(({ memberId }) => memberId));
  // Who ordered has cancelled it, or is told as its buyer.
  deciderIds.delete(order.memberId);
  const content = `审批 ${approval.no}：订单 ${order.no} 已取消`;
  await repository.tell([...deciderIds], { title: '订单已取消', content, approvalId: approval.id }, at);
}
