import { expect, type Page } from '@playwright/test';

/** Whether React has made a part of a drawn page its own; until then it is what the document shows. */
export const isAlive = (page: Page, part = 'main h1') =>
  page.evaluate(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
    part,
  );

/** Waits until React has. */
export const becomesAlive = (page: Page, part?: string) => expect.poll(() => isAlive(page, part)).toBe(true);
