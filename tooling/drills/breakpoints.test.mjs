import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../lib/chromium.mjs';
import { startDevServer } from '../lib/dev-server.mjs';
import { projectRoot } from '../lib/places.mjs';
import { freePort } from '../lib/processes.mjs';

const folder = join(projectRoot, 'mf-cart');
const file = join(folder, 'src', 'cart-screen.tsx');
const line =
  1 +
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('return '));

const developing = startDevServer(folder, await freePort());
/** @type {import('@playwright/test').Browser} */
let browser;
before(async () => {
  [browser] = await Promise.all([
    chromium.launch({ executablePath: findChromium(), args: chromiumArgs }),
    developing.ready(),
  ]);
});
after(() => Promise.all([browser?.close(), developing.stop()]));

/**
 * Where a line of the source stands in a script, by its source map.
 * @param {string} map
 * @param {string} source
 * @param {number} wanted counted from 1
 */
function placeIn(map, source, wanted) {
  const { mappings, ...rest } = JSON.parse(map);
  if (!rest.sources.includes(source)) return undefined;
  const found = new SourceMap({ ...rest, mappings });
  for (let lineNumber = 0; lineNumber < mappings.split(';').length; lineNumber += 1) {
    const entry = found.findEntry(lineNumber, 0);
    if ('originalSource' in entry && entry.originalSource === source && entry.originalLine === wanted - 1)
      return { lineNumber };
  }
  return undefined;
}

test('a breakpoint in a source file stops there, as the file is named on the disk', {
  timeout: 180_000,
}, async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const debug = await page.context().newCDPSession(page);
  /** @type {Promise<string>} */
  const stopped = new Promise((resolve) => {
    debug.once('Debugger.paused', ({ hitBreakpoints }) => resolve(hitBreakpoints?.join() ?? ''));
  });
  /** @type {{ url: string, sourceMapURL?: string }[]} */
  const scripts = [];
  debug.on('Debugger.scriptParsed', (script) => scripts.push(script));
  await debug.send('Debugger.enable');
  await page.goto(`${developing.url}/shoppingCar?fake`);
  await page.getByText('多酶清洗剂').waitFor();
  const places = await Promise.all(
    scripts
      .filter(({ url, sourceMapURL }) => url.startsWith(developing.url) && sourceMapURL)
      .map(async ({ url, sourceMapURL = '' }) => {
        const map = await (await fetch(new URL(sourceMapURL, url))).text();
        return { url, place: placeIn(map, file, line) };
      }),
  );
  const found = places.find(({ place }) => place);
  assert.ok(found?.place, `no script has line ${line} of ${file}`);
  const { breakpointId, locations } = await debug.send('Debugger.setBreakpointByUrl', {
    url: found.url,
    ...found.place,
  });
  assert.equal(locations.length, 1);
  const reloaded = page.reload();
  assert.equal(await stopped, breakpointId);
  await debug.send('Debugger.removeBreakpoint', { breakpointId });
  await debug.send('Debugger.resume');
  await reloaded;
});

test('what a shop shows of a remote names its sources, too', async () => {
  const map = await (await fetch(`${developing.url}/__federation_expose_app.js.map`)).text();
  assert.ok(JSON.parse(map).sources.includes(join(folder, 'src', 'app.tsx')), map.slice(0, 400));
});
