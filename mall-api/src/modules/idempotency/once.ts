import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { invalid } from '../../http/call-error';

/** The caller of a request that must take effect once. */
export interface Caller {
  readonly buyer: Buyer;
  /** The request's `idempotency-key`; undefined when the caller sent none. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Runs a request in one transaction, once per key. The stored reply makes it retryable after an unknown
 * outcome.
 * @throws CallError 60001 when the key was used for another request
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

/** A second request with the key waits for the first, then gets its reply, or runs if the first failed. */
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
