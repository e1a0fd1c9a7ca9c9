import Fastify, { type FastifyInstance } from 'fastify';
import type { Traces } from 'traces';
import { verifyLineup } from '../composition/require-signatures';
import type { Revision } from '../composition/revision';
import { readConfiguration } from '../configuration/stored-configuration';
import { createRenderer } from '../render/renderer';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { apiProxy } from './api-proxy';
import { appFiles } from './app-files';
import { answerBrokenRequest } from './broken-requests';
import { crawlerFiles } from './crawler-files';
import { documentRoutes } from './document-routes';
import { type DrawnDocuments, drawnDocuments } from './drawn-documents';
import { kitFiles } from './kit-files';
import { type ChannelDocuments, followChannel } from './live-documents';
import { previews } from './previews';
import { refuseTwoHosts } from './refuse-two-hosts';
import { notFound } from './replies';
import { requestPath } from './request-path';
import { securityHeaders } from './security-headers';
import type { ServerMetrics } from './server-metrics';
import { type TeamCommandsOptions, teamCommands } from './team-commands';
import { tellDrawingFault } from './tell-drawing-fault';
import { traceDocuments } from './trace-documents';

export interface ServeOptions {
  store: Store;
  channel: string;
  /** Documents from elsewhere than the channel, such as those of a composition that is being checked. */
  documents?: ChannelDocuments | undefined;
  /** Address of mall-api, such as `http://127.0.0.1:3001`. */
  api: string;
  /** PEM texts. With them the server speaks HTTP/2, and HTTP/1.1 to those who cannot. */
  tls?: { key: string; cert: string } | undefined;
  /** Whether every request comes from a proxy that says in `X-Forwarded-*` for whom. */
  behindProxy?: boolean | undefined;
  /** So long a request may take to come in, milliseconds. */
  requestWithinMs?: number | undefined;
  /** Take commands of teams that are somewhere else. */
  accept?: Omit<TeamCommandsOptions, 'store' | 'api'> | undefined;
  /** Serve only what was signed with a key of this file, whatever the store says of the channel. */
  keys?: string | undefined;
  /** Draw pages before they are sent, where that takes no longer than so many milliseconds. */
  render?: number | undefined;
  /** What counts its replies. */
  metrics?: ServerMetrics | undefined;
  /** Where its documents are traced. */
  traces?: Traces | undefined;
  /** Whether a call is not passed on, by its path below `/api/sale/mall/`: a check looks, and changes nothing. */
  keepsBack?: ((call: string) => boolean) | undefined;
}

// The browser gives up then (docs/specification.md#limits).
const REQUEST_WITHIN_MS = 120_000;
/** Of what an answer may wait, the part in which its drawing may wait for its turn: 100 of 450 ms. */
const QUEUE_PART = 2 / 9;

/**
 * Builds the server of a composed shop: documents and files from a release store, everything else from
 * mall-api, on one address. It follows the channel: a promotion shows with the next document.
 * @throws ReleaseError when the address of the API is not one, or what is live was not signed.
 */
export async function createServer({
  store,
  channel,
  documents,
  api,
  tls,
  behindProxy = false,
  requestWithinMs = REQUEST_WITHIN_MS,
  keys,
  accept,
  render,
  metrics,
  traces: openedTraces,
  keepsBack,
}: ServeOptions): Promise<FastifyInstance> {
  if (!/^http:\/\/[^/]+\/?$/.test(api)) {
    throw new ReleaseError(`"${api}" is not an address such as http://127.0.0.1:3001`);
  }
  const app = createInstance({ tls, behindProxy, requestWithinMs });
  const traces = openedTraces ? traceDocuments(app, openedTraces) : null;
  securityHeaders(app);
  refuseTwoHosts(app);
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
  if (accept) teamCommands(app, { store, api, ...accept });
  await app.register((scope) => apiProxy(scope, api, keepsBack));
  const shown = documents ?? followChannel(store, channel, verify);
  if (documents === undefined && (await takesSignedOnly())) await shown.live();
  metrics?.watch(app, shown);
  kitFiles(app, { store, channel, documents: shown });
  crawlerFiles(app, shown);
  const drawn = render ? draws(render) : null;
  documentRoutes(app, shown, previews(store, verify), { drawn, traces });
  return app;

  function draws(within: number): DrawnDocuments {
    const renderer = createRenderer({ queueMs: QUEUE_PART * within, limitMs: Math.max(within, 1_000) });
    app.addHook('onClose', async () => renderer.close());
    const tellApi = tellDrawingFault(api);
    const drawn = drawnDocuments({
      store,
      api,
      renderer,
      within,
      step: traces?.step,
      tell(fault) {
        metrics?.drawingFailed(fault.app);
        tellApi(fault);
      },
    });
    // Who comes meanwhile gets static documents.
    app.addHook('onListen', async () => {
      void shown.live().then(
        (live) => live && drawn.warm(live.revision),
        () => {},
      );
    });
    return metrics?.watchDrawing(drawn) ?? drawn;
  }

  async function verify(revision: Revision): Promise<void> {
    if (await takesSignedOnly()) await verifyLineup(store, revision, keys);
  }

  async function takesSignedOnly(): Promise<boolean> {
    return keys !== undefined || ((await readConfiguration(store)).config.channels[channel]?.signed ?? false);
  }
}

function createInstance({
  tls,
  behindProxy,
  requestWithinMs,
}: Pick<ServeOptions, 'tls'> & { behindProxy: boolean; requestWithinMs: number }): FastifyInstance {
  const common = {
    bodyLimit: 16 * 1024,
    // One hop: what the caller says of earlier ones is the proxy's to believe.
    trustProxy: behindProxy ? (_address: string, hop: number) => hop === 0 : false,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: requestPath,
    requestTimeout: requestWithinMs,
  };
  // Of two times Node takes the shorter one for the headers.
  const times = { headersTimeout: requestWithinMs / 2, connectionsCheckingInterval: requestWithinMs / 4 };
  if (tls === undefined) return Fastify({ ...common, forceCloseConnections: 'idle', http: times });
  // The routes are the same for both protocols; only the types of the raw sockets differ.
  return Fastify({
    ...common,
    http2: true,
    https: { ...tls, allowHTTP1: true },
  }) as unknown as FastifyInstance;
}
