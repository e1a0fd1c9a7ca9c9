import type { FastifyRequest } from 'fastify';
import type { Revision } from '../composition/revision';
import { type ShopDocuments, shopDocuments } from '../documents/render-documents';
import type { RouteFamily } from '../documents/route-families';
import { DrawingFailed } from '../render/renderer';
import { cookieOf } from './buyer-bucket';
import { SESSION_COOKIE } from './buyer-groups';
import { type Buyer, buyerOf } from './buyer-of';
import { COMPRESSIONS, chooseEncoding } from './choose-encoding';
import { type DrawnDocument, HOME, type PageDrawerOptions, pageDrawer } from './draw-page';
import { type Opening, type PageCall, pageCalls } from './page-calls';
import { type Asking, repliesTo } from './page-replies';
import { type Step, untraced } from './trace-documents';
import { windowOf } from './visitor-window';

/** So long a document is taken as it is; then it is drawn anew behind an answer. */
const FRESH_MS = 60_000;
/** So old it may be in that answer. */
const STALE_MS = 10 * 60_000;
/** So long nothing is tried again that could not be drawn. */
const FAILED_MS = 5_000;
/** A visitor's page may come late, and is there for the next one. */
const VISITOR_CALLS_WITHIN_MS = 2_000;
/** Of what an answer may wait, the part for the API: 150 of 450 ms. */
const CALLS_PART = 1 / 3;
const MOST_KEPT = 200;
const LONGEST_ADDRESS = 300;

export interface DrawnDocuments {
  /** Reads a revision and draws a first page of it for nobody, as its first request does. It throws nothing. */
  warm(revision: Revision): Promise<void>;
  /**
   * The document of a page with the page in it; null where the static one is to go out.
   * @param folder of the variant that the visitor gets
   */
  documentFor(revision: Revision, folder: string, request: FastifyRequest): Promise<DrawnDocument | null>;
}

export interface DrawingOptions extends PageDrawerOptions {
  /** Address of mall-api. */
  api: string;
  /** So long an answer waits for its page to be drawn, milliseconds; a third of it a buyer's for the API. */
  within: number;
  /** What does each part of a document. */
  step?: Step | undefined;
}

interface Kept {
  at: number;
  /** Null where it could not be drawn. */
  document: DrawnDocument | null;
  drawing: Promise<DrawnDocument | null> | null;
}

/** What a page is drawn for. */
interface Asked extends Opening {
  shop: ShopDocuments;
  family: RouteFamily;
  /** Whose limits the calls count for. */
  from: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;
}

/**
 * Draws pages from the replies to what they begin with. A visitor's document belongs to a revision, a variant, an
 * address with its query, and a kind of window; nothing of who asks is in it. A buyer's is drawn for one request.
 */
