import type { Page } from '@playwright/test';

/** The version of each app that a page's document names. */
export const compositionOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { apps } = JSON.parse(document.getElementById('composition')?.textContent ?? '{}');
    return Object.fromEntries(
      Object.entries<{ version: string }>(apps).map(([app, { version }]) => [app, version]),
    );
  });
