import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QuoteScope } from 'shared-kernel/contracts';
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
import { type Page, toLimit } from '../../wire/page';
import { boughtBy, quoteState } from './line-order';

const amountOf = (price: typeof lines.listPrice | typeof lines.quotedPrice) =>
  sql<string | null>`sum(${price} * ${lines.count})::numeric(40, 2)::text`;

/** A client's quotes, as they are shown on a day. */
export function quoteReads(db: Queries, today: string) {
  const state = quoteState(today);
  const isOpen = sql`${state} in ('waiting', 'answered')`;

  const heads = () =>
    db
      .select({
        id: quotes.id,
        no: quotes.no,
        memberId: quotes.memberId,
        askerName: members.name,
        note: quotes.note,
        state: state.as('current_state'),
        answer: quotes.answer,
        validUntil: quotes.validUntil,
        createdAt: quotes.createdAt,
        answeredAt: quotes.answeredAt,
        lineCount: sql`count(*)`.mapWith(Number).as('line_count'),
        listAmount: amountOf(lines.listPrice).as('list_amount'),
        quotedAmount: amountOf(lines.quotedPrice).as('quoted_amount'),
      })
      .from(quotes)
      .innerJoin(members, eq(members.id, quotes.memberId))
      .innerJoin(lines, eq(lines.quoteId, quotes.id))
      .leftJoin(orders, boughtBy)
      .groupBy(quotes.id, members.name)
      .$dynamic();

  const scoped = ({ clientId }: Buyer, scope: QuoteScope) =>
    heads()
      .where(eq(quotes.clientId, clientId))
      .having(scope === 'open' ? isOpen : sql`not (${isOpen})`);

  return {
    /** One page, the newest first. */
    page(buyer: Buyer, scope: QuoteScope, page: Page) {
      const { limit, offset } = toLimit(page);
      return scoped(buyer, scope).orderBy(desc(quotes.no)).limit(limit).offset(offset);
    },

    count: (buyer: Buyer, scope: QuoteScope) => db.$count(scoped(buyer, scope).as('found')),

    async find({ clientId }: Buyer, id: string) {
      const [found] = await heads().where(and(eq(quotes.clientId, clientId), eq(quotes.id, id)));
      return found;
    },

    lines(quoteId: string) {
      const owner = alias(members, 'owner');
      return db
        .select({
          line: lines,
          productId: products.id,
          productName: products.name,
          model: products.model,
          imageUrl: products.imageUrl,
          unitName: productSkus.name,
          skuCode: productSkus.code,
          status: products.status,
          canOrder: products.canOrder,
          orderClientTypes: products.orderClientTypes,
          ownerName: owner.name,
          order: {
            id: orders.id,
            no: orders.no,
            clientId: orders.clientId,
            memberId: orders.memberId,
          },
        })
        .from(lines)
        .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .leftJoin(orders, boughtBy)
        .leftJoin(
          memberCartSkus,
          and(eq(memberCartSkus.id, lines.cartSkuId), eq(memberCartSkus.skuId, lines.skuId)),
        )
        .leftJoin(owner, eq(owner.id, memberCartSkus.memberId))
        .where(eq(lines.quoteId, quoteId))
        .orderBy(asc(lines.place), asc(lines.id));
    },
  };
}

type QuoteReads = ReturnType<typeof quoteReads>;
export type QuoteHeadRow = Awaited<ReturnType<QuoteReads['page']>>[number];
export type QuoteLineRow = Awaited<ReturnType<QuoteReads['lines']>>[number];
