import type { FastifyInstance } from 'fastify';
import type { Database } from 'mall-api/database';
import type { PdfRenderer } from 'mall-api/papers';
import { findRegistered } from './find-registered';
import { registrationPaper } from './registration-paper';

/**
 * Serves the registration certificates of demonstration products, rendered on first request. They are public,
 * as the law requires; a real shop names its own files in `product_devices`.
 */
export function serveRegistrations(app: FastifyInstance, db: Database, press: PdfRenderer): void {
  app.get<{ Params: { name: string } }>(
    '/media/registrations/:name',
    { logLevel: 'warn', schema: { hide: true } },
    async (request, reply) => {
      const id = request.params.name.replace(/\.pdf$/, '');
      const found = await findRegistered(db, id);
      if (!found) return reply.callNotFound();
      const { pdf } = await press.draw(registrationPaper(found), request.ip);
      return reply
        .headers({ 'content-type': 'application/pdf', 'cache-control': 'public, max-age=3600' })
        .send(Buffer.from(pdf));
    },
  );
}
