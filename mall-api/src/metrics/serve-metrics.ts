import type { FastifyInstance } from 'fastify';
import { Registry, register } from 'prom-client';

/**
 * `/metrics` in Prometheus' text format: what `registry` has, and what the process has by itself (server.ts). For
 * who reaches the process itself: the shop's fronts pass it on to nobody, and what comes through a proxy gets 404.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    const all = Registry.merge([register, registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
