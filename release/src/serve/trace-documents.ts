import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Traces } from 'traces';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a document while it is traced. */
    span: Span | undefined;
  }
}

/**
 * Does what a document waits for, and is told of.
 * @param work is given the headers that carry the trace on
 */
export type Step = <Result>(
  name: string,
  work: (headers: Readonly<Record<string, string>>) => Promise<Result>,
) => Promise<Result>;

export const untraced: Step = (_name, work) => work({});

export interface DocumentTraces {
  readonly step: Step;
  /**
   * Says what a request is answered with.
   * @param path of the document, as the apps state it
   */
  shows(request: FastifyRequest, path: string, isDrawn: boolean): void;
  /** What a browser is told, so that the first calls of its page belong to the trace of the document. */
  headersFor(request: FastifyRequest): Readonly<Record<string, string>>;
}

/**
 * A span for each document, with its replies, the calls that they come from and its drawing below it. It names the
 * document's route; neither the address nor a header of who asks is in it.
 */
export function traceDocuments(app: FastifyInstance, { api, tracer }: Traces): DocumentTraces {
  const { context, propagation, trace } = api;
  app.decorateRequest('span', undefined);

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url !== '/*') return done();
    const parent = propagation.extract(api.ROOT_CONTEXT, request.headers);
    request.span = tracer.startSpan('document', { kind: api.SpanKind.SERVER }, parent);
    context.with(trace.setSpan(parent, request.span), done);
  });

  const end = ({ span }: FastifyRequest, status?: number) => {
    if (status !== undefined) span?.setAttribute('http.response.status_code', status);
    if (status !== undefined && status >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
    span?.end();
  };
  app.addHook('onResponse', async (request, { statusCode }) => end(request, statusCode));
  app.addHook('onRequestAbort', async (request) => end(request));

  function headersOf(span: Span): Record<string, string> {
    const headers: Record<string, string> = {};
    propagation.inject(trace.setSpan(api.ROOT_CONTEXT, span), headers);
    return headers;
  }

  return {
    step: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work(headersOf(span));
        } catch (error) {
          span.setStatus({ code: api.SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    shows({ span }, path, isDrawn) {
      span?.updateName(`document ${path}`);
      span?.setAttributes({ 'http.route': path, 'mall.document': isDrawn ? 'drawn' : 'static' });
    },
    headersFor({ span }) {
      if (!span?.isRecording()) return {};
      return { 'server-timing': `traceparent;desc="${headersOf(span)['traceparent']}"` };
    },
  };
}
