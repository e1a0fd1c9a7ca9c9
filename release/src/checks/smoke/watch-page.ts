/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { z } from 'zod';

/** Tells of everything that goes wrong in a page, also of what the shell catches and hides from its buyer. */
export async function watchPage(page: Page, tell: (what: string) => void): Promise<void> {
  page.on('pageerror', (error) => tell(`uncaught ${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Content Security Policy|integrity|Refused to/i.test(text)) tell(text);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/apps/') && response.status() >= 400)
      tell(`${pathname} is ${response.status()}`);
    if (pathname.startsWith('/api/') && response.status() >= 500) tell(`${pathname} is ${response.status()}`);
  });
  await takeReports(page, tell);
}

const report = z.object({
  events: z.array(
    z.looseObject({ kind: z.string(), app: z.string().optional(), detail: z.string().optional() }),
  ),
});

const BEACON = 'beacon ';

/**
 * Faults that the shell caught. The page hands its reports over here in place of sending them:
 * the browser does not show what a beacon carries, and a check's reports are not the API's to count.
 */
async function takeReports(page: Page, tell: (what: string) => void): Promise<void> {
  await page.addInitScript((prefix) => {
    navigator.sendBeacon = (_address, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.debug(prefix + text));
      return true;
    };
  }, BEACON);
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith(BEACON)) return;
    const sent = report.safeParse(JSON.parse(text.slice(BEACON.length)));
    for (const { kind, app, detail } of sent.data?.events ?? []) {
      if (kind === 'fault') tell(`${app} reports ${detail?.split('\n')[0]}`);
    }
  });
}
