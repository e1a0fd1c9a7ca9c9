import type { Page } from '@playwright/test';
import type { NextPage } from './pages';

/** How long a page has been looked at before its reader goes on, milliseconds. */
const lookMs = 4_000;
/** How long a pointer rests on a link before it is clicked, milliseconds. */
const restMs = 200;

export interface Next {
  /** Milliseconds from the click until the next page's content has been drawn. */
  time: number;
  /** Requests for code and data that were sent between the two. */
  requests: number;
}

declare global {
  interface Window {
    next?: number;
  }
}

/**
 * Goes on from a page that stands, by one of its links. Whose it is has looked at it, and their pointer has moved, so that what
 * follows pointers has come, and what the page prefetches by itself.
 */
export async function measureNext(
  page: Page,
  selector: string,
  { rests, next, atRest }: { rests: boolean; next: NextPage; atRest: () => Promise<void> },
): Promise<Next> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    Object.assign((navigator as unknown as { connection: object }).connection, { saveData: false }),
  );
  await page.mouse.move(5, 5);
  await page.waitForTimeout(lookMs);
  await atRest();
  await page.evaluate(watchNext, next);
  if (rests) {
    await link.hover();
    await page.waitForTimeout(restMs);
  }
  let requests = 0;
  const count = (request: { resourceType(): string; url(): string }) => {
    const waitedFor = ['script', 'stylesheet', 'fetch', 'xhr', 'document'];
    if (waitedFor.includes(request.resourceType()) && !request.url().includes('/telemetry/')) requests += 1;
  };
  page.on('request', count);
  await link.click();
  const time = await page.waitForFunction(() => window.next, null, { timeout: 60_000 });
  page.off('request', count);
  return { time: (await time.jsonValue()) ?? Number.NaN, requests };
}

/**
 * Runs in the page. The page before stays in the document, hidden, so what is looked for must be seen. That is asked after a frame, when
 * style and layout are done: in between it would cost the page both once more. No function has a name here, or a build step would put a
 * helper of its own beside it.
 */
function watchNext({ path, title, content }: NextPage): void {
  let clickedAt = Number.NaN;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
    },
    { capture: true, once: true },
  );
  const { port1, port2 } = new MessageChannel();
  let isAsked = false;
  const observer = new MutationObserver(() => {
    if (isAsked || location.pathname !== path) return;
    isAsked = true;
    requestAnimationFrame(() => port2.postMessage(null));
  });
  port1.onmessage = () => {
    isAsked = false;
    const main = document.querySelector('main');
    if (!main?.textContent?.includes(content)) return;
    const headings = [...main.querySelectorAll('h1')].filter(({ textContent }) =>
      textContent?.includes(title),
    );
    if (!headings.some((heading) => heading.checkVisibility())) return;
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { data, parentElement } = words.currentNode as Text;
      if (!data.includes(content) || !parentElement?.checkVisibility()) continue;
      observer.disconnect();
      window.next = performance.now() - clickedAt;
      return;
    }
  };
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}
