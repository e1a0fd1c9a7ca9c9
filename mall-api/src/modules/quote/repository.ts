import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  quoteLines as lines,
  memberCartSkus,
  members,
  orders,
  productSkus,
  products,
  quotes,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ofNoDealer } from '../cart/of-no-dealer';
import { lockClient } from '../client/lock-client';
import { nextNo } from '../client/next-no';
import { writeMessages } from '../notification/write-messages';
import { boughtBy } from './line-order';

export type QuoteRow = typeof quotes.$inferSelect;

/** Quotes and their lines, for one transaction. */
export function quoteRepository(tx: Queries) {
  const lineColumns = {
    id: lines.id,
    skuId: lines.skuId,
    count: lines.count,
    note: lines.note,
    quotedPrice: lines.quotedPrice,
    cartSkuId: lines.cartSkuId,
    orderId: orders.id,
    productName: products.name,
    unitName: productSkus.name,
    skuCode: productSkus.code,
    // The holder's unit may have been changed in the cart.
    ownerId: sql<
      string | null
    >`case when ${memberCartSkus.skuId} = ${lines.skuId} then ${memberCartSkus.memberId}::text end`,
    quoteId: quotes.id,
    quoteNo: quotes.no,
    clientId: quotes.clientId,
    state: quotes.state,
    validUntil: quotes.validUntil,
  };
  // Read after the lock, or a lock that was waited for shows orders as they were before.
  const readLines = (ids: readonly string[]) =>
    tx
      .select(lineColumns)
      .from(lines)
      .innerJoin(quotes, eq(quotes.id, lines.quoteId))
      .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
      .innerJoin(products, eq(products.id, productSkus.productId))
      .leftJoin(memberCartSkus, eq(memberCartSkus.id, lines.cartSkuId))
      .leftJoin(orders, boughtBy)
      .where(inArray(lines.id, [...ids]))
      .orderBy(asc(lines.place), asc(lines.id));

  async function lockQuote(where: ReturnType<typeof eq> | ReturnType<typeof and>) {
    const [row] = await tx.select().from(quotes).where(where).for('update');
    return row;
  }

  return {
    /** The next number of the client's quotes; serialises whoever takes one. */
    async nextNo({ clientId }: Buyer): Promise<number> {
      await lockClient(tx, clientId);
      return nextNo(tx, quotes, clientId);
    },

    countWaiting: ({ clientId }: Buyer) =>
      tx.$count(quotes, and(eq(quotes.clientId, clientId), eq(quotes.state, 'waiting'))),

    async insert(quote: typeof quotes.$inferInsert): Promise<string> {
      const [row] = await tx.insert(quotes).values(quote).returning({ id: quotes.id });
      if (!row) throw new Error('the quote was not inserted');
      return row.id;
    },

    async insertLines(rows: (typeof lines.$inferInsert)[]): Promise<void> {
      await tx.insert(lines).values(rows);
    },

    /** A quote of the client, locked until the transaction ends. */
    lock: ({ clientId }: Buyer, id: string) =>
      lockQuote(and(eq(quotes.id, id), eq(quotes.clientId, clientId))),

    /** Any client's quote, for the maker, locked. */
    lockAny: (id: string) => lockQuote(eq(quotes.id, id)),

    /** All lines of a quote, locked. */
    async lockLines(quoteId: string) {
      const locked = await tx
        .select({ id: lines.id })
        .from(lines)
        .where(eq(lines.quoteId, quoteId))
        .orderBy(asc(lines.id))
        .for('update');
      return readLines(locked.map(({ id }) => id));
    },

    /** Lines that these cart lines buy; with `lock` until the transaction ends. */
    async held(cartSkuIds: readonly string[], lock: boolean) {
      const query = tx
        .select({ id: lines.id })
        .from(lines)
        .where(inArray(lines.cartSkuId, [...cartSkuIds]))
        .orderBy(asc(lines.id));
      const ids = (await (lock ? query.for('update') : query)).map(({ id }) => id);
      return ids.length > 0 ? readLines(ids) : [];
    },

    async change(id: string, change: Partial<typeof quotes.$inferInsert>): Promise<void> {
      await tx.update(quotes).set(change).where(eq(quotes.id, id));
    },

    async price(lineId: string, quotedPrice: string, remark: string): Promise<void> {
      await tx.update(lines).set({ quotedPrice, remark }).where(eq(lines.id, lineId));
    },

    /** Marks lines as bought by the lines of their SKUs in a buyer's cart. */
    async hold(buyer: Buyer, lineIds: readonly string[]): Promise<void> {
      const own = tx
        .select({ id: memberCartSkus.id })
        .from(memberCartSkus)
        .innerJoin(lines, ofNoDealer(buyer, lines.skuId))
        .where(inArray(lines.id, [...lineIds]));
      await tx.update(lines).set({ cartSkuId: null }).where(inArray(lines.cartSkuId, own));
      await tx
        .update(lines)
        .set({ cartSkuId: memberCartSkus.id })
        .from(memberCartSkus)
        .where(and(inArray(lines.id, [...lineIds]), ofNoDealer(buyer, lines.skuId)));
    },

    /** Notes that a cart line is bought at the catalogue's price. */
    async release(cartSkuId: string): Promise<void> {
      await tx.update(lines).set({ cartSkuId: null }).where(eq(lines.cartSkuId, cartSkuId));
    },

    /** Notes the order that bought lines. */
    async bind(orderId: string, lineIds: readonly string[]): Promise<void> {
      if (lineIds.length === 0) return;
      await tx
        .update(lines)
        .set({ orderId, cartSkuId: null })
        .where(inArray(lines.id, [...lineIds]));
    },

    async tell(
      told: readonly { memberId: string; title: string; content: string; quoteId: string }[],
      createdAt: Date,
    ): Promise<void> {
      await writeMessages(
        tx,
        told.map((one) => ({ ...one, kind: 'quote' as const, createdAt })),
      );
    },

    /** Answered quotes of which something is left to order by a day, whose askers have not been reminded, locked. */
    lockEnding: (today: string, until: string) =>
      tx
        .select({ id: quotes.id, no: quotes.no, memberId: quotes.memberId, validUntil: quotes.validUntil })
        .from(quotes)
        .innerJoin(members, eq(members.id, quotes.memberId))
        .where(
          and(
            eq(quotes.state, 'answered'),
            isNull(quotes.remindedAt),
            sql`${quotes.validUntil} between ${today} and ${until}`,
            sql`exists (select 1 from ${lines} left join ${orders} on ${boughtBy}
              where ${lines.quoteId} = ${quotes.id} and ${orders.id} is null)`,
          ),
        )
        .for('update', { of: quotes, skipLocked: true }),
  };
}

export type HeldQuoteLine = Awaited<ReturnType<ReturnType<typeof quoteRepository>['held']>>[number];
