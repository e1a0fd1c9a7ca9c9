import type { FastifyInstance } from 'fastify';
// The one statement of them: `npm run generate` writes it into nginx's template.
import stated from './security-headers.json' with { type: 'json' };

/** Gives every reply the same headers, whatever the API says of them. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async ({ protocol }, reply) => {
    reply.headers(stated.always);
    if (protocol === 'https') reply.headers(stated.https);
  });
}
