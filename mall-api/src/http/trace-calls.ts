import type { FastifyInstance, FastifyRequest } from 'fastify';
import { envelopeCodes } from 'shared-kernel/domain';
import type { Span, Traces } from 'traces';
import { callPrefix } from './call-schema';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call while it is traced. */
    span: Span | undefined;
  }
}

/**
 * A span for each call, within the trace that `traceparent` names. It says the number that a buyer is told
 * (`mall.request_id`), and each line of the call's log says the trace; neither holds anything of the buyer's.
 */
export function traceCalls(app: FastifyInstance, { api, tracer }: Traces): void {
  app.decorateRequest('span', undefined);

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(callPrefix)) return done();
    const { url } = request.routeOptions;
    const parent = api.propagation.extract(api.ROOT_CONTEXT, request.headers);
    const span = tracer.startSpan(
      url?.slice(callPrefix.length) ?? 'unknown',
      {
        kind: api.SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          ...(url && { 'http.route': url }),
          'mall.request_id': request.id,
        },
      },
      parent,
    );
    if (!span.isRecording()) return api.context.with(api.trace.setSpan(parent, span), done);
    request.span = span;
    request.log = request.log.child({ traceId: span.spanContext().traceId });
    reply.log = request.log;
    api.context.with(api.trace.setSpan(parent, span), done);
  });

  // Where a body was read, the context of `onRequest` is lost.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (!span) return done();
    api.context.with(api.trace.setSpan(api.ROOT_CONTEXT, span), done);
  });

  function end(request: FastifyRequest, attributes: Record<string, string | number>, isError: boolean): void {
    const { span } = request;
    request.span = undefined;
    if (!span) return;
    span.setAttributes(attributes);
    if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  }

  app.addHook('onResponse', async (request, { statusCode, failureCode = envelopeCodes.ok }) => {
    const isError = Number(failureCode) >= Number(envelopeCodes.internal) || statusCode >= 500;
    end(request, { 'http.response.status_code': statusCode, 'mall.code': failureCode }, isError);
  });
  app.addHook('onRequestAbort', async (request) => end(request, { 'mall.code': 'aborted' }, false));
}
