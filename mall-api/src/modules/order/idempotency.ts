import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { invalid } from '../../http/call-error';

/**
 * Lets a request with a key take effect once. Must run in the request's own transaction: a second request with the
 * key waits for the first one to end, then gets its reply, or takes its place when it failed.
 * @param key undefined for a caller who does not care
 * @throws CallError 60001 when the key was used for something else
 */
export async function once<Reply>(
  tx: Queries,
  buyer: Buyer,
  key: string | undefined,
  request: unknown,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return work();
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
