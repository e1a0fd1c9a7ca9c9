import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { serve, startShop } from 'tooling/lib/shop.mjs';
import { buildVariants } from './build-variants';
import { serveDefault } from './default-server';
import { type LineName, lines } from './lines';
import { logIn } from './log-in';
import { measureLoad } from './measure-load';
import { measureNext } from './measure-next';
import { readOptions, type VariantName } from './options';
import { ownCertificate } from './own-certificate';
import { type MeasuredPage, readPages } from './pages';
import { type Measured, tableHead, tableRows } from './report';

/**
 * Cold loads of six pages and the step to the next one, side by side and over two lines: the composition, the same source as
 * one bundle, and the same source under Module Federation's default options. Its options stand in `options.ts`.
 */
const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));

const certificate = await ownCertificate(folder);
const { serveArgs } = certificate;

console.log('building…');
const built = await buildVariants(folder, options.variants);
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
const composed = await startShop({ store: built.composedStore, dataDir, serveArgs });
const addresses: Partial<Record<VariantName, string>> = { composed: composed.url };
const others: { stop: () => unknown }[] = [];
if (options.variants.includes('one bundle')) {
  const port = await freePort();
  const bundle = serve({ store: built.bundleStore, port, apiUrl: composed.apiUrl, serveArgs });
  await bundle.ready();
  addresses['one bundle'] = bundle.url;
  others.push(bundle);
}
if (options.variants.includes('default federation')) {
  const plain = await serveDefault(built.defaultFolder, composed.apiUrl, certificate);
  addresses['default federation'] = plain.url;
  others.push(plain);
}
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArgs, ...certificate.browserArgs],
});

try {
  const session = await logIn(composed.apiUrl);
  const { pages, nextPages } = await readPages(composed.apiUrl, session.token);

  async function measure(
    inBrowser: Browser,
    name: VariantName,
    { path, content, link }: MeasuredPage,
    { line, rests }: { line: LineName; rests: boolean },
  ): Promise<Measured> {
    const url = addresses[name] + path;
    const next = nextPages[link];
    if (!next) throw new Error(`${link} leads nowhere`);
    const context = await inBrowser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      await context.addCookies([{ name: 'Authorization', value: session.token, url }]);
      const { page, load, atRest } = await measureLoad(context, {
        url,
        content,
        line,
        userInfo: session.userInfo,
      });
      return { load, next: await measureNext(page, link, { rests, next, atRest }), rests };
    } catch (cause) {
      throw new Error(`${name} never showed "${content}" at ${path}, or what comes after it`, { cause });
    } finally {
      await context.close();
    }
  }

  for (const line of options.lines) {
    console.log(`\n${lines[line].title}: medians of ${options.rounds} rounds\n\n${tableHead}`);
    for (const pageName of options.pages) {
      const measured = new Map<VariantName, Measured[]>(options.variants.map((name) => [name, []]));
      // The first load of a page warms the servers and is not counted.
      const isCold = line === options.lines[0];
      for (let round = isCold ? 0 : 1; round <= options.rounds; round += 1)
        for (const rests of round === 0 ? [true] : [true, false])
          for (const [name, runs] of measured) {
            const run = await measure(browser, name, pages[pageName], { line, rests });
            if (round > 0) runs.push(run);
          }
      console.log(tableRows(pages[pageName].path, measured));
    }
  }
} finally {
  await browser.close();
  for (const other of others) await other.stop();
  await composed.stop();
  rmSync(folder, { recursive: true, force: true });
}
