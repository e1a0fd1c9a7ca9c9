/// <reference lib="dom" />

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { callsOf, restlessness, untilAtRest } from './at-rest';
import { type Behaviour, behaviourOf } from './behaviour';
import { clickAround } from './click-tour';
import { type Growth, growthOf } from './growth';
import { logIn } from './log-in';
import { doneToEverybody, longestTask, storedInBrowser, watchPageOfEverybody } from './page-of-everybody';
import { type PageSnapshot, snapshotOf } from './page-snapshot';
import { watchSecrets } from './secrets';
import { openRoute, reportNow, untilSlotsAreFilled } from './settled-state';
import { watchPage } from './watch-page';
import type { Way } from './ways';

export interface Viewer {
  /** For the findings. */
  who: string;
  /** Null for a visitor. */
  login: { account: string; password: string } | null;
  way: Way;
}

export interface Opened {
  address: string;
  /** Views of candidates that stand on another app's page, however far down. */
  slots: readonly string[];
  /** It is held beside another version. */
  isHeld: boolean;
}

interface Picture {
  png: Buffer;
  /** As Playwright writes it (`ariaSnapshot`). */
  tree: string;
}

/** One composition in a browser, as one buyer or a visitor sees it. */
export interface Look {
  /** Opens an address. `state` is `shown`, or what is wrong. */
  open(opened: Opened): Promise<{ state: string; snapshot: PageSnapshot | null }>;
  /** The page that is open, once more, held beside another version; null when it gives way to another. */
  again(): Promise<PageSnapshot | null>;
  /** What the page that is open does to whoever is on it, and by itself; null when it gives way to another. */
  behaviour(): Promise<Behaviour | null>;
  /** The longest task with which the page that is open has come, in milliseconds. */
  longestTask(): number;
  /** What the page that is open keeps of visits to it. */
  growth(): Promise<Growth | null>;
  /** Tries what can be clicked in the page that is open; names of what says that it unfolds and does not. */
  tryOut(tried: Set<string> | null, scope: string): Promise<string[]>;
  /** The page that is open, whole, and its accessibility tree; null when it gives way to another. */
  picture(): Promise<Picture | null>;
  kept(): Promise<string[]>;
  /** What went wrong by itself since this was last asked, in words. */
  takeTold(): string[];
  close(): Promise<void>;
}

/** @returns what is seen, or why nobody could log in */
export async function beginLook(
  browser: Browser,
  origin: string,
  { login, way }: Viewer,
): Promise<Look | string> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    serviceWorkers: 'block',
    viewport: { width: way.width, height: way.height },
    hasTouch: way.isPhone,
    isMobile: way.isPhone,
  });
  await context.addInitScript(readComfortably, { largeType: way.largeType, highContrast: way.highContrast });
  const page = await newPage(context);
  const told = new Set<string>();
  let place = '/login';
  let busiest = 0;
  await watchPage(page, (what) => told.add(`${place}: ${what}`));
  await watchPageOfEverybody(page);
  const calls = callsOf(page);
  const refused = login === null ? null : await logIn(page, login);
  if (refused !== null) {
    await context.close();
    return [...told, refused].join('; ');
  }
  await watchSecrets(page, (what) => told.add(`${place}: ${what}`));
  const trackPage = async () => {
    for (const what of await doneToEverybody(page)) told.add(`${place}: ${what}`);
  };
  return {
    takeTold() {
      const taken = [...told];
      told.clear();
      return taken;
    },
    async open({ address, slots, isHeld }) {
      place = address;
      const seen = await unlessItLeaves(page, async () => {
        const state = await openRoute(page, address);
        if (state === 'shown') {
          await untilSlotsAreFilled(page, slots);
          await untilAtRest(page, calls);
        }
        await reportNow(page);
        await trackPage();
        busiest = await longestTask(page);
        const snapshot = state === 'shown' ? await snapshotOf(page, isHeld) : null;
        // What is further down comes while it is read.
        if (isHeld) await untilAtRest(page, calls);
        return { state, snapshot };
      });
      return seen ?? { state: 'gives way to another page', snapshot: null };
    },
    again: () =>
      unlessItLeaves(page, async () => {
        await page.waitForTimeout(1_000);
        await untilAtRest(page, calls);
        return snapshotOf(page, true);
      }),
    behaviour: () =>
      unlessItLeaves(page, async () => {
        const [behaviour, restless] = await Promise.all([behaviourOf(page), restlessness(page)]);
        for (const what of restless) told.add(`${place}: ${what}`);
        return behaviour;
      }),
    longestTask: () => busiest,
    growth: () => unlessItLeaves(page, () => growthOf(page, calls)),
    async tryOut(tried, scope) {
      const stuck = await unlessItLeaves(page, async () => {
        const unmoved = tried === null ? [] : await clickAround(page, tried, scope);
        await reportNow(page);
        await trackPage();
        return unmoved;
      });
      return stuck ?? [];
    },
    picture: () =>
      unlessItLeaves(page, async () => ({
        png: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
        tree: await page.locator('body').ariaSnapshot(),
      })),
    kept: async () => (page.url() === 'about:blank' ? [] : storedInBrowser(page)),
    close: () => context.close(),
  };
}

/** As the switches of 账户设置 leave it in the browser (`contracts/stored-in-browser.ts` of the kernel). */
function readComfortably(chosen: { largeType: boolean; highContrast: boolean }): void {
  if (location.protocol.startsWith('http') && (chosen.largeType || chosen.highContrast))
    localStorage.setItem('readingComfort', JSON.stringify(chosen));
}

const LEFT = /Execution context was destroyed|interrupted by another navigation/;

/**
 * A page may give way to another while it is looked at, as a shell that does not start gives way to the one before it.
 * @returns null then
 */
async function unlessItLeaves<Seen>(page: Page, work: () => Promise<Seen>): Promise<Seen | null> {
  try {
    return await work();
  } catch (error) {
    if (!LEFT.test(String(error))) throw error;
    await page.waitForLoadState();
    return null;
  }
}

/** A page that opens no others and asks nothing. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => {}));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return page;
}
