import type { Browser } from 'playwright-core';
import type { Revision } from '../../composition/revision';
import { routeFamilies } from '../../documents/route-families';
import { readDocuments } from '../../serve/live-documents';
import type { Store } from '../../store/store';
import type { CheckResult } from '../check-report';
import { logIn } from './log-in';
import { doneToEverybody, watchPageOfEverybody } from './page-of-everybody';
import { concernedRoutes, openRoutes } from './routes-to-open';
import { openRoute } from './settled-state';
import { watchPage } from './watch-page';

/** Buyers that a check logs in as; of one shop, so with one password. */
export interface SmokeBuyers {
  accounts: readonly string[];
  password: string;
}

export interface SmokeOptions {
  store: Store;
  /** The composition to look at, in a store or not. */
  revision: Revision;
  /** Address of the API that its pages call. */
  api: string;
  /** The apps that are not live yet. */
  candidates: ReadonlySet<string>;
  buyers: SmokeBuyers;
  /** The accounts as which it has to be looked at before it counts. */
  demanded: readonly string[];
}

/**
 * Opens the routes of a composition in a real browser and tells what goes wrong there: what is open as a visitor,
 * everything as the first buyer, what the candidates show as each further one. The first who finds something is the last.
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
    const findings = await lookAround(browser, options);
    if (findings.length > 0) return { check, passed: false, findings };
    if (options.buyers.accounts.length === 0)
      return { check, passed: null, findings: ['nobody was logged in'] };
    if (left.length > 0) return { check, passed: null, findings: [`not looked at as ${left.join(', ')}`] };
    return { check, passed: true, findings };
  } finally {
    await browser.close();
  }
}

async function launch(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { chromiumArgs, findChromium } = await import('tooling/lib/chromium.mjs');
  return chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}

async function lookAround(browser: Browser, options: SmokeOptions): Promise<string[]> {
  const { store, revision, api, candidates, buyers } = options;
  const { createServer } = await import('../../serve/create-server');
  const documents = await readDocuments(store, revision);
  const server = await createServer({ store, channel: revision.channel, documents, api });
  try {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const { apps } = revision;
    const findings = await lookAs(browser, origin, null, openRoutes(apps));
    for (const [index, account] of buyers.accounts.entries()) {
      if (findings.length > 0) break;
      const routes = index === 0 ? routeFamilies(apps) : concernedRoutes(apps, candidates);
      const { password } = buyers;
      findings.push(...(await lookAs(browser, origin, { account, password }, routes)));
    }
    return findings;
  } finally {
    await server.close();
  }
}

/** Routes that show nothing, each for its whole deadline; more of them say nothing new. */
const ENOUGH = 3;

/** What one buyer, or a visitor, would not see, or see as a blank page. */
async function lookAs(
  browser: Browser,
  origin: string,
  buyer: { account: string; password: string } | null,
  routes: readonly { path: string; app: string }[],
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const who = buyer?.account ?? 'visitor';
    const findings = new Set<string>();
    let failed = 0;
    let path = '/login';
    await watchPage(page, (what) => findings.add(`${path} as ${who}: ${what}`));
    await watchPageOfEverybody(page);
    const refused = buyer === null ? null : await logIn(page, buyer);
    if (refused !== null) return [...findings, refused];
    for (const route of routes) {
      path = route.path;
      const state = await openRoute(page, path);
      for (const what of await doneToEverybody(page))
        findings.add(`${path} (${route.app}) as ${who}: ${what}`);
      if (state === 'shown') continue;
      findings.add(`${path} (${route.app}) as ${who}: ${state}`);
      failed += 1;
      if (failed === ENOUGH) break;
    }
    return [...findings];
  } finally {
    await context.close();
  }
}
