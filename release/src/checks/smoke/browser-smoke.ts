/// <reference lib="dom" />

import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { Revision } from '../composition/revision';
import { routeFamilies } from '../documents/route-families';
import { readDocuments } from '../serve/live-documents';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';

export interface SmokeOptions {
  store: Store;
  /** The composition to look at, in a store or not. */
  revision: Revision;
  /** Address of the API that its pages call. */
  api: string;
  /** A buyer to log in as; without one only what visitors see is looked at. */
  buyer?: { account: string; password: string } | undefined;
}

const SETTLED_WITHIN_MS = 15_000;

/** Opens every route of a composition in a real browser and tells what goes wrong there. */
export async function browserSmoke(options: SmokeOptions): Promise<CheckResult> {
  const check = 'smoke';
  let browser: Browser;
  try {
    browser = await launch();
  } catch (error) {
    return { check, passed: null, findings: [`no browser: ${String(error)}`] };
  }
  try {
    const findings = await lookAtEveryRoute(browser, options);
    return { check, passed: findings.length === 0, findings };
  } finally {
    await browser.close();
  }
}

async function launch(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { chromiumArgs, findChromium } = await import('tooling/lib/chromium.mjs');
  return chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}

async function lookAtEveryRoute(browser: Browser, options: SmokeOptions): Promise<string[]> {
  const { store, revision, api, buyer } = options;
  const { createServer } = await import('../serve/create-server');
  const documents = await readDocuments(store, revision);
  const server = await createServer({ store, channel: revision.channel, documents, api });
  try {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
    const page = await context.newPage();
    const findings = new Set<string>();
    let path = '/login';
    const tell = (what: string) => findings.add(`${path}: ${what}`);
    listen(page, tell);
    await takeReports(page, tell);
    if (buyer !== undefined) {
      const refused = await logIn(page, buyer);
      if (refused !== null) return [...findings, refused];
    }
    for (const family of routeFamilies(revision.apps)) {
      path = family.path;
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const state = await settledState(page);
      // What a page has not reported yet, it reports when it is left.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      if (state !== 'shown') findings.add(`${path} (${family.app}): ${state}`);
    }
    return [...findings];
  } finally {
    await server.close();
  }
}

/** Whatever a buyer would not see, or see as a blank page. */
function listen(page: Page, tell: (what: string) => void): void {
  page.on('pageerror', (error) => tell(`uncaught ${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Content Security Policy|integrity|Refused to/i.test(text)) tell(text);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/apps/') && response.status() >= 400)
      tell(`${pathname} is ${response.status()}`);
    if (pathname.startsWith('/api/') && response.status() >= 500) tell(`${pathname} is ${response.status()}`);
  });
}

const report = z.object({
  events: z.array(
    z.looseObject({ kind: z.string(), app: z.string().optional(), detail: z.string().optional() }),
  ),
});

const BEACON = 'beacon ';

/**
 * Faults that the shell caught and hid from the buyer. The page hands its reports over here in place of sending them:
 * the browser does not show what a beacon carries, and a check's reports are not the API's to count.
 */
async function takeReports(page: Page, tell: (what: string) => void): Promise<void> {
  await page.addInitScript((prefix) => {
    navigator.sendBeacon = (_address, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.debug(prefix + text));
      return true;
    };
  }, BEACON);
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith(BEACON)) return;
    const sent = report.safeParse(JSON.parse(text.slice(BEACON.length)));
    for (const { kind, app, detail } of sent.data?.events ?? []) {
      if (kind === 'fault') tell(`${app} reports ${detail?.split('\n')[0]}`);
    }
  });
}

async function logIn(page: Page, { account, password }: { account: string; password: string }) {
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  try {
    await page.getByLabel('登录账号').fill(account, { timeout: SETTLED_WITHIN_MS });
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: SETTLED_WITHIN_MS });
    return null;
  } catch {
    return `/login: ${account} could not log in`;
  }
}

/** Waits until a page has content beyond what stands for it while it loads; says what it shows. */
async function settledState(page: Page): Promise<string> {
  try {
    await page.waitForFunction(
      () => {
        const area = (document.querySelector('main') ?? document.getElementById('root'))?.cloneNode(
          true,
        ) as Element;
        for (const loading of area?.querySelectorAll('[aria-busy="true"], [aria-hidden="true"]') ?? [])
          loading.remove();
        return (area?.textContent ?? '').trim().length >= 10;
      },
      undefined,
      { timeout: SETTLED_WITHIN_MS },
    );
  } catch {
    return `nothing is shown after ${SETTLED_WITHIN_MS / 1000} s`;
  }
  const failed = page.getByRole('alert').filter({ hasText: /此页面暂时无法打开|加载失败/ });
  return (await failed.count()) > 0 ? `the page says 「${await failed.first().textContent()}」` : 'shown';
}
