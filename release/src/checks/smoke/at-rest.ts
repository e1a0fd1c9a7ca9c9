/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import type { WatchedWindow } from './page-of-everybody';

/** So long a page may still be on its way after it has shown something, also on a machine that has other work. */
const AT_REST_WITHIN_MS = 20_000;
const REST_MS = 250;

const isCall = (request: { url(): string }) => new URL(request.url()).pathname.startsWith('/api/');

/** Calls of the API that a page waits for. */
export function callsOf(page: Page): { open: () => number } {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    if (isCall(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { open: () => open.size };
}

/** Waits until a page asks for nothing more and shows nothing in place of what comes, for a moment. */
export async function untilAtRest(page: Page, calls: { open: () => number }): Promise<void> {
  const end = Date.now() + AT_REST_WITHIN_MS;
  let since = Date.now();
  while (Date.now() < end && Date.now() - since < REST_MS) {
    await page.waitForTimeout(50);
    const waits =
      calls.open() > 0 ||
      (await page.evaluate(() =>
        // What is further down comes when somebody scrolls there.
        [...document.querySelectorAll('main [aria-busy="true"]')].some(
          (part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight,
        ),
      ));
    if (waits) since = Date.now();
  }
}

/** How long a page at rest is listened to, and what it may still do in that time. */
const LISTEN_MS = 500;
const COMMITS_AT_REST = 8;
const CALLS_AT_REST = 3;

/** What a page does for ever that nobody has asked it for, in words. */
export async function restlessness(page: Page): Promise<string[]> {
  const count = () => page.evaluate(() => (globalThis as WatchedWindow).watchedPage?.commits() ?? 0);
  let asked = 0;
  const listen = (request: { url(): string }) => {
    if (isCall(request)) asked += 1;
  };
  const before = await count();
  page.on('request', listen);
  await page.waitForTimeout(LISTEN_MS);
  page.off('request', listen);
  const commits = (await count()) - before;
  return [
    ...(commits > COMMITS_AT_REST ? [`is never at rest: drawn ${commits} times in half a second`] : []),
    ...(asked > CALLS_AT_REST ? [`makes ${asked} calls of the API in half a second, unasked`] : []),
  ];
}
