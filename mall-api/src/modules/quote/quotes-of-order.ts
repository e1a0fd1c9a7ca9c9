import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { quoteLines as lines, quotes } from '../../db/schema';

/** The quotes at whose prices an order was made. */
export const quotesOfOrder = (db: Queries, orderId: string) =>
  db
    .selectDistinct({ id: quotes.id, no: quotes.no })
    .from(quotes)
    .innerJoin(lines, eq(lines.quoteId, quotes.id))
    .where(eq(lines.orderId, orderId))
    .orderBy(asc(quotes.no));
