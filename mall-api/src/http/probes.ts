import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Fitness } from './refuse-unfit';

// Shorter than a load balancer's timeout.
const readyMs = 3000;

/**
 * /health: the process answers. /ready: it reaches its database and fits the installation, so a load
 * balancer may route to it.
 */
export function answerProbes(app: FastifyInstance, db: Database, whyUnfit: Fitness): void {
  app.get('/health', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'silent' }, async (request, reply) => {
    try {
      const why = await within(readyMs, whyUnfit());
      if (why !== undefined) return reply.code(503).send({ status: why });
      return { status: 'ready', database: db.engine };
    } catch (error) {
      request.log.error({ err: error }, 'database out of reach');
      return reply.code(503).send({ status: 'database out of reach' });
    }
  });
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  const limit = sleep(ms, undefined, { signal: answered.signal }).then((): never => {
    throw new Error(`no answer for ${ms} ms`);
  });
  return Promise.race([work, limit]).finally(() => answered.abort());
}
