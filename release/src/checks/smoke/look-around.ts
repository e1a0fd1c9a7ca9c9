import type { Browser } from 'playwright-core';
import { shellOf } from '../../composition/check-composition';
import type { ComposedApps } from '../../composition/revision';
import { type RouteFamily, routeFamilies } from '../../documents/route-families';
import { QUIET, ruder } from './behaviour';
import { linksToNowhere, type Poorer, poorer, rememberLinks } from './compare-snapshots';
import { grows } from './growth';
import { slowTasks } from './long-tasks';
import { beginLook, type Look, type Opened, type Viewer } from './look';
import { concernedRoutes, listsFirst, openRoutes, slotsFilledBy } from './routes-to-open';

export interface Round {
  browser: Browser;
  /** Where the candidate is served, and where what is live; null before the first promotion. */
  origin: string;
  liveOrigin: string | null;
  /** The paths that live apps have: what is new has nothing to be held beside. */
  livePaths: ReadonlySet<string>;
  apps: ComposedApps;
  candidates: ReadonlySet<string>;
  /** Names of controls that were clicked; null where nobody may try any. */
  tried: Set<string> | null;
  /** Whether what the candidates' pages have fewer of was taken away on purpose. */
  isFewerMeant: boolean;
  /** Whether amounts differ on purpose. */
  areSumsMeant: boolean;
}

/** What was found, and what would have been, had nobody meant it. */
export interface Found {
  findings: string[];
  meant: string[];
}

/** Routes on which something is wrong, some for their whole deadline; more of them say nothing new. */
const ENOUGH = 3;

/** What of the whole a viewer opens: the first buyer everything, others what is new; a visitor also where each app begins. */
const routesFor = (viewer: Viewer, { apps, candidates }: Round, isFirst: boolean): RouteFamily[] => {
  const routes =
    viewer.login === null
      ? openRoutes(apps).filter(
          ({ path, app }) => isNew(path, app, { apps, candidates }) || apps[app]?.mount.includes(path),
        )
      : isFirst
        ? routeFamilies(apps)
        : concernedRoutes(apps, candidates);
  return listsFirst(routes);
};

/** What one buyer, or a visitor, would not see, see less of than today, or meet when trying things. */
export async function lookAs(round: Round, viewer: Viewer, isFirst: boolean): Promise<Found> {
  const { browser, origin, liveOrigin } = round;
  const [look, live] = await Promise.all([
    retryFirstLoad(browser, origin, viewer),
    liveOrigin === null ? null : retryFirstLoad(browser, liveOrigin, viewer),
  ]);
  const beside = typeof live === 'string' ? null : live;
  if (typeof look === 'string') {
    await beside?.close();
    return { findings: [look], meant: [] };
  }
  const both: Both = { look, beside, addresses: new Map(), isFirst };
  const findings: string[] = [];
  const meant: string[] = [];
  try {
    let failed = 0;
    for (const route of routesFor(viewer, round, isFirst)) {
      const tried = new Set(round.tried);
      let found = await lookAt(round, both, route, round.tried);
      // A machine with other work fails once; what is broken is broken again.
      if (found.findings.length > 0) found = await lookAt(round, both, route, round.tried && tried);
      const say = (what: string) =>
        `${route.path} (${route.app}) as ${viewer.who} at ${viewer.way.words}: ${what}`;
      findings.push(...found.findings.map(say));
      meant.push(...found.meant.map(say));
      failed += found.findings.length > 0 ? 1 : 0;
      if (failed === ENOUGH) break;
    }
    const kept = new Set(await look.kept());
    for (const what of (await beside?.kept()) ?? [])
      if (!kept.has(what)) findings.push(`as ${viewer.who}: does not keep ${what}, as the live one does`);
    return { findings: [...new Set(findings)], meant };
  } finally {
    await Promise.all([look.close(), beside?.close()]);
  }
}

/** A machine with other work fails once; a login that is broken is broken again. */
async function retryFirstLoad(...begin: Parameters<typeof beginLook>): Promise<Look | string> {
  const look = await beginLook(...begin);
  return typeof look === 'string' ? beginLook(...begin) : look;
}

interface Both {
  look: Look;
  /** At what is live. */
  beside: Look | null;
  /** By path, where a page has led to it, with its query where that is the only way. */
  addresses: Map<string, string>;
  /** As the first buyer. */
  isFirst: boolean;
}

