import type { Browser } from 'playwright-core';
import type { Revision } from '../../composition/revision';
import { type RouteFamily, routeFamilies } from '../../documents/route-families';
import { createFile } from '../../store/durable-files';
import { sha256 } from '../../store/sha256';
import type { Store } from '../../store/store';
import type { ApiDocument } from '../api-document';
import type { SmokeBuyers } from '../smoke/browser-smoke';
import { changingCalls } from '../smoke/changing-calls';
import { rememberLinks } from '../smoke/compare-snapshots';
import { launch } from '../smoke/launch';
import { beginLook, type Viewer } from '../smoke/look';
import { concernedRoutes, listsFirst, slotsFilledBy } from '../smoke/routes-to-open';
import { serveBeside } from '../smoke/serve-beside';
import { picturedWays } from '../smoke/ways';
import { openPictureComparison, type PictureComparison } from './compare-pictures';
import type { PicturedPage } from './picture-report';
import { treeChanges } from './tree-changes';

export interface PictureOptions {
  store: Store;
  /** The composition with the candidates. */
  revision: Revision;
  /** What is live; null before the first promotion. */
  live: Revision | null;
  /** Address of the API that its pages call. */
  api: string;
  /** What it says of itself; null where it does not. */
  document: ApiDocument | null;
  candidates: ReadonlySet<string>;
  /** The first of them is who sits there. */
  buyers: SmokeBuyers;
}

/**
 * Takes pictures of what the candidates show, and of the same pages of what is live, at three widths, and keeps them in the
 * store. Nothing is judged: they are for whoever reviews the release.
 */
export async function takePictures(options: PictureOptions): Promise<PicturedPage[]> {
  const { store, revision, live, api, document, buyers } = options;
  const [account] = buyers.accounts;
  if (account === undefined) return [];
  const served = { store, api, keepsBack: (document && changingCalls(document)) ?? undefined };
  const browser = await launch();
  try {
    const comparison = await openPictureComparison(browser);
    return await serveBeside(
      { ...served, revision },
      live && { ...served, revision: live },
      async (origin, liveOrigin) => {
        const pages: PicturedPage[] = [];
        for (const way of picturedWays) {
          const viewer = { who: account, login: { account, password: buyers.password }, way };
          pages.push(...(await picturesOf(options, { browser, comparison, origin, liveOrigin }, viewer)));
        }
        return pages.sort((a, b) => a.path.localeCompare(b.path) || a.width - b.width);
      },
    );
  } finally {
    await browser.close();
  }
}

interface Studio {
  browser: Browser;
  comparison: PictureComparison;
  origin: string;
  liveOrigin: string | null;
}

async function picturesOf(
  { store, revision, live, candidates }: PictureOptions,
  { browser, comparison, origin, liveOrigin }: Studio,
  viewer: Viewer,
): Promise<PicturedPage[]> {
  const [look, beside] = await Promise.all([
    beginLook(browser, origin, viewer),
    liveOrigin === null ? null : beginLook(browser, liveOrigin, viewer),
  ]);
  if (typeof look === 'string' || typeof beside === 'string')
    throw new Error(`no pictures: ${[look, beside].find((said) => typeof said === 'string')}`);
  const livePaths = new Set(routeFamilies(live?.apps ?? {}).map(({ path }) => path));
  /** By path, with the query without which a page shows nothing. */
  const addresses = new Map<string, string>();
  const keep = async (picture: Buffer) => {
    const name = sha256(picture);
    await createFile(store.picture(name), picture);
    return name;
  };
  const take = async ({ path, app }: RouteFamily): Promise<PicturedPage | null> => {
    const slots = slotsFilledBy(candidates, revision.apps[app]?.routes[path]?.slots);
    const opened = { address: addresses.get(path) ?? path, slots, isHeld: false };
    const [{ snapshot }] = await Promise.all([look.open(opened), beside?.open(opened)]);
    rememberLinks(addresses, snapshot?.links ?? []);
    const held = livePaths.has(path) ? beside : null;
    const [after, before] = await Promise.all([look.picture(), held?.picture()]);
    if (after === null) return null;
    const compared = await comparison.compare(before?.png ?? null, after.png);
    return {
      path,
      app,
      who: viewer.who,
      width: viewer.way.width,
      before: compared.before && (await keep(compared.before)),
      after: await keep(compared.after),
      marked: compared.marked && (await keep(compared.marked)),
      differing: compared.differing,
      tree: before ? treeChanges(before.tree, after.tree) : [],
    };
  };
  try {
    return await inTurn(listsFirst(concernedRoutes(revision.apps, candidates)), take);
  } finally {
    await Promise.all([look.close(), beside?.close()]);
  }
}

async function inTurn(
  routes: readonly RouteFamily[],
  take: (route: RouteFamily) => Promise<PicturedPage | null>,
): Promise<PicturedPage[]> {
  const pages: PicturedPage[] = [];
  for (const route of routes) {
    const page = await take(route);
    if (page !== null) pages.push(page);
  }
  return pages;
}
