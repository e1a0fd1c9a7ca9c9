import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type DrawingPlace, drawingFacts } from '../documents/drawing-facts';
import { headingOf, readDrawing } from '../documents/drawn-page';
import { type DocumentParts, renderDocument } from '../documents/render-document';
import { readReleaseFile, type ShopDocuments } from '../documents/render-documents';
import type { RouteFamily } from '../documents/route-families';
import { readRelease } from '../publish/releases';
import { DrawingFailed, type Renderer, RendererBusy, type ServerScript } from '../render/renderer';
import type { Store } from '../store/store';
import type { Compression } from './choose-encoding';
import type { LiveDocument } from './live-documents';
import type { Opening } from './page-calls';
import type { PageReplies } from './page-replies';
import { sizeOf } from './visitor-window';

/** Where every shop begins. */
export const HOME = '/home';
/** What a page may weigh, compressed. */
const MOST_BYTES = 60_000;

export interface DrawnDocument extends Pick<LiveDocument, 'hash' | 'variants'> {
  policy: string;
  /** What the API has the browser keep of the buyer's groups. */
  cookies: readonly string[];
  /** Whose it is, nobody else gets to see. */
  isPrivate: boolean;
}

export interface DrawingFault {
  app: string;
  version: string;
  /** The route. */
  page: string;
  detail: string;
}

export interface PageDrawerOptions {
  store: Store;
  renderer: Renderer;
  /** Who hears of a page that could not be drawn. */
  tell: (fault: DrawingFault) => void;
}

/** The server scripts that a page is drawn with. */
interface PageScripts {
  shell: ServerScript;
  remotes: readonly ServerScript[];
}

/** What a page is drawn from. */
interface PageToDraw extends Opening {
  shop: ShopDocuments;
  family: RouteFamily;
  scripts: PageScripts;
  /** What its document is made of. */
  parts: DocumentParts;
  given: Pick<PageReplies, 'replies' | 'left' | 'cookies'>;
  encodings: readonly Compression[];
}

/** Draws documents with the server scripts of the releases that a shop names. */
interface PageDrawer {
  /** Null where the shell or the app of the page is drawn in browsers alone. */
  scriptsOf(page: Pick<PageToDraw, 'shop' | 'family'>): Promise<PageScripts | null>;
  /** Null where the static document is to go out. */
  draw(page: PageToDraw): Promise<DrawnDocument | null>;
  /** Draws a page without any reply for nobody, so that those that follow are quick. */
  warm(page: Pick<PageToDraw, 'shop' | 'scripts' | 'address' | 'window'>): Promise<void>;
}

export function pageDrawer({ store, renderer, tell }: PageDrawerOptions): PageDrawer {
  const scripts = new Map<string, Promise<ServerScript | null>>();

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

  async function scriptsOf({ shop: { apps }, family }: Pick<PageToDraw, 'shop' | 'family'>) {
    const all = await Promise.all(Object.entries(apps).map(([app, { version }]) => scriptOf(app, version)));
    const taken = all.flatMap((script) => script ?? []);
    const shell = taken.find(({ app }) => apps[app]?.manifest === null);
    if (!shell || !taken.some(({ app }) => app === family.app)) return null;
    return { shell, remotes: taken.filter((script) => script !== shell) };
  }

  async function draw(page: PageToDraw): Promise<DrawnDocument | null> {
    const { shop, family, address, window, buyer, given, encodings } = page;
    const { apps, composition, policy } = shop;
    const { remotes } = page.scripts;
    const { replies, left, cookies } = given;
    const fault = (app: string, thrown: string) =>
      tell({
        app,
        version: apps[app]?.version ?? '',
        page: family.path,
        // What was thrown over a buyer's data may quote it.
        detail: buyer ? kindOf(thrown) : thrown,
      });
    try {
      const drawing = readDrawing(
        await renderer.draw(
          drawingOf(page, { address: address.href, window: sizeOf(window), replies, buyer }),
        ),
      );
      const failed = drawing.failed.filter((view) => remotes.some(({ app }) => view.startsWith(`${app}/`)));
      for (const view of failed) {
        const [app = ''] = view.split('/');
        fault(app, drawing.causes[view] ?? `${view} threw`);
      }
      // What stands around it says less than the app shell, which knows the page's shape.
      if (failed.includes(`${family.app}/app`)) return null;
      const stated = composition.apps[family.app]?.routes[family.path]?.title ?? composition.site.title;
      const listed = buyer
        ? null
        : {
            title: family.path === HOME ? stated : (headingOf(drawing.html) ?? stated),
            canonical: new URL(address.pathname + address.search, address.origin).href,
            home: new URL(HOME, address.origin).href,
          };
      const html = renderDocument({
        ...page.parts,
        calls: left.map((call) => call.stated),
        drawn: { ...drawing, replies, listed, window, drawnFor: buyer?.stored ?? null },
      });
      const packed = await compressed(html, encodings);
      return packed && { ...packed, policy, cookies, isPrivate: buyer !== null };
    } catch (error) {
      if (!(error instanceof RendererBusy)) fault(family.app, (error as Error).message);
      if (error instanceof RendererBusy || error instanceof DrawingFailed) return null;
      throw error;
    }
  }

  async function warm({ address, window, ...page }: Parameters<PageDrawer['warm']>[0]): Promise<void> {
    const place = { address: address.href, window: sizeOf(window), replies: [], buyer: null };
    await renderer.warm(drawingOf(page, place));
  }

  return { scriptsOf, draw, warm };
}

function drawingOf(
  { shop: { apps, composition }, scripts: { shell, remotes } }: Pick<PageToDraw, 'shop' | 'scripts'>,
  place: DrawingPlace,
) {
  const names = { shell: shell.app, remotes: remotes.map(({ app }) => app) };
  return { scripts: [shell, ...remotes], given: drawingFacts(apps, composition, names, place) };
}

/** The class of an error, of its text. */
const kindOf = (thrown: string): string => `${/^\w*Error\b/.exec(thrown)?.[0] ?? 'Error'} on a buyer's page`;

const brotli = promisify(brotliCompress);
const pack: Record<Compression, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Null where it weighs too much. */
async function compressed(
  html: string,
  encodings: readonly Compression[],
): Promise<Pick<DrawnDocument, 'hash' | 'variants'> | null> {
  const identity = Buffer.from(html);
  const variants: DrawnDocument['variants'] = { identity };
  for (const encoding of encodings) {
    const packed = await pack[encoding](identity);
    if (packed.length > MOST_BYTES) return null;
    variants[encoding] = packed;
  }
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { hash, variants };
}
