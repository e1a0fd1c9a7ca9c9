import type { Browser } from '@playwright/test';
import { buyersBrowser } from './buyers-browser';
import { type ConnectionName, connections } from './connections';
import { measureLoad } from './measure-load';
import { measureNext } from './measure-next';
import { readOptions, type VariantName } from './options';
import { type MeasuredPage, readPages } from './pages';
import { type Measured, tableHead, tableRows } from './report';
import { startVariants } from './start-variants';

/**
 * Cold loads of six pages and the step to the next one, side by side and over two connections: the composition, the same source as
 * one bundle, and the same source under Module Federation's default options. Its options stand in `options.ts`.
 */
const options = readOptions(process.argv.slice(2));
const { addresses, apiUrl, browser, stop } = await startVariants(options.variants);

try {
  const { pages, nextPages } = await readPages(apiUrl);
  const own = await browser.newContext({ ignoreHTTPSErrors: true });
  const session = await buyersBrowser(own, `${addresses.composed}`);
  // A front that has just been started draws slower than its deadline.
  for (const { path } of Object.values(pages))
    for (let time = 0; time < 10; time += 1) await own.request.get(addresses.composed + path);
  await own.close();

  async function measure(
    inBrowser: Browser,
    name: VariantName,
    { path, content, link }: MeasuredPage,
    { connection, rests }: { connection: ConnectionName; rests: boolean },
  ): Promise<Measured> {
    const url = addresses[name] + path;
    const next = nextPages[link];
    if (!next) throw new Error(`${link} leads nowhere`);
    const context = await inBrowser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      // They hold for a host, so for both builds.
      await context.addCookies(session.cookies);
      const { page, load, atRest } = await measureLoad(context, {
        url,
        content,
        connection,
        userInfo: session.userInfo,
      });
      return { load, next: await measureNext(page, link, { rests, next, atRest }), rests };
    } catch (cause) {
      throw new Error(`${name} never showed "${content}" at ${path}, or what comes after it`, { cause });
    } finally {
      await context.close();
    }
  }

  for (const connection of options.connections) {
    console.log(`\n${connections[connection].title}: medians of ${options.rounds} rounds\n\n${tableHead}`);
    for (const pageName of options.pages) {
      const measured = new Map<VariantName, Measured[]>(options.variants.map((name) => [name, []]));
      // The first load of a page warms the servers and is not counted.
      const isCold = connection === options.connections[0];
      for (let round = isCold ? 0 : 1; round <= options.rounds; round += 1)
        for (const rests of round === 0 ? [true] : [true, false])
          for (const [name, runs] of measured) {
            const run = await measure(browser, name, pages[pageName], { connection, rests });
            if (round > 0) runs.push(run);
          }
      console.log(tableRows(pages[pageName].path, measured));
    }
  }
} finally {
  await stop();
}
