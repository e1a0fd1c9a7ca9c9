import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import type { Encoding, LiveDocument, LiveRevision } from './live-documents';

const FILE_NAME = /\.[A-Za-z0-9]{1,8}$/;

/** Every address that nothing else answers: the document of its route family, from the live revision. */
export function documentRoutes(app: FastifyInstance, live: () => Promise<LiveRevision | null>): void {
  app.get('/composition.json', async (_request, reply) => {
    const now = await live();
    reply.header('cache-control', 'no-store');
    if (now === null) return reply.code(503).send({ message: 'nothing is live on this channel' });
    const { channel, revision, apps } = now.revision;
    const versions = Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
    return { channel, revision, apps: versions };
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/, '');
    // A missing picture or script must not be answered with a page.
    if (FILE_NAME.test(path)) return reply.callNotFound();
    const now = await live();
    const document = now?.documentFor(path);
    if (!now || !document) {
      return reply.code(503).header('retry-after', '5').type('text/plain').send('商城尚未发布，请稍后再试\n');
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], document);
    const etag = `"${document.hash}-${encoding}"`;
    reply.headers({ ...now.headers, 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(document.variants[encoding]);
  });
}

function chooseEncoding(accepted: string | undefined, { variants }: LiveDocument): Encoding {
  const offered = (['br', 'gzip'] as const).filter((encoding) => variants[encoding]);
  return (accepted && (negotiate(accepted, [...offered]) as Encoding | null)) || 'identity';
}

// A CDN that compresses again turns our validators into weak ones.
const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
