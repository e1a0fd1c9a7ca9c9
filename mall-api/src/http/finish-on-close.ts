import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop come to its end: a reply to what is still under way closes its connection, which the caller would keep
 * open for further calls otherwise.
 */
export function finishOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
