/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { filledBy } from '../../composition/filled-by';

export const SETTLED_WITHIN_MS = 30_000;

/** Opens an address and says what it shows in the end: `shown`, or what is wrong. */
export async function openRoute(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return settledState(page);
}

/** What a page has not reported yet, it reports when it is left. */
export const reportNow = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

const SLOT_WITHIN_MS = 10_000;
const SLOT_REST_MS = 2_000;

/**
 * Waits until the views of slots have come, or something says that they did not, or the page has asked for nothing for so
 * long that it seems not to show them; then the page is what it is.
 */
export async function untilSlotsAreFilled(page: Page, slots: readonly string[]): Promise<void> {
  const views = slots.flatMap((slot) => {
    const { app, expose } = filledBy(slot);
    // The shell's own views bear no name.
    return app === 'shell' ? [] : `[data-app="${app}"][data-expose="${expose.replace('./', '')}"]`;
  });
  await page
    .waitForFunction(
      ({ expected, restMs }) => {
        const last = performance.getEntriesByType('resource').reduce((end, entry) => {
          const { responseEnd } = entry as PerformanceResourceTiming;
          return Math.max(end, responseEnd);
        }, 0);
        return (
          document.querySelector('[role="alert"]') !== null ||
          expected.every((view) => document.querySelector(view)?.checkVisibility()) ||
          performance.now() - last > restMs
        );
      },
      { expected: views, restMs: SLOT_REST_MS },
      { timeout: SLOT_WITHIN_MS },
    )
    .catch(() => {});
}

/** Waits until a page has content beyond what stands for it while it loads. */
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