export function drawnDocuments({
  store,
  api,
  renderer,
  tell,
  within,
  step = untraced,
}: DrawingOptions): DrawnDocuments {
  const { scriptsOf, draw: drawNow, warm } = pageDrawer({ store, renderer, tell });
  const draw: typeof drawNow = (page) => step('draw', () => drawNow(page));
  const ask = (calls: readonly PageCall[], given: Pick<Asking, 'caller' | 'within'>) =>
    step('replies', () => repliesTo(calls, { api, step, ...given }));
  const kept = new Map<string, Kept>();
  const shops = new Map<number, Promise<readonly ShopDocuments[]>>();
  /** No buyer waits for an API that has just answered nothing. */
  let silentUntil = 0;

  function shopsOf(revision: Revision) {
    const known = shops.get(revision.revision);
    if (known) return known;
    // Of the one before somebody may still ask.
    for (const number of [...shops.keys()].slice(0, -1)) shops.delete(number);
    // The static documents were written with the revision, and need none of its files.
    const found = shopDocuments(store, revision).catch((error: unknown) => {
      setTimeout(() => shops.delete(revision.revision), FAILED_MS).unref();
      console.error('no page can be drawn:', error);
      return [];
    });
    shops.set(revision.revision, found);
    void found.then(drawForNobody);
    return found;
  }

  /** Has each process compile the scripts of a revision, so that few buyers wait for that. */
  async function drawForNobody(found: readonly ShopDocuments[]): Promise<void> {
    for (const shop of found) {
      const family = shop.families.find(({ path }) => path === HOME);
      try {
        const scripts = family && !shop.isNet && (await scriptsOf({ shop, family }));
        // Nobody gets it, so its host is nobody's.
        if (scripts)
          await warm({ shop, scripts, address: new URL(HOME, 'http://localhost'), window: 'wide' });
      } catch (error) {
        // A page that somebody asks for fails in the same way, and is told of.
        if (!(error instanceof DrawingFailed)) console.error('no page was drawn beforehand:', error);
      }
    }
  }

  /** A page with what it is drawn with and what it begins with; null where it is not drawn, so that nothing is called. */
  async function prepared(page: Omit<Asked, 'from'>) {
    const scripts = await scriptsOf(page);
    if (!scripts) return null;
    const parts = page.shop.partsOf(page.family);
    return { page: { ...page, scripts, parts }, calls: pageCalls(parts.calls, page) };
  }

  async function drawForVisitor({ from, ...asked }: Asked): Promise<DrawnDocument | null> {
    const found = await prepared(asked);
    if (!found) return null;
    const { page, calls } = found;
    const given = await ask(calls, { caller: from, within: VISITOR_CALLS_WITHIN_MS });
    if (given.left.length > 0) return null;
    return draw({ ...page, given: { ...given, cookies: [] }, encodings: COMPRESSIONS });
  }

  async function drawForBuyer(
    { from, ...asked }: Asked,
    { token }: Buyer,
    headers: FastifyRequest['headers'],
  ): Promise<DrawnDocument | null> {
    // Calls of a page that is not drawn then are made twice.
    if (renderer.isBusy() || Date.now() < silentUntil) return null;
    const found = await prepared(asked);
    if (!found) return null;
    const { page, calls } = found;
    const { cookie: cookies = '', 'user-agent': browser = '' } = headers;
    const caller = { ...from, session: { token, cookies, browser } };
    const given = await ask(calls, { caller, within: Math.round(CALLS_PART * within) });
    if (given.isSilent) silentUntil = Date.now() + FAILED_MS;
    if (given.isEnded || given.replies.length === 0) return null;
    const encoding = chooseEncoding(headers['accept-encoding']);
    return draw({ ...page, given, encodings: encoding === 'identity' ? [] : [encoding] });
  }

  function renew(key: string, asked: Asked): Kept {
    const before = kept.get(key);
    const entry: Kept = { at: before?.at ?? 0, document: before?.document ?? null, drawing: null };
    entry.drawing = orStatic(asked, drawForVisitor(asked)).then((document) => {
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

  function visitorsDocument(
    revision: Revision,
    asked: Asked,
  ): Promise<DrawnDocument | null> | DrawnDocument | null {
    const { shop, window, address } = asked;
    const key = JSON.stringify([revision.revision, shop.folder, window, address.href]);
    const found = kept.get(key);
    const age = Date.now() - (found?.at ?? 0);
    if (found && age < (found.document ? FRESH_MS : FAILED_MS)) return found.document;
    const entry = found?.drawing ? found : renew(key, asked);
    if (entry.document && age < STALE_MS) return entry.document;
    return Promise.race([entry.drawing, after(within)]);
  }

  return {
    async warm(revision) {
      await shopsOf(revision);
    },
    async documentFor(revision, folder, request) {
      const { headers, url, protocol, host } = request;
      if (revision.settings.overrides || url.length > LONGEST_ADDRESS) return null;
      const hasSession = Boolean(cookieOf(headers.cookie, SESSION_COOKIE));
      const buyer = hasSession ? buyerOf(headers.cookie) : null;
      // Of a session that is not whole the browser knows what to do.
      if (hasSession && !buyer) return null;
      const address = addressOf(url, `${protocol}://${host}`);
      if (!address) return null;
      const shop = (await shopsOf(revision)).find((one) => one.folder === folder && !one.isNet);
      const family = shop?.families.find(({ path }) => path === address.pathname);
      if (!shop || !family) return null;
      const app = shop.apps[family.app];
      if (!app || app.manifest === null) return null;
      const from = { ip: request.ip, protocol, host };
      const asked = { shop, family, address, window: windowOf(headers), buyer, from };
      if (buyer) return Promise.race([orStatic(asked, drawForBuyer(asked, buyer, headers)), after(within)]);
      const access = app.routes[family.path]?.access ?? 'buyer';
      return access === 'buyer' ? null : visitorsDocument(revision, asked);
    },
  };
}

const orStatic = ({ family, buyer }: Asked, drawing: Promise<DrawnDocument | null>) =>
  drawing.catch((error: unknown) => {
    console.error(`${family.path} could not be drawn:`, buyer ? (error as Error).name : error);
    return null;
  });

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
