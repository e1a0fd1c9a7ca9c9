import type { FastifyInstance } from 'fastify';

/** Lets a graceful stop finish: replies to pending calls close their keep-alive connections. */
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
