import type { BrowserContext, Page } from '@playwright/test';
import { type ConnectionName, connections, cpuSlowdown } from './connections';

/** After the content has come, this long without traffic ends the count of bytes. */
const quietMs = 1_500;

export interface Load {
  /** Milliseconds from the start of the navigation until something with content, and its largest part, were painted. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds until the content stands in the page. */
  content: number;
  /** Cumulative Layout Shift. */
  shift: number;
  /** 1 where the content stood in the document, 0 where the browser brought it. */
  drawn: number;
  /** Bytes received, headers included; of these, scripts, styles and the document. */
  bytes: number;
  code: number;
  requests: number;
}

export interface Visit {
  url: string;
  /** Text that only this page's own data brings. */
  content: string;
  connection: ConnectionName;
  userInfo: string;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  contentAt?: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/**
 * Opens a page in a browser that has never seen the shop, and measures how it comes.
 * @returns with it the way to wait until there is no traffic
 */
export async function measureLoad(
  context: BrowserContext,
  { url, content, connection, userInfo }: Visit,
): Promise<{ page: Page; load: Load; atRest: () => Promise<void> }> {
  await context.addInitScript(watchLoad, { userInfo, wanted: content });
  const page = await context.newPage();
  const traffic = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const counted = { bytes: 0, code: 0, requests: 0 };
  let last = Date.now();
  await traffic.send('Network.enable');
  await traffic.send('Network.emulateNetworkConditions', connections[connection].conditions);
  await traffic.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  traffic.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, type ?? '');
    counted.requests += 1;
    last = Date.now();
  });
  traffic.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    if (['Script', 'Stylesheet', 'Document'].includes(types.get(requestId) ?? ''))
      counted.code += encodedDataLength;
    last = Date.now();
  });
  const document = await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => window.seen?.contentAt, null, { timeout: 60_000 });
  const atRest = async () => {
    last = Date.now();
    while (Date.now() - last < quietMs) await page.waitForTimeout(100);
  };
  await atRest();
  const load = { ...counted };
  const { contentAt = Number.NaN, ...seen } = await page.evaluate(() => window.seen);
  const drawn = Number((await document?.text())?.includes(content));
  return { page, load: { ...seen, content: contentAt, drawn, ...load }, atRest };
}

/** Runs in the page before anything else. */
function watchLoad({ userInfo, wanted }: { userInfo: string; wanted: string }): void {
  localStorage.setItem('userInfo', userInfo);
  window.seen = { firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0 };
  // What the shell prefetches for other pages, once this one stands, is no part of its load.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  // No function has a name here, or a build step would put a helper of its own beside it.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime } = entry;
      if (name === 'first-contentful-paint') window.seen.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') window.seen.largestPaint = startTime;
      const { value = 0, hadRecentInput } = entry as unknown as { value?: number; hadRecentInput?: boolean };
      if (entryType === 'layout-shift' && !hadRecentInput) window.seen.shift += value;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')?.textContent?.includes(wanted)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.seen.contentAt = performance.now();
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
