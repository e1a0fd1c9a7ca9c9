import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  cartSkuConsignees,
  certificates,
  clientDealers,
  clientHospitals,
  clients,
  consignees,
  dealers,
  hospitals,
  orderConsignees,
  orderGiftPacks,
  orders,
  qrCodes,
  rebates,
  subOrders,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { containing } from '../../wire/like-pattern';

export interface Address {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly defaultAddress: boolean;
}

export function clientRepository(db: Queries) {
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

  const mine = (buyer: Buyer, id: string) =>
    and(eq(consignees.id, id), eq(consignees.clientId, buyer.clientId));

  const findDealer = async (buyer: Buyer, condition: SQL) => {
    const [dealer] = await db
      .select()
      .from(dealers)
      .where(and(condition, dealersOf(buyer)));
    return dealer;
  };

  const findHospital = async (buyer: Buyer, condition: SQL) => {
    const [hospital] = await db
      .select()
      .from(hospitals)
      .where(and(condition, hospitalsOf(buyer)));
    return hospital;
  };

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
    dealers: (buyer: Buyer) =>
      db
        .select({ id: dealers.id, name: dealers.name, address: dealers.address, code: dealers.code })
        .from(dealers)
        .leftJoin(
          clientDealers,
          and(eq(clientDealers.dealerId, dealers.id), eq(clientDealers.clientId, buyer.clientId)),
        )
        .where(dealersOf(buyer))
        .orderBy(asc(clientDealers.sort), asc(dealers.id)),

    findDealer: (buyer: Buyer, id: string) => findDealer(buyer, eq(dealers.id, id)),
    findDealerByCode: (buyer: Buyer, code: string) => findDealer(buyer, eq(dealers.code, code)),
    async findOwnDealer(buyer: Buyer) {
      return findDealer(buyer, inArray(dealers.id, ownDealer(buyer)));
    },

    hospitals: (buyer: Buyer, name: string | undefined) =>
      db
        .select({ id: hospitals.id, name: hospitals.name, code: hospitals.code })
        .from(hospitals)
        .innerJoin(clientHospitals, eq(clientHospitals.hospitalId, hospitals.id))
        .where(
          and(
            eq(clientHospitals.clientId, buyer.clientId),
            name ? ilike(hospitals.name, containing(name)) : undefined,
          ),
        )
        .orderBy(asc(clientHospitals.sort), asc(hospitals.id)),

    findHospital: (buyer: Buyer, id: string) => findHospital(buyer, eq(hospitals.id, id)),
    findHospitalByCode: (buyer: Buyer, code: string) => findHospital(buyer, eq(hospitals.code, code)),

    /** The client's own addresses; a chain client's are also those it has as a dealer. */
    ownAddresses: (buyer: Buyer) =>
      addresses(or(eq(consignees.clientId, buyer.clientId), inArray(consignees.dealerId, ownDealer(buyer)))),
    dealerAddresses: (dealerId: string) => addresses(eq(consignees.dealerId, dealerId)),
    hospitalAddresses: (hospitalId: string) => addresses(eq(consignees.hospitalId, hospitalId)),

    /** Addresses, among those asked for, that the client may have goods sent to. */
    reachableAddresses: (buyer: Buyer, ids: readonly string[]) =>
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

    /** Changes to one client's address book wait for one another, so that it never has two defaults. */
    async lock(buyer: Buyer): Promise<void> {
      await db.select({ id: clients.id }).from(clients).where(eq(clients.id, buyer.clientId)).for('update');
    },

    /** Takes the default away from the client's addresses, before another gets it. */
    async clearDefault(buyer: Buyer): Promise<void> {
      await db
        .update(consignees)
        .set({ defaultAddress: false })
        .where(and(eq(consignees.clientId, buyer.clientId), consignees.defaultAddress));
    },

    async addAddress(buyer: Buyer, address: Address): Promise<string> {
      const [added] = await db
        .insert(consignees)
        .values({ ...address, clientId: buyer.clientId })
        .returning({ id: consignees.id });
      if (!added) throw new Error('the address was not inserted');
      return added.id;
    },

    /** @returns whether the address is the client's own */
    async changeAddress(buyer: Buyer, id: string, change: Partial<Address>): Promise<boolean> {
      const changed = await db
        .update(consignees)
        .set(change)
        .where(mine(buyer, id))
        .returning({ id: consignees.id });
      return changed.length > 0;
    },

    /** Orders keep the address as it was; carts lose their parts for it. @returns whether it was the client's own */
    async removeAddress(buyer: Buyer, id: string): Promise<boolean> {
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
      await db.delete(cartSkuConsignees).where(eq(cartSkuConsignees.consigneeId, id));
      await db.delete(consignees).where(eq(consignees.id, id));
      return true;
    },

    async rebateBalance(buyer: Buyer): Promise<string> {
      const [row] = await db.select().from(rebates).where(eq(rebates.clientId, buyer.clientId));
      return row?.balance ?? '0.00';
    },

    certificates: (buyer: Buyer) =>
      db
        .select()
        .from(certificates)
        .where(eq(certificates.clientId, buyer.clientId))
        .orderBy(asc(certificates.id)),

    /** The client's own code if it has one, else everybody's. */
    async qrCode(kind: 'customer_service' | 'user', buyer: Buyer | undefined): Promise<string | undefined> {
      const [code] = await db
        .select({ url: qrCodes.url })
        .from(qrCodes)
        .where(
          and(
            eq(qrCodes.kind, kind),
            or(isNull(qrCodes.clientId), eq(qrCodes.clientId, buyer?.clientId ?? '')),
          ),
        )
        .orderBy(sql`${qrCodes.clientId} nulls last`, desc(qrCodes.id))
        .limit(1);
      return code?.url;
    },

    /** How many orders of the buyer are in each status, and how many open gift packs they have. */
    async openWork(buyer: Buyer, now: Date) {
      const own = eq(orders.memberId, buyer.memberId);
      const [work] = await db
        .select({
          placed: sql`count(*) filter (where ${orders.status} = 5)`.mapWith(Number),
          shipped: sql`count(*) filter (where ${orders.status} = 8)`.mapWith(Number),
        })
        .from(orders)
        .where(and(own, inArray(orders.status, [5, 8])));
      const giftPacks = await db.$count(
        orderGiftPacks,
        and(
          eq(orderGiftPacks.status, 'open'),
          or(isNull(orderGiftPacks.expireAt), sql`${orderGiftPacks.expireAt} > ${now.toISOString()}`),
          inArray(
            orderGiftPacks.orderId,
            db
              .select({ id: orders.id })
              .from(orders)
              .where(and(own, inArray(orders.status, [5, 6, 10]))),
          ),
        ),
      );
      return { placed: work?.placed ?? 0, shipped: work?.shipped ?? 0, giftPacks };
    },
  };
}

export type ClientRepository = ReturnType<typeof clientRepository>;
export type AddressRow = Awaited<ReturnType<ClientRepository['ownAddresses']>>[number];
