import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  cartSkuConsignees,
  purchaseRequestLines as lines,
  memberCartSkus,
  members,
  productSkus,
  products,
  purchaseRequestOrders,
  purchaseRequests as requests,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ofNoDealer } from '../cart/of-no-dealer';
import { knownPrice } from '../cart/repository';
import { lockClient } from '../client/lock-client';
import { nextNo } from '../client/next-no';
import { writeMessages } from '../notification/write-messages';
import { orderedCount } from './line-state';

/** Requests and their lines, for one transaction. */
export function requestRepository(tx: Queries) {
  const lineColumns = {
    id: lines.id,
    requestId: lines.requestId,
    requestNo: requests.no,
    applicantId: requests.memberId,
    department: requests.department,
    skuId: lines.skuId,
    count: lines.count,
    ordered: orderedCount,
    note: lines.note,
    version: lines.version,
    ended: lines.ended,
    cartSkuId: lines.cartSkuId,
    answeredBy: lines.answeredBy,
    productName: products.name,
    unitName: productSkus.name,
  };
  const allLines = () =>
    tx
      .select(lineColumns)
      .from(lines)
      .innerJoin(requests, eq(requests.id, lines.requestId))
      .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
      .innerJoin(products, eq(products.id, productSkus.productId))
      .$dynamic();
  const heldBy = (cartSkuIds: readonly string[]) =>
    allLines()
      .where(inArray(lines.cartSkuId, [...cartSkuIds]))
      .orderBy(sql`${requests.wantedOn} asc nulls last`, asc(lines.id));
  const ofClient = (buyer: Buyer) => eq(requests.clientId, buyer.clientId);

  return {
    /** The next number of the client's requests; serialises whoever takes one. */
    async nextNo({ clientId }: Buyer): Promise<number> {
      await lockClient(tx, clientId);
      return nextNo(tx, requests, clientId);
    },

    /** Lines of the buyer's cart by their ids, locked. */
    lockCart: (buyer: Buyer, cartSkuIds: readonly string[]) =>
      tx
        .select({
          id: memberCartSkus.id,
          skuId: memberCartSkus.skuId,
          count: memberCartSkus.count,
          note: memberCartSkus.note,
          seenPrice: knownPrice,
        })
        .from(memberCartSkus)
        .where(and(eq(memberCartSkus.memberId, buyer.memberId), inArray(memberCartSkus.id, [...cartSkuIds])))
        .orderBy(asc(memberCartSkus.id))
        .for('update'),

    async insert(request: typeof requests.$inferInsert): Promise<string> {
      const [row] = await tx.insert(requests).values(request).returning({ id: requests.id });
      if (!row) throw new Error('the request was not inserted');
      return row.id;
    },

    async insertLines(rows: (typeof lines.$inferInsert)[]): Promise<void> {
      await tx.insert(lines).values(rows);
    },

    /** Which of these requests are the client's, or with `own` the buyer's. */
    async found(buyer: Buyer, ids: readonly string[], own = false): Promise<string[]> {
      const rows = await tx
        .select({ id: requests.id })
        .from(requests)
        .where(
          and(
            ofClient(buyer),
            inArray(requests.id, [...ids]),
            own ? eq(requests.memberId, buyer.memberId) : undefined,
          ),
        );
      return rows.map(({ id }) => id);
    },

    /** All lines of requests of the client, locked until the transaction ends. */
    lockLines: (buyer: Buyer, requestIds: readonly string[]) =>
      allLines()
        .where(and(ofClient(buyer), inArray(lines.requestId, [...requestIds])))
        .orderBy(asc(lines.id))
        .for('update', { of: lines }),

    /** Lines that these cart lines hold, locked; what is wanted first comes first. */
    lockHeld: (cartSkuIds: readonly string[]) => heldBy(cartSkuIds).for('update', { of: lines }),

    /** The same to read. */
    held: heldBy,

    async change(lineIds: readonly string[], change: Partial<typeof lines.$inferInsert>): Promise<void> {
      await tx
        .update(lines)
        .set({ ...change, version: sql`${lines.version} + 1` })
        .where(inArray(lines.id, [...lineIds]));
    },

    /** Ends the open rest of a line: what is ordered already stays. */
    async endRest(
      lineId: string,
      ordered: number,
      ended: 'refused' | 'withdrawn',
      answer: Partial<typeof lines.$inferInsert> = {},
    ): Promise<void> {
      const rest = ordered > 0 ? { count: ordered } : { ended };
      await tx
        .update(lines)
        .set({ ...answer, ...rest, cartSkuId: null, version: sql`${lines.version} + 1` })
        .where(eq(lines.id, lineId));
    },

    /** Marks lines as held by the lines of their SKUs in a buyer's cart. */
    async hold(buyer: Buyer, lineIds: readonly string[]): Promise<void> {
      await tx
        .update(lines)
        .set({ cartSkuId: memberCartSkus.id })
        .from(memberCartSkus)
        .where(and(inArray(lines.id, [...lineIds]), ofNoDealer(buyer, lines.skuId)));
    },

    async release(lineIds: readonly string[]): Promise<void> {
      await tx
        .update(lines)
        .set({ cartSkuId: null })
        .where(inArray(lines.id, [...lineIds]));
    },

    /** A cart line, whoever's, locked, with whether it is split. */
    async lockHolder(cartSkuId: string) {
      const [row] = await tx
        .select({
          count: memberCartSkus.count,
          isSplit: sql<boolean>`exists (select 1 from ${cartSkuConsignees}
            where ${cartSkuConsignees.cartSkuId} = ${memberCartSkus.id})`,
        })
        .from(memberCartSkus)
        .where(eq(memberCartSkus.id, cartSkuId))
        .for('update', { of: memberCartSkus });
      return row;
    },

    /** Leaves a cart line with this count, or none. */
    async reduce(cartSkuId: string, count: number): Promise<void> {
      if (count > 0) await tx.update(memberCartSkus).set({ count }).where(eq(memberCartSkus.id, cartSkuId));
      else await tx.delete(memberCartSkus).where(eq(memberCartSkus.id, cartSkuId));
    },

    /** Lines of which an order has taken units, and how many. */
    takenBy: (orderId: string) =>
      tx
        .select({
          line: {
            requestId: requests.id,
            requestNo: requests.no,
            applicantId: requests.memberId,
            productName: products.name,
            unitName: productSkus.name,
          },
          count: purchaseRequestOrders.count,
        })
        .from(purchaseRequestOrders)
        .innerJoin(lines, eq(lines.id, purchaseRequestOrders.lineId))
        .innerJoin(requests, eq(requests.id, lines.requestId))
        .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .where(eq(purchaseRequestOrders.orderId, orderId))
        .orderBy(asc(lines.requestId), asc(lines.place), asc(lines.id)),

    async insertOrders(rows: (typeof purchaseRequestOrders.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await tx.insert(purchaseRequestOrders).values(rows);
    },

    async memberName(memberId: string | null): Promise<string> {
      if (memberId === null) return '同事';
      const [found] = await tx.select({ name: members.name }).from(members).where(eq(members.id, memberId));
      return found?.name ?? '同事';
    },

    async tell(told: readonly RequestMessage[], createdAt: Date): Promise<void> {
      await writeMessages(
        tx,
        told.map((one) => ({ ...one, kind: 'request' as const, createdAt })),
      );
    },
  };
}

export interface RequestMessage {
  readonly memberId: string;
  readonly title: string;
  readonly content: string;
  readonly purchaseRequestId: string;
}

export type RequestRepository = ReturnType<typeof requestRepository>;
export type RequestLineRow = Awaited<ReturnType<RequestRepository['lockLines']>>[number];