/** What is wrong with one route. */
async function lookAt(
  round: Round,
  { look, beside, addresses, isFirst }: Both,
  { path, app }: RouteFamily,
  tried: Set<string> | null,
): Promise<Found> {
  const { apps, candidates } = round;
  const isShell = candidates.has(shellOf(apps).name);
  const stated = new Set(routeFamilies(apps).map((route) => route.path));
  const concerned = isNew(path, app, round);
  const isHeld = concerned && round.livePaths.has(path);
  const slots = slotsFilledBy(candidates, apps[app]?.routes[path]?.slots);
  const address = addresses.get(path) ?? path;
  const opened = { address, slots, isHeld };
  const held = isHeld ? beside : null;
  const { state, snapshot, liveSnapshot, less } = await openBoth(look, held, opened);
  rememberLinks(addresses, (liveSnapshot ?? snapshot)?.links ?? []);
  const rude: string[] = [];
  if (state === 'shown' && concerned) {
    rude.push(...(await rudeness(look, held, opened)));
    if (held !== null && isFirst && candidates.has(app) && apps[app]?.mount.includes(path))
      rude.push(...(await growing(look, held)));
    // What is tried leaves the same in both: prices that were accepted, choices, what was typed.
    const untried = tried && new Set(tried);
    const scope = isShell ? 'body' : 'main';
    const [stuck, stuckLive] = await Promise.all([look.tryOut(tried, scope), held?.tryOut(untried, scope)]);
    if (stuckLive)
      rude.push(
        ...stuck
          .filter((name) => !stuckLive.includes(name))
          .map((name) => `「${name.slice(name.indexOf(' ') + 1)}」 does not unfold without a pointer`),
      );
  }
  // A team speaks for its own pages; what stands around them is the shell's.
  const meant = [
    ...(round.isFewerMeant && (candidates.has(app) || isShell) ? less.fewer : []),
    ...(round.isFewerMeant && isShell ? less.fewerAround : []),
    ...(round.areSumsMeant ? less.sums : []),
  ];
  const fewer = [...less.fewer, ...less.fewerAround, ...less.sums].filter((what) => !meant.includes(what));
  const findings = [
    ...look.takeTold(),
    ...(state === 'shown' ? [] : [state]),
    ...less.lost,
    ...fewer,
    ...rude,
    ...(snapshot ? linksToNowhere(snapshot, liveSnapshot, stated) : []),
  ];
  return { findings, meant };
}

/** What the page does to whoever is on it, beside the live one; both are asked at the same time. */
async function rudeness(look: Look, beside: Look | null, opened: Opened): Promise<string[]> {
  const busy = () => ({ mine: look.longestTask(), live: beside?.longestTask() ?? look.longestTask() });
  const slow = await slowTasks(busy(), async () => {
    await look.open(opened);
    await beside?.open(opened);
    return busy();
  });
  const [mine, live] = await Promise.all([look.behaviour(), beside?.behaviour()]);
  return [...slow, ...(mine ? ruder(mine, live ?? QUIET) : [])];
}

async function growing(look: Look, beside: Look): Promise<string[]> {
  const [mine, live] = await Promise.all([look.growth(), beside.growth()]);
  return mine && live ? grows(mine, live) : [];
}

/** Whether what a route shows may be the candidate's. */
const isNew = (
  path: string,
  app: string,
  { apps, candidates }: Pick<Round, 'apps' | 'candidates'>,
): boolean => concernedRoutes(apps, candidates).some((route) => route.path === path && route.app === app);

const NOTHING: Poorer = { lost: [], fewer: [], fewerAround: [], sums: [] };

/** Opens an address in both; where the candidate's page seems to have less, both are given more time. */
async function openBoth(look: Look, beside: Look | null, opened: Opened) {
  const [{ state, snapshot }, live] = await Promise.all([look.open(opened), beside?.open(opened)]);
  const liveSnapshot = live?.snapshot ?? null;
  if (snapshot === null || liveSnapshot === null) return { state, snapshot, liveSnapshot, less: NOTHING };
  const less = poorer(snapshot, liveSnapshot);
  if (Object.values(less).flat().length === 0 || beside === null)
    return { state, snapshot, liveSnapshot, less };
  const [later, laterLive] = await Promise.all([look.again(), beside.again()]);
  if (later === null || laterLive === null) return { state, snapshot, liveSnapshot, less };
  return { state, snapshot: later, liveSnapshot: laterLive, less: poorer(later, laterLive) };
}
