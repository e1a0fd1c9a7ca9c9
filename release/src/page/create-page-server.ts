import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { pictureName } from '../checks/pictures/picture-report';
import { readConfiguration } from '../configuration/stored-configuration';
import { notFound } from '../serve/replies';
import { securityHeaders } from '../serve/security-headers';
import type { ServerMetrics } from '../serve/server-metrics';
import type { Store } from '../store/store';
import { faultFacts } from './fault-facts';
import { historyFacts } from './history-facts';
import { type PageQuery, reloadOf } from './page-layout';
import { picturedReport } from './picture-facts';
import { releaseFacts } from './release-facts';
import { renderFaults } from './render-faults';
import { renderHistory } from './render-history';
import { renderPage } from './render-page';
import { renderPictures } from './render-pictures';
import { renderTrends } from './render-trends';
import { trendFacts } from './trend-facts';

export interface PageOptions {
  store: Store;
  /** Where the API processes keep what browsers report. */
  telemetry: readonly string[];
  /** Of the server of the shop in the same process; without it there is no `/metrics`. */
  metrics?: ServerMetrics | undefined;
}

const STYLE = fileURLToPath(new URL('style.css', import.meta.url));

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Builds the server of the release page. It only reads; it is for the team and belongs on an address of its own. */
export function createPageServer({ store, telemetry, metrics }: PageOptions): FastifyInstance {
  const app = Fastify();
  securityHeaders(app);
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
  });
  app.get<{ Querystring: PageQuery }>('/', async ({ query }, reply) => {
    const { config } = await readConfiguration(store);
    const channels = await releaseFacts(store, config, telemetry);
    return reply
      .type('text/html; charset=utf-8')
      .send(renderPage(channels, config.site.title, reloadOf(query)));
  });
  app.get<{ Querystring: PageQuery }>('/trends', async ({ query }, reply) => {
    const { config } = await readConfiguration(store);
    const page = renderTrends(await trendFacts(store, telemetry), config.site.title, reloadOf(query));
    return reply.type('text/html; charset=utf-8').send(page);
  });
  if (metrics)
    app.get('/metrics', async (_request, reply) => {
      const { type, text } = await metrics.read();
      return reply.type(type).send(text);
    });
  const places = new Map<string, string | null>();
  app.get('/faults', async (_request, reply) => {
    const { config } = await readConfiguration(store);
    const faults = await faultFacts(store, telemetry, places);
    return reply.type('text/html; charset=utf-8').send(renderFaults(faults, config.site.title));
  });
  app.get<{ Querystring: PageQuery }>('/history', async ({ query }, reply) => {
    const { config } = await readConfiguration(store);
    const facts = await historyFacts(store, query);
    return reply.type('text/html; charset=utf-8').send(renderHistory(facts, config.site.title));
  });
  app.get<{ Querystring: PageQuery }>('/pictures', async ({ query }, reply) => {
    const { config } = await readConfiguration(store);
    const report = await picturedReport(store, query);
    return reply
      .code(report === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(renderPictures(report, config.site.title));
  });
  app.get<{ Params: { name: string } }>('/pictures/:name.webp', async ({ params }, reply) => {
    const name = pictureName.safeParse(params.name);
    const picture = name.success ? await readFile(store.picture(name.data)).catch(() => null) : null;
    return picture === null ? notFound(reply) : reply.type('image/webp').send(picture);
  });
  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(STYLE)),
  );
  return app;
}
