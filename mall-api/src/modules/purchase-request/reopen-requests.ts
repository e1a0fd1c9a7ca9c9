import type { Queries } from '../../db/database';
import { requestRepository } from './repository';
import { tellApplicants } from './tell-applicants';

/** Tells the applicants whose goods a cancelled order had taken that their lines are open again. */
export async function reopenRequests(
  tx: Queries,
  order: { readonly id: string; readonly no: string; readonly memberId: string },
  at: Date,
): Promise<void> {
  const requests = requestRepository(tx);
  await tellApplicants(
    requests,
    order.memberId,
    await requests.takenBy(order.id),
    { title: '订单已取消', words: (goods) => `订单 ${order.no} 已取消，${goods}重新待处理。` },
    at,
  );
}
