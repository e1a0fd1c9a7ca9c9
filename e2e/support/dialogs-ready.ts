import type { Page } from '@playwright/test';

/**
 * Waits until a page has what its dialogs need. A question whose code takes longer than two seconds is asked by the browser
 * itself, which a journey does not see.
 */
export const dialogsReady = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /arco-core.*\.js$/.test(name)),
  );
