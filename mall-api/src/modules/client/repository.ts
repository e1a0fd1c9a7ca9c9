import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { orderTab, statusesInTab } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  certificates,
  clientDealers,
  clientHospitals,
  dealers,
  hospitals,
  orderGiftPacks,
  orders,
  qrCodes,
  rebates,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { containing } from '../../wire/like-pattern';
import { openPacks } from '../gift-pack/open-pack';
import { reachOf } from './reach';

const toUpload = [...statusesInTab(orderTab.awaitingContract)];
const toReceive = [...statusesInTab(orderTab.awaitingReceipt)];

export function clientRepository(db: Queries) {
  const { ownDealer, dealersOf, hospitalsOf } = reachOf(db);

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

    /** The client's own code, or everybody's. */
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

    /** Number of orders that await the buyer per linked tab, and their open gift packs. */
    async openWork(buyer: Buyer, now: Date) {
      const own = eq(orders.memberId, buyer.memberId);
      const [work] = await db
        .select({
          contractsToUpload: sql`count(*) filter (where ${inArray(orders.status, toUpload)})`.mapWith(Number),
          ordersToReceive: sql`count(*) filter (where ${inArray(orders.status, toReceive)})`.mapWith(Number),
        })
        .from(orders)
        .where(and(own, inArray(orders.status, [...toUpload, ...toReceive])));
      const giftPacks = await db
        .select({ orderId: orders.id, no: orders.no, expireAt: orderGiftPacks.expireAt })
        .from(orderGiftPacks)
        .innerJoin(orders, eq(orders.id, orderGiftPacks.orderId))
        .where(and(own, openPacks(now)))
        .orderBy(asc(orderGiftPacks.expireAt), asc(orderGiftPacks.id));
      return { contractsToUpload: 0, ordersToReceive: 0, ...work, giftPacks };
    },
  };
}
