import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

// Sooner than a balancer gives up asking.
const readyMs = 3000;

/** /health: the process answers. /ready: it reaches its database, so a load balancer may send it buyers. */
export function answerProbes(app: FastifyInstance, db: Database): void {
  app.get('/health', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'silent' }, async (request, reply) => {
    try {
      await within(readyMs, db.execute(sql`select 1`));
      return { status: 'ready', database: db.engine };
    } catch (error) {
      request.log.error({ err: error }, 'database out of reach');
      return reply.code(503).send({ status: 'database out of reach' });
    }
  });
}

async function within(ms: number, work: PromiseLike<unknown>): Promise<void> {
  const answered = new AbortController();
  const limit = sleep(ms, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`no answer for ${ms} ms`);
  });
  await Promise.race([work, limit]).finally(() => answered.abort());
}
