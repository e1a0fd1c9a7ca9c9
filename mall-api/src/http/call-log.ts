import type { FastifyInstance } from 'fastify';
import { callPrefix } from './call-schema';

/**
 * Logs one line per call: call, caller, duration. Neither bodies nor headers, so no password and no session.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    // Replies are private to their caller; cacheable ones say so themselves.
    if (request.url.startsWith(callPrefix)) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        failure: reply.failureCode,
        memberId: request.buyer?.memberId,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}
