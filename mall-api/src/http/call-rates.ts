import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Overloaded } from './call-error';
import { callPrefix, sessionHeader } from './call-schema';

export interface CallRates {
  readonly buyer: number;
  readonly address: number;
}

const windowMs = 60_000;
const callersCached = 50_000;

/** Counts calls by caller. @returns seconds until the next window for a caller over its limit */
function createRate(limit: number): (caller: string) => number | undefined {
  const counts = new LRUCache<string, { calls: number; until: number }>({ max: callersCached });
  return (caller) => {
    const now = Date.now();
    const known = counts.get(caller);
    const count = known && known.until > now ? known : { calls: 0, until: now + windowMs };
    count.calls += 1;
    counts.set(caller, count);
    return count.calls > limit ? Math.ceil((count.until - now) / 1000) : undefined;
  };
}

/**
 * Limits calls per minute of a buyer or address, in each process by itself. It protects others from one
 * caller's loop and is far above what people do; guesses have limits of their own.
 */
export function limitCallRates(app: FastifyInstance, { buyer, address }: CallRates): void {
  const ofAddress = createRate(address);
  const ofBuyer = createRate(buyer);
  app.addHook('onRequest', async ({ url, ip, headers }: FastifyRequest) => {
    if (!url.startsWith(callPrefix)) return;
    const session = headers[sessionHeader];
    const wait = ofAddress(ip) ?? (typeof session === 'string' ? ofBuyer(session) : undefined);
    if (wait !== undefined) throw new Overloaded(wait);
  });
}
