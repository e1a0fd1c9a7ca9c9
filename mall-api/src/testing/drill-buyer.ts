import type { SubmitOrder } from 'shared-kernel/contracts';
import type { Queries } from '../db/database';
import { memberCartSkus } from '../db/schema';
import { createSessions } from '../modules/account/sessions';
import { addConsignee, addMember } from '../testing/builders';

export interface DrillBuyer {
  readonly memberId: string;
  readonly clientId: string;
  /** Of a logged-in buyer. */
  readonly headers: { 'a-session-id': string };
  /** A submission of these lines of the cart. */
  order(...skuIds: string[]): SubmitOrder;
}

/** A direct client with a session, an address and one unit of each SKU in the cart, at 10.00. */
export async function addDrillBuyer(db: Queries, skuIds: readonly string[]): Promise<DrillBuyer> {
  const { memberId, clientId } = await addMember(db);
  const consigneeId = await addConsignee(db, { clientId });
  const sessions = createSessions(db, () => new Date(), 12);
  await db
    .insert(memberCartSkus)
    .values(skuIds.map((skuId) => ({ memberId, skuId, count: 1, seenPrice: '10.00' })));
  return {
    memberId,
    clientId,
    headers: { 'a-session-id': await sessions.start(memberId, { device: 'drill', address: '127.0.0.1' }) },
    order: (...ordered) => ({
      payWay: 'offline',
      businessStock: false,
      source: 0,
      whetherUseRebate: false,
      consigneeId,
      cartSkuS: ordered.map((skuId) => ({ skuId })),
    }),
  };
}
