import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { invalid } from '../../http/call-error';

/** Who asks for something that must take effect once. */
export interface Caller {
  readonly buyer: Buyer;
  /** The request's `idempotency-key`; undefined for a caller who does not care. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Does what a request asks for in one transaction, and once for its key. What was done under a key is found again, so
 * that it may be tried anew after an unknown outcome.
 * @throws CallError 60001 when the key was used for something else
 */
export function once<Reply>(
  db: Database,
  { buyer, idempotencyKey: key }: Caller,
  request: unknown,
  work: (tx: Queries) => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return db.transaction(work);
  return db.repeatable((tx) => onceUnder(key, tx, buyer, request, () => work(tx)));
}

/** A second request with the key waits for the first one to end, then gets its reply, or takes its place when it failed. */
async function onceUnder<Reply>(
  key: string,
  tx: Queries,
  buyer: Buyer,
  request: unknown,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const own = and(eq(idempotencyKeys.memberId, buyer.memberId), eq(idempotencyKeys.key, key));
  const begun = await tx
    .insert(idempotencyKeys)
    .values({ memberId: buyer.memberId, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (begun.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(own);
    if (earlier?.requestHash !== requestHash) throw invalid('idempotency-key 已用于其他请求');
    return earlier.reply as Reply;
  }
  const reply = await work();
  await tx.update(idempotencyKeys).set({ reply }).where(own);
  return reply;
}
