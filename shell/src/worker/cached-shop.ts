import { noticeHtml } from '../offline/notice';
import { type CachedComposition, isWithdrawn, readDocument, releaseOf } from './read-document';
import { scope } from './worker-scope';

const SHOP = 'shop';
export const FILES = 'shop-files';

/** The document of no page in particular: its app shell is the shell's, and the shell shows the page of the address. */
const DOCUMENT = '/';
/** The paths that were seen, so that a new release has their code, too. */
const PATHS = '/cached/paths';
const CACHED_AT = 'x-cached-at';
const pathsAtMost = 30;
const keptMs = 7 * 24 * 60 * 60 * 1000;

interface CachedDocument {
  html: string;
  at: string;
  headers: Headers;
  composition: CachedComposition;
}

/** The one kept document, unless it is too old or one of its releases was taken back. */
async function cachedDocument(): Promise<CachedDocument | null> {
  const response = await (await caches.open(SHOP)).match(DOCUMENT);
  if (!response) return null;
  const html = await response.text();
  const composition = readDocument(html);
  const at = response.headers.get(CACHED_AT) ?? '';
  const isOld = !(Date.now() - Date.parse(at) < keptMs);
  if (!composition || isOld || isWithdrawn(composition, scope.offline?.withdrawn ?? {})) return null;
  return { html, at, headers: response.headers, composition };
}

/** The shop as it was last seen, for any address, with a word on when that was. */
export async function showCached(): Promise<Response | undefined> {
  const kept = await cachedDocument();
  if (!kept) return undefined;
  const html = kept.html.replace('<body>', `<body>${noticeHtml(kept.at)}`);
  return new Response(html, { headers: kept.headers });
}

/**
 * Keeps what is live now, with the code of what was seen, in place of what was kept before. A document is kept last, when
 * all that it needs is there.
 * @param seen the page that was shown, and files that it has loaded
 */
export async function keepShop(seen?: { path: string; files: readonly string[] }): Promise<void> {
  // Not from the browser's own cache without asking, which a document is never taken from.
  const response = await fetch(DOCUMENT, { cache: 'no-cache', headers: { accept: 'text/html' } });
  const html = response.ok ? await response.text() : '';
  const composition = readDocument(html);
  if (!composition) return;
  const paths = await rememberPath(seen?.path, composition);
  const own = (seen?.files ?? []).filter((file) => composition.releases.includes(releaseOf(file)));
  await keepFiles(composition, [
    ...composition.files,
    ...paths.flatMap((path) => composition.preload[path] ?? []),
    ...own,
  ]);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(CACHED_AT, new Date().toISOString());
  await (await caches.open(SHOP)).put(DOCUMENT, new Response(html, { headers }));
  await dropFilesBut(composition);
}

async function rememberPath(path: string | undefined, { preload }: CachedComposition): Promise<string[]> {
  const cache = await caches.open(SHOP);
  const known = ((await (await cache.match(PATHS))?.json()) ?? []) as string[];
  const paths = [...new Set([...(path && path in preload ? [path] : []), ...known])].slice(0, pathsAtMost);
  await cache.put(PATHS, Response.json(paths));
  return paths;
}

async function keepFiles({ integrity }: CachedComposition, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const url of new Set(urls)) {
    if (await cache.match(url)) continue;
    const expected = integrity[url];
    const response = await fetch(url, expected ? { integrity: expected } : {});
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await cache.put(url, response);
  }
}

async function dropFilesBut({ releases }: CachedComposition): Promise<void> {
  const cache = await caches.open(FILES);
  for (const request of await cache.keys())
    if (!releases.includes(releaseOf(new URL(request.url).pathname))) await cache.delete(request);
}

/** What a server says is live: what it has taken back is dropped at once, even when nothing can be kept in its place. */
export async function learnWhatIsLive(state: {
  withdrawn?: Record<string, string[]>;
  apps?: Record<string, string>;
}): Promise<void> {
  const kept = await cachedDocument();
  if (!kept) return;
  if (isWithdrawn(kept.composition, state.withdrawn ?? {})) await caches.delete(SHOP);
  else if (isShown(kept.composition, state.apps ?? {})) return;
  await keepShop();
}

const isShown = ({ releases }: CachedComposition, apps: Readonly<Record<string, string>>): boolean =>
  Object.entries(apps).every(([app, version]) => releases.includes(`${app}@${version}`));
