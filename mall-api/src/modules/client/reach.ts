import { eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clientDealers, clientHospitals, clients, dealers, hospitals } from '../../db/schema';
import type { Buyer } from '../../http/buyer';

/** Conditions for the dealers and hospitals of a buyer's client. */
export function reachOf(db: Queries) {
  const ownDealer = (buyer: Buyer) =>
    db.select({ id: clients.ownDealerId }).from(clients).where(eq(clients.id, buyer.clientId));

  const dealersOf = (buyer: Buyer) =>
    or(
      inArray(
        dealers.id,
        db
          .select({ id: clientDealers.dealerId })
          .from(clientDealers)
          .where(eq(clientDealers.clientId, buyer.clientId)),
      ),
      inArray(dealers.id, ownDealer(buyer)),
    );

  const hospitalsOf = (buyer: Buyer) =>
    inArray(
      hospitals.id,
      db
        .select({ id: clientHospitals.hospitalId })
        .from(clientHospitals)
        .where(eq(clientHospitals.clientId, buyer.clientId)),
    );

  return { ownDealer, dealersOf, hospitalsOf };
}
