import type { Browser } from 'playwright-core';

/** The browser of this machine, without a window. */
export async function launch(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { chromiumArgs, findChromium, quickToStart } = await import('tooling/lib/chromium.mjs');
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, ...quickToStart] });
}
