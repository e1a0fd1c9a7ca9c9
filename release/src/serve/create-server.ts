import Fastify, { type FastifyInstance } from 'fastify';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { apiProxy } from './api-proxy';
import { appFiles } from './app-files';
import { documentRoutes } from './document-routes';
import { type ChannelDocuments, followChannel } from './live-documents';
import { notFound } from './replies';
import { securityHeaders } from './security-headers';

export interface ServeOptions {
  store: Store;
  channel: string;
  /** Documents from elsewhere than the channel, such as those of a composition that is being checked. */
  documents?: ChannelDocuments | undefined;
  /** Address of mall-api, such as `http://127.0.0.1:3001`. */
  api: string;
  /** PEM texts. With them the server speaks HTTP/2, and HTTP/1.1 to those who cannot. */
  tls?: { key: string; cert: string } | undefined;
}

/**
 * Builds the server of a composed shop: documents and files from a release store, everything else from
 * mall-api, on one address. It follows the channel: a promotion shows with the next document.
 * @throws ReleaseError when the address of the API is not one.
 */
export async function createServer({
  store,
  channel,
  documents,
  api,
  tls,
}: ServeOptions): Promise<FastifyInstance> {
  if (!/^http:\/\/[^/]+\/?$/.test(api)) {
    throw new ReleaseError(`"${api}" is not an address such as http://127.0.0.1:3001`);
  }
  const app = createInstance(tls);
  securityHeaders(app);
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    // A browser that went away in the middle of a reply is no fault of anybody's.
    if (status >= 500 && !reply.raw.destroyed)
      console.error(`${request.method} ${request.url} failed`, error);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ message: status >= 500 ? 'Internal error' : error.message });
  });
  await app.register((scope) => appFiles(scope, store), { prefix: '/apps' });
  await app.register((scope) => apiProxy(scope, api));
  documentRoutes(app, documents ?? followChannel(store, channel));
  return app;
}

function createInstance(tls: ServeOptions['tls']): FastifyInstance {
  const common = { forceCloseConnections: 'idle' as const, bodyLimit: 16 * 1024 };
  if (tls === undefined) return Fastify(common);
  // The routes are the same for both protocols; only the types of the raw sockets differ.
  const { forceCloseConnections: _, ...rest } = common;
  return Fastify({ ...rest, http2: true, https: { ...tls, allowHTTP1: true } }) as unknown as FastifyInstance;
}
