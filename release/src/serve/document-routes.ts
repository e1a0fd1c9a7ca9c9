import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILED_SHELL } from '../documents/boot-script';
import { WORKER, WORKER_POLICY } from '../documents/offline-worker';
import { appName, releaseVersion } from '../store/names';
import { ReleaseError } from '../store/release-error';
import { bucketCookie, bucketOf, cookieOf, drawBucket } from './buyer-bucket';
import { passesOf } from './buyer-groups';
import { COMPRESSIONS, chooseEncoding } from './choose-encoding';
import type { DrawnDocuments } from './drawn-documents';
import type { ChannelDocuments, LiveRevision } from './live-documents';
import type { Versions } from './previews';
import type { DocumentTraces } from './trace-documents';

const FILE_NAME = /\.[A-Za-z0-9]{1,8}$/;
const REVISION = 'revision';
const WITH = 'with';

/**
 * Every address that nothing else answers: the document of its route family, from the live revision and, where a
 * canary runs, for the buyer's groups and bucket; where a shell has not started, what is shown instead. On a channel that allows it `?revision=12` opens a past composition, and
 * `?with=mf-cart@1.1.0+e2b8f6c6` what is live with that version, for as long as the browser is open or until `=live`.
 * @param drawn the pages that are drawn before they are sent; null where none are
 * @param traces what hears of each document; null where nothing does
 */
export function documentRoutes(
  app: FastifyInstance,
  documents: ChannelDocuments,
  preview: Preview,
  { drawn, traces }: { drawn: DrawnDocuments | null; traces: DocumentTraces | null },
): void {
  app.get('/composition.json', async (request, reply) => {
    const now = await documents.live();
    reply.header('cache-control', 'no-store');
    if (now === null) return reply.code(503).send({ message: 'nothing is live on this channel' });
    const shown = (await shownRevision(request, reply, now, { documents, preview })) ?? now;
    const { state } = variantFor(shown, request, reply);
    return reply.type('application/json; charset=utf-8').send(state);
  });

  app.get(`/${WORKER}`, async (request, reply) => {
    const now = await documents.live();
    const shown = now && ((await shownRevision(request, reply, now, { documents, preview })) ?? now);
    const { worker = null } = shown ? variantFor(shown, request, reply) : {};
    if (worker === null) return reply.callNotFound();
    reply.headers({
      'cache-control': 'private, no-cache',
      'content-security-policy': WORKER_POLICY,
      vary: 'accept-encoding, cookie',
    });
    return reply.type('text/javascript; charset=utf-8').send(worker);
  });

  app.get('/health', async (_request, reply) => {
    const now = await documents.live();
    const failing = documents.failing();
    return reply
      .code(now === null ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: failing ? 'degraded' : 'ok', revision: now?.revision.revision ?? null, failing });
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/, '');
    // A missing picture or script must not be answered with a page.
    if (FILE_NAME.test(path)) return reply.callNotFound();
    const now = await documents.live();
    if (now === null) {
      return reply.code(503).header('retry-after', '5').type('text/plain').send('商城尚未发布，请稍后再试\n');
    }
    const shown = await shownRevision(request, reply, now, { documents, preview });
    if (shown === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('没有这个修订或版本\n');
    }
    const variant = variantFor(shown, request, reply);
    const page = shown === now ? await drawn?.documentFor(now.revision, variant.folder, request) : null;
    const written = variant.documentFor(path);
    const document = page ?? written;
    if (document === undefined) return reply.callNotFound();
    traces?.shows(request, written?.path ?? '*', page !== null && page !== undefined);
    const offered = COMPRESSIONS.filter((compression) => document.variants[compression]);
    const encoding = chooseEncoding(request.headers['accept-encoding'], offered);
    const etag = `"${document.hash}-${encoding}"`;
    reply.headers({
      ...variant.headers,
      ...(page && { 'content-security-policy': page.policy }),
      // A buyer's page is in no cache, not even their own browser's: the next one may sit at it.
      // Only of what no cache keeps: a kept document would give its trace to whoever gets it.
      ...(page?.isPrivate
        ? { 'cache-control': 'private, no-store', ...traces?.headersFor(request) }
        : { 'cache-control': 'private, no-cache', etag }),
      vary: 'accept-encoding, cookie',
    });
    for (const cookie of page?.cookies ?? []) reply.header('set-cookie', cookie);
    // Only the shell's own document, of all addresses, answers it: the page in it says that there is none.
    if (written?.path === '/' && path !== '/') reply.code(404);
    else if (!page?.isPrivate && matches(request.headers['if-none-match'], etag))
      return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(document.variants[encoding]);
  });
}

const variantFor = (shown: LiveRevision, request: FastifyRequest, reply: FastifyReply) =>
  shown.variantFor({
    bucket: bucketFor(request, reply),
    passes: passesOf(request.headers.cookie),
    failedShell: cookieOf(request.headers.cookie, FAILED_SHELL),
  });

function bucketFor(request: FastifyRequest, reply: FastifyReply): number {
  const known = bucketOf(request.headers.cookie);
  if (known !== null) return known;
  const drawn = drawBucket();
  reply.header('set-cookie', bucketCookie(drawn, request.protocol === 'https'));
  return drawn;
}

/** Composes what is live with published versions of some apps; rejects with a ReleaseError when there is none. */
type Preview = (live: LiveRevision, versions: Versions) => Promise<LiveRevision>;

/** What is live, or the past revision or the preview that was asked for; null when that does not exist. */
async function shownRevision(
  request: FastifyRequest,
  reply: FastifyReply,
  live: LiveRevision,
  { documents, preview }: { documents: ChannelDocuments; preview: Preview },
): Promise<LiveRevision | null> {
  if (!live.revision.settings.inspect) return live;
  const versions = chosen(WITH, request, reply, isVersions);
  const number = Number(chosen(REVISION, request, reply, (text) => /^[1-9]\d{0,8}$/.test(text)));
  if (versions) return preview(live, Object.fromEntries(versions.split(',').map(toVersion))).catch(asMissing);
  if (!Number.isInteger(number) || number < 1) return live;
  return number === live.revision.revision ? live : documents.past(number);
}

/** A choice of the address, which the browser then keeps, or the kept one. Any other word ends it. */
function chosen(
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  isChoice: (text: string) => boolean,
): string | null {
  // A plus of an address is read as a blank.
  const asked = new URLSearchParams(request.url.split('?')[1]).get(name)?.replaceAll(' ', '+') ?? null;
  if (asked === null) {
    const kept = cookieOf(request.headers.cookie, name);
    return kept !== undefined && isChoice(kept) ? kept : null;
  }
  const keep = isChoice(asked) ? `${name}=${asked}` : `${name}=; Max-Age=0`;
  reply.header('set-cookie', `${keep}; Path=/; SameSite=Lax`);
  return isChoice(asked) ? asked : null;
}

const isVersions = (text: string): boolean =>
  text
    .split(',')
    .map(toVersion)
    .every(([app, version]) => appName.safeParse(app).success && releaseVersion.safeParse(version).success);

const toVersion = (text: string): [app: string, version: string] => {
  const [app = '', version = ''] = text.split('@');
  return [app, version];
};

function asMissing(error: unknown): null {
  if (error instanceof ReleaseError) return null;
  throw error;
}

// A CDN that compresses again turns our validators into weak ones.
const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
