import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients, members, orderContracts, orders } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ordersInSight } from '../order/orders-in-sight';

export function esignRepository(db: Queries) {
  return {
    /** The contract of a token, if the buyer sees its order, with the member who would sign it: the buyer. */
    async find(buyer: Buyer, token: string) {
      const [found] = await db
        .select({ contract: orderContracts, order: orders, client: clients, signer: members })
        .from(orderContracts)
        .innerJoin(orders, eq(orders.id, orderContracts.orderId))
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .innerJoin(members, eq(members.id, buyer.memberId))
        .where(and(eq(orderContracts.signToken, token), ordersInSight(buyer)));
      return found;
    },
  };
}
