import type { Browser } from 'playwright-core';
import type { Revision } from '../../composition/revision';
import { routeFamilies } from '../../documents/route-families';
import type { Store } from '../../store/store';
import type { ApiDocument } from '../api-document';
import type { CheckResult } from '../check-report';
import type { Releases } from '../composed-releases';
import { changingCalls } from './changing-calls';
import { launch } from './launch';
import type { Viewer } from './look';
import { type Found, lookAs, type Round } from './look-around';
import { packagedJourneys } from './packaged-journeys';
import { serveBeside } from './serve-beside';
import { pairs, usualWay } from './ways';

/** Buyers that a check logs in as; of one shop, so with one password. */
export interface SmokeBuyers {
  accounts: readonly string[];
  password: string;
}

export interface SmokeOptions {
  store: Store;
  /** The composition to look at, in a store or not. */
  revision: Revision;
  /** Its releases. */
  releases: Releases;
  /** What is live, to hold it against; null before the first promotion. */
  live: Revision | null;
  /** Address of the API that its pages call. */
  api: string;
  /** What it says of itself; null where it does not. */
  document: ApiDocument | null;
  /** The apps that are not live yet. */
  candidates: ReadonlySet<string>;
  buyers: SmokeBuyers;
  /** Why the candidates' pages have less than the live ones; null where that is nobody's intention. */
  fewer: string | null;
  /** Why amounts on them differ from the live ones; null where that is nobody's intention. */
  sums: string | null;
  /** The accounts as which it has to be looked at before it counts. */
  demanded: readonly string[];
}

/**
 * Opens the routes of a composition in a real browser, beside what is live, and tells what goes wrong or is missing there:
 * what is open as a visitor, everything as the first buyer, what the candidates show as each further one, who also try
 * what can be clicked on it. Nothing that they do changes anything. The first who finds something is the last.
 * @returns not passed when something was found; neither when it was not looked at as everybody it should have been
 */
export async function browserSmoke(options: SmokeOptions): Promise<CheckResult> {
  const check = 'smoke';
  const left = options.demanded.filter((account) => !options.buyers.accounts.includes(account));
  let browser: Browser;
  try {
    browser = await launch();
  } catch (error) {
    return { check, passed: null, findings: [`no browser: ${String(error)}`] };
  }
  try {
    const { findings, meant } = await lookAround(browser, options);
    if (findings.length > 0) return { check, passed: false, findings };
    if (options.buyers.accounts.length === 0)
      return { check, passed: null, findings: ['nobody was logged in'] };
    if (left.length > 0) return { check, passed: null, findings: [`not looked at as ${left.join(', ')}`] };
    return { check, passed: true, findings: meant.map((what) => `on purpose: ${what}`) };
  } finally {
    await browser.close();
  }
}

function lookAround(browser: Browser, options: SmokeOptions): Promise<Found> {
  const { store, revision, live, api, document, candidates, buyers } = options;
  const changes = document && changingCalls(document);
  const served = { store, api, keepsBack: changes ?? undefined };
  return serveBeside(
    { ...served, revision },
    live && { ...served, revision: live },
    async (origin, liveOrigin) => {
      const round: Round = {
        browser,
        origin,
        liveOrigin,
        livePaths: new Set(routeFamilies(live?.apps ?? {}).map(({ path }) => path)),
        apps: revision.apps,
        candidates,
        tried: changes && new Set(),
        isFewerMeant: options.fewer !== null,
        areSumsMeant: options.sums !== null,
      };
      const { accounts, password } = buyers;
      const viewers: Viewer[] = [
        { who: 'visitor', login: null, way: usualWay },
        ...pairs(accounts).map(({ buyer, way }) => ({
          who: buyer,
          login: { account: buyer, password },
          way,
        })),
      ];
      const meant: string[] = [];
      for (const [index, viewer] of viewers.entries()) {
        const found = await lookAs(round, viewer, index === 1);
        meant.push(...found.meant);
        if (found.findings.length > 0) return { ...found, meant };
      }
      const walk = { browser, origin, liveOrigin, candidates, login: viewers[1]?.login ?? null };
      return { findings: await packagedJourneys(walk, options.releases), meant };
    },
  );
}
