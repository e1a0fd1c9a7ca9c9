import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { Revision } from '../composition/revision';
import { drawingFacts } from '../documents/drawing-facts';
import { type DrawnReply, headingOf, readDrawing } from '../documents/drawn-page';
import { renderDocument } from '../documents/render-document';
import { readReleaseFile, type ShopDocuments, shopDocuments } from '../documents/render-documents';
import type { RouteFamily } from '../documents/route-families';
import { readRelease } from '../publish/releases';
import { DrawingFailed, type Renderer, RendererBusy, type ServerScript } from '../render/renderer';
import type { Store } from '../store/store';
import { cookieOf } from './buyer-bucket';
import { SESSION_COOKIE } from './buyer-groups';
import { callUrl } from './calls-below';
import type { LiveDocument } from './live-documents';
import { type VisitorCall, visitorCalls } from './visitor-calls';
import { sizeOf, type WindowName, windowOf } from './visitor-window';

/** Where every shop begins. */
const HOME = '/home';
/** The code of an envelope with a reply. */
const OK = '0';

/** So long a document is taken as it is; then it is drawn anew behind an answer. */
const FRESH_MS = 60_000;
/** So old it may be in that answer. */
const STALE_MS = 10 * 60_000;
/** So long nothing is tried again that could not be drawn. */
const FAILED_MS = 5_000;
/** So long an answer waits for its page to be drawn. */
const ANSWER_WITHIN_MS = 300;
const CALLS_WITHIN_MS = 2_000;
const MOST_KEPT = 200;
const LONGEST_ADDRESS = 300;
/** What a page may weigh as it travels. */
const MOST_BYTES = 60_000;

interface DrawnDocument extends Pick<LiveDocument, 'hash' | 'variants'> {
  policy: string;
}

export interface DrawnDocuments {
  /**
   * The document of a visitor's page with the page in it; null where the static one is to go out.
   * @param folder of the variant that the visitor gets
   */
  documentFor(revision: Revision, folder: string, request: FastifyRequest): Promise<DrawnDocument | null>;
}

export interface DrawingOptions {
  store: Store;
  /** Address of mall-api. */
  api: string;
  renderer: Renderer;
  /** Who hears of a page that could not be drawn. */
  tell: (fault: DrawingFault) => void;
}

export interface DrawingFault {
  app: string;
  version: string;
  /** The route. */
  page: string;
  detail: string;
}

interface Kept {
  at: number;
  /** Null where it could not be drawn. */
  document: DrawnDocument | null;
  drawing: Promise<DrawnDocument | null> | null;
}

/** What a page is drawn for. */
interface Asked {
  revision: Revision;
  folder: string;
  address: URL;
  window: WindowName;
  /** Whose limits the calls count for. */
  from: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;
}

/**
 * Draws the pages of visitors, from the replies to what they begin with. A document belongs to a revision, a variant, an
 * address with its query, and a kind of window; nothing of who asks is in it.
 */
