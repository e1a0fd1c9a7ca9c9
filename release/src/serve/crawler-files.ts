import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Revision } from '../composition/revision';
import { escapeHtml } from '../documents/escape';
import type { ChannelDocuments } from './live-documents';

/** `robots.txt` and `sitemap.xml`: the pages that the live apps state to be open, for those who list them. */
export function crawlerFiles(app: FastifyInstance, documents: ChannelDocuments): void {
  app.get('/robots.txt', async (request, reply) => {
    const live = await documents.live();
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    // What is tried out is nothing to be found.
    if (!live || live.revision.settings.inspect || live.revision.settings.overrides)
      return reply.send('User-agent: *\nDisallow: /\n');
    const closed = routesOf(live.revision).flatMap(([path, access]) => (access === 'buyer' ? [path] : []));
    const lines = ['/api/', ...closed].map((path) => `Disallow: ${path}`);
    return reply.send(
      ['User-agent: *', ...lines, `Sitemap: ${originOf(request)}/sitemap.xml`, ''].join('\n'),
    );
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const live = await documents.live();
    if (!live) return reply.callNotFound();
    const open = routesOf(live.revision).flatMap(([path, access]) => (access === 'buyer' ? [] : [path]));
    const places = open.map((path) => `<url><loc>${escapeHtml(originOf(request) + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`,
      );
  });
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

const routesOf = ({ apps }: Revision) =>
  Object.values(apps)
    .flatMap(({ routes }) => Object.entries(routes))
    .map(([path, { access }]) => [path, access] as const)
    .sort(([a], [b]) => a.localeCompare(b));
