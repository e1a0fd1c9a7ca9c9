import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { approvals, purchaseRequests, quotes } from '../../db/schema';

type Numbered = typeof approvals | typeof purchaseRequests | typeof quotes;

/** The next number of what a client counts for itself; whoever takes one holds the client's lock (`lockClient`). */
export async function nextNo(tx: Queries, table: Numbered, clientId: string): Promise<number> {
  const [last] = await tx
    .select({ no: sql`coalesce(max(${table.no}), 0)`.mapWith(Number) })
    .from(table)
    .where(eq(table.clientId, clientId));
  return (last?.no ?? 0) + 1;
}
