import type { SubmitOrder } from 'shared-kernel/contracts';
import type { ClientType } from 'shared-kernel/domain';
import type { Queries } from '../db/database';
import { memberCartSkus } from '../db/schema';
import { createSessions } from '../modules/account/sessions';
import { addMember } from './builders';
import { chooseDelivery } from './checkout';

export interface DrillBuyer {
  readonly memberId: string;
  readonly clientId: string;
  /** Of a logged-in buyer. */
  readonly headers: { 'a-session-id': string };
  /** A submission of these lines of the cart. */
  order(...skuIds: string[]): SubmitOrder;
}

/** A buyer of a new client with a session, an address and one unit of each SKU in the cart, at 10.00. */
export async function addDrillBuyer(
  db: Queries,
  skuIds: readonly string[],
  clientType: ClientType = 1,
): Promise<DrillBuyer> {
  const { memberId, clientId } = await addMember(db, { clientType });
  const choices = await chooseDelivery(db, clientId, clientType);
  const sessions = createSessions(db, () => new Date(), 12);
  const lines = skuIds.map((skuId) => ({ memberId, skuId, count: 1, seenPrice: '10.00' }));
  if (lines.length > 0) await db.insert(memberCartSkus).values(lines);
  return {
    memberId,
    clientId,
    headers: { 'a-session-id': await sessions.start(memberId, { device: 'drill', address: '127.0.0.1' }) },
    order: (...ordered) => ({
      businessStock: false,
      source: 0,
      whetherUseRebate: false,
      ...choices,
      cartSkuS: ordered.map((skuId) => ({ skuId })),
    }),
  };
}
