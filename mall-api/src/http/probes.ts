import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

/** /health: the process answers. /ready: it reaches its database, so a load balancer may send it buyers. */
export function answerProbes(app: FastifyInstance, db: Database): void {
  app.get('/health', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'silent' }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready', database: db.engine };
    } catch (error) {
      request.log.error({ err: error }, 'database out of reach');
      return reply.code(503).send({ status: 'database out of reach' });
    }
  });
}
