import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  cartSkuConsignees,
  clients,
  consignees,
  dealers,
  hospitals,
  memberCartSkus,
  orderConsignees,
  orders,
  subOrders,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { reachOf } from './reach';

export interface Address {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly defaultAddress: boolean;
}

/** Delivery addresses: the client's own, and those of its dealers and hospitals. */
export function addressRepository(db: Queries) {
  const { ownDealer, dealersOf, hospitalsOf } = reachOf(db);

  const mine = (buyer: Buyer, id: string) =>
    and(eq(consignees.id, id), eq(consignees.clientId, buyer.clientId));

  const addresses = (condition: SQL | undefined) =>
    db
      .select({
        id: consignees.id,
        clientId: consignees.clientId,
        dealerId: consignees.dealerId,
        hospitalId: consignees.hospitalId,
        name: consignees.name,
        phone: consignees.phone,
        address: consignees.address,
        defaultAddress: consignees.defaultAddress,
        hospitalName: hospitals.name,
      })
      .from(consignees)
      .leftJoin(hospitals, eq(hospitals.id, consignees.hospitalId))
      .where(condition)
      .orderBy(desc(consignees.defaultAddress), asc(consignees.id));

  return {
    /** The client's own addresses; a chain client's include those it has as a dealer. */
    own: (buyer: Buyer) =>
      addresses(or(eq(consignees.clientId, buyer.clientId), inArray(consignees.dealerId, ownDealer(buyer)))),
    ofDealer: (dealerId: string) => addresses(eq(consignees.dealerId, dealerId)),
    ofHospital: (hospitalId: string) => addresses(eq(consignees.hospitalId, hospitalId)),

    /** Those of the given addresses that the client may deliver to. */
    reachable: (buyer: Buyer, ids: readonly string[]) =>
      addresses(
        and(
          inArray(consignees.id, [...ids]),
          or(
            eq(consignees.clientId, buyer.clientId),
            inArray(consignees.dealerId, db.select({ id: dealers.id }).from(dealers).where(dealersOf(buyer))),
            inArray(
              consignees.hospitalId,
              db.select({ id: hospitals.id }).from(hospitals).where(hospitalsOf(buyer)),
            ),
          ),
        ),
      ),

    /** Locks the client's addresses against changes until the transaction ends; readers share the lock. */
    async hold(buyer: Buyer): Promise<void> {
      await db
        .select({ id: clients.id })
        .from(clients)
        .where(eq(clients.id, buyer.clientId))
        .for('key share');
    },

    /** Serialises changes to a client's address book, so that it never has two defaults. */
    async lock(buyer: Buyer): Promise<void> {
      await db.select({ id: clients.id }).from(clients).where(eq(clients.id, buyer.clientId)).for('update');
    },

    /** Clears the default of the client's addresses, before another is set. */
    async clearDefault(buyer: Buyer): Promise<void> {
      await db
        .update(consignees)
        .set({ defaultAddress: false })
        .where(and(eq(consignees.clientId, buyer.clientId), consignees.defaultAddress));
    },

    async add(buyer: Buyer, address: Address): Promise<string> {
      const [added] = await db
        .insert(consignees)
        .values({ ...address, clientId: buyer.clientId })
        .returning({ id: consignees.id });
      if (!added) throw new Error('the address was not inserted');
      return added.id;
    },

    async addForHospital(hospitalId: string, address: Address): Promise<string> {
      const [added] = await db
        .insert(consignees)
        .values({ ...address, hospitalId })
        .returning({ id: consignees.id });
      if (!added) throw new Error('the address was not inserted');
      return added.id;
    },

    /** @returns whether the address is the client's own */
    async change(buyer: Buyer, id: string, change: Partial<Address>): Promise<boolean> {
      const changed = await db
        .update(consignees)
        .set(change)
        .where(mine(buyer, id))
        .returning({ id: consignees.id });
      return changed.length > 0;
    },

    /**
     * Deletes an address: orders keep their copy, carts lose its parts.
     * @returns whether it was the client's own
     */
    async remove(buyer: Buyer, id: string): Promise<boolean> {
      const [own] = await db
        .select({ id: consignees.id })
        .from(consignees)
        .where(mine(buyer, id))
        .for('update');
      if (!own) return false;
      const ofClient = db.select({ id: orders.id }).from(orders).where(eq(orders.clientId, buyer.clientId));
      await db
        .update(orderConsignees)
        .set({ consigneeId: null })
        .where(and(eq(orderConsignees.consigneeId, id), inArray(orderConsignees.orderId, ofClient)));
      await db
        .update(subOrders)
        .set({ consigneeId: null })
        .where(and(eq(subOrders.consigneeId, id), inArray(subOrders.orderId, ofClient)));
      const parts = eq(cartSkuConsignees.consigneeId, id);
      // The wanted quantity stays, and must be allocated again.
      await db
        .update(memberCartSkus)
        .set({ wantedCount: sql`${memberCartSkus.count}` })
        .where(
          inArray(
            memberCartSkus.id,
            db.select({ id: cartSkuConsignees.cartSkuId }).from(cartSkuConsignees).where(parts),
          ),
        );
      await db.delete(cartSkuConsignees).where(parts);
      await db.delete(consignees).where(eq(consignees.id, id));
      return true;
    },
  };
}

export type AddressRepository = ReturnType<typeof addressRepository>;
export type AddressRow = Awaited<ReturnType<AddressRepository['own']>>[number];
