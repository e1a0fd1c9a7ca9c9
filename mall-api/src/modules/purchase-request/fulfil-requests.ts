import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import type { Allotted } from './allot-units';
import { type RequestLineRow, requestRepository } from './repository';
import { tellApplicants } from './tell-applicants';

export interface OrderOfRequests {
  readonly id: string;
  readonly no: string;
  /** The lines that its cart lines hold, locked. */
  readonly held: readonly RequestLineRow[];
  /** Its units of them. */
  readonly given: readonly Allotted<RequestLineRow>[];
}

/** Notes which requests an order fulfils, and tells their applicants; what the buyer has ordered less stays open. */
export async function fulfilRequests(
  tx: Queries,
  buyer: Buyer,
  { id: orderId, no, held, given }: OrderOfRequests,
  at: Date,
): Promise<void> {
  if (held.length === 0) return;
  const requests = requestRepository(tx);
  await requests.insertOrders(given.map(({ line, count }) => ({ lineId: line.id, orderId, count })));
  await requests.release(held.map((line) => line.id));
  await tellApplicants(
    requests,
    buyer.memberId,
    given,
    { title: '申请已下单', words: (goods) => `${buyer.memberName}已下单${goods}，订单 ${no}。` },
    at,
  );
}
