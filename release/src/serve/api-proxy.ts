import compress from '@fastify/compress';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { callAt } from './calls-below';

const PATHS = ['/api/*', '/media/*', '/docs', '/docs/*'];

// The browser gives up after 120 s (docs/specification.md#limits); the proxy must not be the one that gives
// up first.
const REPLY_STARTS_WITHIN_MS = 125_000;

// They speak of the connection to the API, not of the browser's.
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding']);

const TEXT = /^(application\/(json|javascript)|image\/svg\+xml|text\/(css|html|javascript|plain))/;

/**
 * Passes calls, pictures and the API's documentation on to mall-api, streaming both ways.
 * @param keepsBack whether a call is refused here, as the API refuses what it does not do
 */
export async function apiProxy(
  scope: FastifyInstance,
  api: string,
  keepsBack: (call: string) => boolean = () => false,
): Promise<void> {
  scope.addHook('onRequest', async ({ url }, reply) => {
    const [path = ''] = url.split('?');
    const call = callAt(path);
    if (call === null || !keepsBack(call)) return;
    return reply.send({ code: '50001', message: '现在只查看，不改动', data: null });
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await scope.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: TEXT,
    globalDecompression: false,
  });
  await scope.register(replyFrom, {
    base: api,
    disableRequestLogging: true,
    destroyAgent: true,
    // An event stream may stay silent for as long as it likes.
    undici: { headersTimeout: REPLY_STARTS_WITHIN_MS, bodyTimeout: 0 },
  });
  for (const path of PATHS) {
    scope.all(path, (request, reply) =>
      reply.from(undefined, {
        // Whoever calls first is the client: what it says of earlier hops is not believed.
        // Whoever expects 100-continue has been told to go on by this server.
        rewriteRequestHeaders: (_request, { expect: _, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        rewriteHeaders: (headers) =>
          Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.has(name))),
        // Repeating is for the browser to decide, which knows what may be repeated.
        retryDelay: () => null,
        onError: (failed) => {
          failed
            .code(502)
            .header('cache-control', 'no-store')
            .send({ code: '60008', data: null, message: '服务暂不可用，请稍后再试' });
        },
      }),
    );
  }
}
