import type { Queries } from '../../db/database';
import { requestRepository } from './repository';
import { type ApplicantMessage, tellApplicants } from './tell-applicants';

interface OrderOfBuyer {
  readonly id: string;
  readonly no: string;
  readonly memberId: string;
}

/** Tells the applicants whose goods a cancelled order had taken that their lines are open again. */
export const tellOfReopening = (tx: Queries, order: OrderOfBuyer, at: Date): Promise<void> =>
  tellTaken(tx, order, at, {
    title: '订单已取消',
    words: (goods) => `订单 ${order.no} 已取消，${goods}重新待处理。`,
  });

/** Tells the applicants whose goods an order has taken that all of it has been shipped. */
export const tellOfShipping = (tx: Queries, order: OrderOfBuyer, at: Date): Promise<void> =>
  tellTaken(tx, order, at, {
    title: '申请的商品已发货',
    words: (goods) => `${goods}已发货，订单 ${order.no}，包裹见申请。`,
  });

async function tellTaken(
  tx: Queries,
  { id, memberId }: OrderOfBuyer,
  at: Date,
  message: ApplicantMessage,
): Promise<void> {
  const requests = requestRepository(tx);
  await tellApplicants(requests, memberId, await requests.takenBy(id), message, at);
}