export function drawnDocuments({ store, api, renderer, tell }: DrawingOptions): DrawnDocuments {
  const kept = new Map<string, Kept>();
  const shops = new Map<number, Promise<readonly ShopDocuments[]>>();
  const scripts = new Map<string, Promise<ServerScript | null>>();

  function shopsOf(revision: Revision) {
    const known = shops.get(revision.revision);
    if (known) return known;
    const read = shopDocuments(store, revision);
    // Of the one before somebody may still ask.
    for (const number of [...shops.keys()].slice(0, -1)) shops.delete(number);
    shops.set(revision.revision, read);
    read.catch(() => shops.delete(revision.revision));
    return read;
  }

  function scriptOf(app: string, version: string): Promise<ServerScript | null> {
    const key = `${app}@${version}`;
    const read = async () => {
      const { server } = (await readRelease(store, app, version)).build;
      return server === undefined
        ? null
        : { app, version, text: await readReleaseFile(store, app, version, server) };
    };
    const found = scripts.get(key) ?? read();
    found.catch(() => scripts.delete(key));
    return scripts.set(key, found).get(key) as Promise<ServerScript | null>;
  }

  async function replyTo({ path, method, request }: VisitorCall, { from }: Asked): Promise<DrawnReply> {
    const isPost = method === 'POST';
    const response = await fetch(callUrl(api, path), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(CALLS_WITHIN_MS),
      headers: {
        accept: 'application/json',
        'a-client-type': 'WEB',
        'a-timestamp': `${Date.now()}`,
        'x-forwarded-for': from.ip,
        'x-forwarded-proto': from.protocol,
        'x-forwarded-host': from.host,
        ...(isPost && { 'content-type': 'application/json' }),
      },
      ...(isPost && { body: JSON.stringify(request) }),
    });
    const envelope = (await response.json()) as { code?: unknown; data?: unknown; count?: unknown };
    if (!response.ok || envelope?.code !== OK) throw new Error(`${path} has no reply`);
    const { data, count } = envelope;
    return { path, request, reply: typeof count === 'number' ? { data, count } : data };
  }

  async function drawAt(
    asked: Asked,
    shop: ShopDocuments,
    family: RouteFamily,
  ): Promise<DrawnDocument | null> {
    const { apps, composition, policy } = shop;
    const all = await Promise.all(Object.entries(apps).map(([app, { version }]) => scriptOf(app, version)));
    const taken = all.flatMap((script) => script ?? []);
    const shell = taken.find(({ app }) => apps[app]?.manifest === null);
    if (!shell || !taken.some(({ app }) => app === family.app)) return null;
    const remotes = taken.filter((script) => script !== shell);

    const parts = shop.partsOf(family);
    const { address, window } = asked;
    const replies = await Promise.all(
      visitorCalls(parts.calls, address, window).map((call) => replyTo(call, asked)),
    ).catch(() => null);
    if (replies === null) return null;

    const site = composition.site;
    const given = drawingFacts(
      apps,
      composition,
      { shell: shell.app, remotes: remotes.map(({ app }) => app) },
      { address: address.href, window: sizeOf(window), replies },
    );
    const fault = (app: string, detail: string) =>
      tell({ app, version: apps[app]?.version ?? '', page: family.path, detail });
    try {
      const drawing = readDrawing(await renderer.draw({ scripts: [shell, ...remotes], given }));
      const failed = drawing.failed.filter((view) => remotes.some(({ app }) => view.startsWith(`${app}/`)));
      for (const view of failed) {
        const [app = ''] = view.split('/');
        fault(app, drawing.causes[view] ?? `${view} threw`);
      }
      // What stands around it says less than the app shell, which knows the page's shape.
      if (failed.includes(`${family.app}/app`)) return null;
      const stated = composition.apps[family.app]?.routes[family.path]?.title ?? site.title;
      const title = family.path === HOME ? stated : (headingOf(drawing.html) ?? stated);
      const canonical = new URL(address.pathname + address.search, address.origin).href;
      const listed = { title, canonical, home: new URL(HOME, address.origin).href };
      const html = renderDocument({ ...parts, calls: [], drawn: { ...drawing, replies, listed } });
      return await compressed(html, policy);
    } catch (error) {
      if (!(error instanceof RendererBusy)) fault(family.app, (error as Error).message);
      if (error instanceof RendererBusy || error instanceof DrawingFailed) return null;
      throw error;
    }
  }

  function renew(key: string, asked: Asked, shop: ShopDocuments, family: RouteFamily): Kept {
    const before = kept.get(key);
    const entry: Kept = { at: before?.at ?? 0, document: before?.document ?? null, drawing: null };
    entry.drawing = drawAt(asked, shop, family)
      .catch((error: unknown) => {
        console.error(`${family.path} could not be drawn:`, error);
        return null;
      })
      .then((document) => {
        // What stands is better than nothing, until it is too old.
        if (document || !entry.document || Date.now() - entry.at > STALE_MS)
          Object.assign(entry, { document, at: Date.now() });
        entry.drawing = null;
        return entry.document;
      });
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return entry;
  }

  return {
    async documentFor(revision, folder, request) {
      const { headers, url, protocol, host } = request;
      // Whoever has a session gets the static document.
      if (cookieOf(headers.cookie, SESSION_COOKIE) || url.length > LONGEST_ADDRESS) return null;
      if (revision.settings.overrides) return null;
      const address = addressOf(url, `${protocol}://${host}`);
      if (!address) return null;
      const shop = (await shopsOf(revision)).find((one) => one.folder === folder && !one.isNet);
      const family = shop?.families.find(({ path }) => path === address.pathname);
      if (!shop || !family) return null;
      const app = shop.apps[family.app];
      const access = app?.routes[family.path]?.access ?? 'buyer';
      if (!app || app.manifest === null || access === 'buyer') return null;

      const window = windowOf(headers);
      const asked: Asked = {
        revision,
        folder,
        address,
        window,
        from: { ip: request.ip, protocol, host },
      };
      const key = JSON.stringify([revision.revision, folder, window, address.href]);
      const found = kept.get(key);
      const age = Date.now() - (found?.at ?? 0);
      if (found && age < (found.document ? FRESH_MS : FAILED_MS)) return found.document;
      const entry = found?.drawing ? found : renew(key, asked, shop, family);
      if (entry.document && age < STALE_MS) return entry.document;
      return Promise.race([entry.drawing, after(ANSWER_WITHIN_MS)]);
    },
  };
}

/** An address without what no server sees, and without the slash that says nothing; null where it is none. */
function addressOf(url: string, origin: string): URL | null {
  try {
    const address = new URL(origin + url);
    address.hash = '';
    address.pathname = address.pathname.replace(/(.)\/+$/, '$1');
    return address;
  } catch {
    return null;
  }
}

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

async function compressed(html: string, policy: string): Promise<DrawnDocument | null> {
  const identity = Buffer.from(html);
  const br = await pack.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (br.length > MOST_BYTES) return null;
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { hash, policy, variants: { identity, br, gzip: await pack.gzip(identity) } };
}
