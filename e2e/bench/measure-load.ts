import type { Browser } from '@playwright/test';

/** A slow line and a slow machine: 1.6 Mbit/s, 150 ms a request, a quarter of this processor. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** After the content has come, this long without traffic ends the count of bytes. */
const QUIET = 1_500;

export interface Visit {
  url: string;
  /** Text that only this page's own data brings. */
  content: string;
  session: { token: string; userInfo: string };
}

export interface Load {
  /** Milliseconds from the start of the navigation until the content stands in the page. */
  content: number;
  /** Bytes received, headers included; of these, scripts and styles. */
  bytes: number;
  code: number;
  requests: number;
}

/** Opens a page in a browser that has never seen the shop, and measures how it comes. */
export async function measureLoad(browser: Browser, { url, content, session }: Visit): Promise<Load> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addCookies([{ name: 'Authorization', value: session.token, url }]);
    await context.addInitScript(
      ({ userInfo, wanted }) => {
        localStorage.setItem('userInfo', userInfo);
        // What the shell fetches ahead for other pages, once this one stands, is no part of its load.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main')?.textContent?.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => Object.assign(window, { contentAt: performance.now() }));
        }).observe(document, { childList: true, subtree: true, characterData: true });
      },
      { userInfo: session.userInfo, wanted: content },
    );
    const page = await context.newPage();
    const traffic = await context.newCDPSession(page);
    const types = new Map<string, string>();
    const load: Load = { content: 0, bytes: 0, code: 0, requests: 0 };
    let last = Date.now();
    await traffic.send('Network.enable');
    await traffic.send('Network.emulateNetworkConditions', LINE);
    await traffic.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    traffic.on('Network.requestWillBeSent', ({ requestId, type }) => {
      types.set(requestId, type ?? '');
      load.requests += 1;
      last = Date.now();
    });
    traffic.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      load.bytes += encodedDataLength;
      if (['Script', 'Stylesheet', 'Document'].includes(types.get(requestId) ?? ''))
        load.code += encodedDataLength;
      last = Date.now();
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const contentAt = await page.waitForFunction(() => (window as { contentAt?: number }).contentAt, null, {
      timeout: 60_000,
    });
    load.content = (await contentAt.jsonValue()) ?? Number.NaN;
    while (Date.now() - last < QUIET) await page.waitForTimeout(100);
    return load;
  } finally {
    await context.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
