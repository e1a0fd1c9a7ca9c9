import type { FastifyInstance } from 'fastify';

/** Refuses a request that names two hosts (RFC 9112, 3.2): Node takes the first, and a proxy before or behind it may take the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    const names = (rawHeaders ?? []).filter((_, at) => at % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length < 2) return;
    return reply.code(400).header('connection', 'close').send({ message: 'two hosts' });
  });
}
