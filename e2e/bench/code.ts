import type { Browser } from '@playwright/test';
import { buyersBrowser } from './buyers-browser';
import { type MeasuredPage, pageNames, readPages } from './pages';
import { startVariants } from './start-variants';

/** After the content has come, what is asked for in this time counts with its page, milliseconds. */
const countedMs = 1_500;
const isCode = (type: string | undefined) => ['Script', 'Stylesheet', 'Document'].includes(type ?? '');

/**
 * The code of cold loads as it travels, headers included, beside one bundle: of documents, scripts and styles. Nothing is slowed
 * down and no time is told, so that it counts the same on a machine with other work.
 */
const { addresses, apiUrl, browser, stop } = await startVariants(['composed', 'one bundle']);
try {
  const own = await browser.newContext();
  const session = await buyersBrowser(own, `${addresses.composed}`);
  await own.close();
  const { pages } = await readPages(apiUrl);

  async function countCode(inBrowser: Browser, address: string, { path, content }: MeasuredPage) {
    const context = await inBrowser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(session.cookies);
    await context.addInitScript((userInfo) => {
      localStorage.setItem('userInfo', userInfo);
      // What is prefetched for other pages is no part of this one.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }, session.userInfo);
    const page = await context.newPage();
    const traffic = await context.newCDPSession(page);
    await traffic.send('Network.enable');
    const asked = new Set<string>();
    let bytes = 0;
    traffic.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (isCode(type)) asked.add(requestId);
    });
    traffic.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (wanted) => document.querySelector('main')?.textContent?.includes(wanted),
      content,
    );
    await page.waitForTimeout(countedMs);
    await context.close();
    return bytes;
  }

  console.log('| page | composed | one bundle | composed ÷ one bundle |\n|---|---|---|---|');
  for (const name of pageNames) {
    const composed = await countCode(browser, addresses.composed ?? '', pages[name]);
    const bundle = await countCode(browser, addresses['one bundle'] ?? '', pages[name]);
    const path = pages[name].path.replace(/\?.*/, '');
    console.log(`| ${path} | ${composed} B | ${bundle} B | ${(composed / bundle).toFixed(2)} |`);
  }
} finally {
  await stop();
}
