import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RequestLineState, RequestScope } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  clientSkuPrices,
  purchaseRequestLines as lines,
  memberCartSkus,
  members,
  orderItems,
  orders,
  parcelLines,
  parcelReceipts,
  parcels,
  productSkus,
  products,
  purchaseRequestOrders,
  purchaseRequests as requests,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type Page, toLimit } from '../../wire/page';
import { agreedWith, discountPrice } from '../catalogue/client-price';
import { heldIn, lineState, linesWithStates, orderedCount } from './line-state';

/** Requests as they are shown; a buyer sees their own, or with `all` those of the client. */
export function requestReads(db: Queries) {
  const visible = (buyer: Buyer, all: boolean) =>
    and(eq(requests.clientId, buyer.clientId), all ? undefined : eq(requests.memberId, buyer.memberId));

  function heads() {
    const states = linesWithStates(db);
    const countOf = (state: RequestLineState) =>
      sql`count(*) filter (where ${states.state} = ${state})`.mapWith(Number);
    const waiting = sql`count(*) filter (where ${states.state} in ('open', 'inCart'))`;
    const query = db
      .select({
        id: requests.id,
        no: requests.no,
        memberId: requests.memberId,
        applicantName: members.name,
        department: requests.department,
        reason: requests.reason,
        wantedOn: requests.wantedOn,
        createdAt: requests.createdAt,
        lineCount: sql`count(*)`.mapWith(Number).as('line_count'),
        open: countOf('open').as('open'),
        inCart: countOf('inCart').as('in_cart'),
        ordered: countOf('ordered').as('ordered'),
        refused: countOf('refused').as('refused'),
        withdrawn: countOf('withdrawn').as('withdrawn'),
        amount: sql<string>`coalesce(sum(${states.amount}) filter (
          where ${states.state} not in ('refused', 'withdrawn')), 0)::numeric(30, 2)::text`.as('amount'),
      })
      .from(requests)
      .innerJoin(members, eq(members.id, requests.memberId))
      .innerJoin(states, eq(states.requestId, requests.id))
      .groupBy(requests.id, members.name)
      .$dynamic();
    return { query, waiting };
  }

  function scoped(buyer: Buyer, all: boolean, scope: Exclude<RequestScope, 'own'>) {
    const { query, waiting } = heads();
    return query
      .where(visible(buyer, all))
      .having(scope === 'open' ? sql`${waiting} > 0` : sql`${waiting} = 0`);
  }

  /** A buyer's own, whose states nobody has to know to page them. */
  const own = (buyer: Buyer) =>
    db.select({ id: requests.id }).from(requests).where(visible(buyer, false)).$dynamic();

  return {
    /** One page; what waits is sorted by the day on which it is wanted, the rest newest first. */
    page(buyer: Buyer, all: boolean, scope: RequestScope, page: Page) {
      const { limit, offset } = toLimit(page);
      const newestFirst = desc(requests.no);
      if (scope === 'own') {
        const shown = own(buyer).orderBy(newestFirst).limit(limit).offset(offset);
        return heads().query.where(inArray(requests.id, shown)).orderBy(newestFirst);
      }
      const order =
        scope === 'open' ? [sql`${requests.wantedOn} asc nulls last`, asc(requests.no)] : [newestFirst];
      return scoped(buyer, all, scope)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
    },

    count: (buyer: Buyer, all: boolean, scope: RequestScope) =>
      db.$count((scope === 'own' ? own(buyer) : scoped(buyer, all, scope)).as('found')),

    async find(buyer: Buyer, all: boolean, id: string) {
      const [found] = await heads().query.where(and(visible(buyer, all), eq(requests.id, id)));
      return found;
    },

    lines(buyer: Buyer, requestId: string) {
      const owner = alias(members, 'owner');
      const answerer = alias(members, 'answerer');
      return db
        .select({
          line: lines,
          state: lineState,
          ordered: orderedCount,
          ownerName: owner.name,
          answererName: answerer.name,
          productId: products.id,
          productName: products.name,
          model: products.model,
          imageUrl: products.imageUrl,
          unitName: productSkus.name,
          status: products.status,
          canOrder: products.canOrder,
          orderClientTypes: products.orderClientTypes,
          price: discountPrice,
        })
        .from(lines)
        .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .leftJoin(clientSkuPrices, agreedWith(buyer.clientId))
        .leftJoin(memberCartSkus, heldIn)
        .leftJoin(owner, eq(owner.id, memberCartSkus.memberId))
        .leftJoin(answerer, eq(answerer.id, lines.answeredBy))
        .where(eq(lines.requestId, requestId))
        .orderBy(asc(lines.place), asc(lines.id));
    },

    /** Orders that took units of a request's lines, the first one first. */
    ordersOf: (requestId: string) =>
      db
        .select({
          lineId: lines.id,
          skuId: lines.skuId,
          count: purchaseRequestOrders.count,
          orderId: orders.id,
          orderNo: orders.no,
          memberId: orders.memberId,
          status: orders.status,
        })
        .from(purchaseRequestOrders)
        .innerJoin(lines, eq(lines.id, purchaseRequestOrders.lineId))
        .innerJoin(orders, eq(orders.id, purchaseRequestOrders.orderId))
        .where(eq(lines.requestId, requestId))
        .orderBy(asc(orders.id)),

    /** Parcels of orders with their units of each SKU that was paid for. */
    parcelsOf(orderIds: readonly string[]) {
      const received = sql`coalesce((select sum(${parcelReceipts.quantity}) from ${parcelReceipts}
        where ${parcelReceipts.parcelLineId} = ${parcelLines.id}), 0)`;
      return db
        .select({
          orderId: parcels.orderId,
          skuId: orderItems.skuId,
          carrier: parcels.carrier,
          trackingNo: parcels.trackingNo,
          shippedAt: parcels.shippedAt,
          count: sql`sum(${parcelLines.quantity})`.mapWith(Number),
          receivedCount: sql`sum(${received})`.mapWith(Number),
        })
        .from(parcels)
        .innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
        .innerJoin(orderItems, and(eq(orderItems.id, parcelLines.orderItemId), eq(orderItems.gift, false)))
        .where(inArray(parcels.orderId, [...orderIds]))
        .groupBy(parcels.id, orderItems.skuId)
        .orderBy(asc(parcels.id));
    },
  };
}

export type RequestReads = ReturnType<typeof requestReads>;
export type RequestHeadRow = Awaited<ReturnType<RequestReads['page']>>[number];
