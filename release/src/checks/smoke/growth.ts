/// <reference lib="dom" />

import { errors, type Page } from 'playwright-core';
import { untilAtRest } from './at-rest';
import type { WatchedWindow } from './page-of-everybody';

/** What a page keeps with each visit, however often it is visited: what every visit has added at least and at most. */
export interface Growth {
  least: Held;
  most: Held;
}

interface Held {
  bytes: number;
  listeners: number;
  timers: number;
}

const VISITS = 3;
const MEGABYTE = 1_000_000;
/** Less with a visit is nobody's fault: caches fill. */
const NOTICED: Held = { bytes: 1.5 * MEGABYTE, listeners: 5, timers: 1 };
/** So many times what the live one keeps. */
const TIMES = 3;

/**
 * Leaves the page that is open for another and comes back, as a buyer does, again and again.
 * @returns null where no link leads away within the shop
 */
export async function growthOf(page: Page, calls: { open: () => number }): Promise<Growth | null> {
  const path = new URL(page.url()).pathname;
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    const held: Held[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      if (!(await page.evaluate(leave))) return null;
      await page.waitForURL(({ pathname }) => pathname !== path);
      await untilAtRest(page, calls);
      await page.evaluate(() => history.back());
      await page.waitForURL(({ pathname }) => pathname === path);
      await untilAtRest(page, calls);
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
      held.push({
        bytes: metric('JSHeapUsedSize'),
        listeners: metric('JSEventListeners'),
        timers: await page.evaluate(() => (globalThis as WatchedWindow).watchedPage?.intervals() ?? 0),
      });
    }
    return growth(held);
  } catch (error) {
    // One that asks before it is left says nothing of what it keeps.
    if (error instanceof errors.TimeoutError) return null;
    throw error;
  } finally {
    await session.detach();
  }
}

/** Follows a link of the header, which keeps the page. */
function leave(): boolean {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('header a[href]')].find(
    (one) =>
      one.checkVisibility() &&
      one.origin === location.origin &&
      one.target !== '_blank' &&
      one.pathname !== location.pathname &&
      one.pathname !== '/',
  );
  link?.click();
  return link !== undefined;
}

function growth(held: readonly Held[]): Growth {
  const of = (pick: (...values: number[]) => number): Held => {
    const steps = (kind: keyof Held) =>
      held.slice(1).map((one, index) => one[kind] - (held[index]?.[kind] ?? 0));
    return {
      bytes: pick(...steps('bytes')),
      listeners: pick(...steps('listeners')),
      timers: pick(...steps('timers')),
    };
  };
  return { least: of(Math.min), most: of(Math.max) };
}

/** What each visit leaves behind that visits of the live page do not, in words. */
export function grows({ least }: Growth, { most }: Growth): string[] {
  const isMore = (kind: keyof Held) =>
    least[kind] >= NOTICED[kind] && least[kind] > TIMES * Math.max(0, most[kind]);
  const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return [
    ...(isMore('bytes')
      ? [`keeps ${megabytes(least.bytes)} with each visit, the live one ${megabytes(most.bytes)}`]
      : []),
    ...(isMore('listeners')
      ? [`leaves ${least.listeners} listeners behind with each visit, the live one ${most.listeners}`]
      : []),
    ...(isMore('timers') ? [`leaves ${least.timers} timers behind with each visit`] : []),
  ];
}
