import type { Page } from '@playwright/test';

/** Keeps files back until the way that it gives is gone. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
