import type { FastifyInstance } from 'fastify';
import { callPrefix } from './call-schema';

/** One line for each call: what, by whom, how long. Neither bodies nor headers, so no password and no session. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    // What a call answers is for its caller alone; what may be kept says so itself.
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
