import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients, members, quoteLines, quotes } from '../../db/schema';

/** Quotes as the maker sees them, of all clients. */
export const quoteAdminReads = (db: Queries) => ({
  /** Those without an answer, the oldest first. */
  waiting: (limit: number) =>
    db
      .select({
        id: quotes.id,
        clientName: clients.name,
        buyer: members.name,
        lineCount: sql`count(*)`.mapWith(Number),
        amount: sql<string>`sum(${quoteLines.listPrice} * ${quoteLines.count})::numeric(40, 2)::text`,
        content: quotes.note,
        since: quotes.createdAt,
      })
      .from(quotes)
      .innerJoin(clients, eq(clients.id, quotes.clientId))
      .innerJoin(members, eq(members.id, quotes.memberId))
      .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
      .where(eq(quotes.state, 'waiting'))
      .groupBy(quotes.id, clients.name, members.name)
      .orderBy(asc(quotes.createdAt), asc(quotes.id))
      .limit(limit),

  async find(id: string) {
    const [found] = await db
      .select({
        id: quotes.id,
        clientCode: clients.code,
        clientName: clients.name,
        buyer: members.name,
        content: quotes.note,
        expireDate: quotes.validUntil,
        answer: quotes.answer,
        createdAt: quotes.createdAt,
      })
      .from(quotes)
      .innerJoin(clients, eq(clients.id, quotes.clientId))
      .innerJoin(members, eq(members.id, quotes.memberId))
      .where(eq(quotes.id, id));
    return found;
  },
});
