import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients, members, orderContracts, orders } from '../../db/schema';
import type { Buyer } from '../../http/buyer';

export function esignRepository(db: Queries) {
  return {
    /** The contract of a token, if the order is the buyer's own. */
    async find(buyer: Buyer, token: string) {
      const [found] = await db
        .select({ contract: orderContracts, order: orders, client: clients, member: members })
        .from(orderContracts)
        .innerJoin(orders, eq(orders.id, orderContracts.orderId))
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .innerJoin(members, eq(members.id, orders.memberId))
        .where(and(eq(orderContracts.signToken, token), eq(orders.memberId, buyer.memberId)));
      return found;
    },
  };
}
