import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import selfsigned from 'selfsigned';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { serve, startShop } from 'tooling/lib/shop.mjs';
import { buildVariants } from './build-variants';
import { serveDefault } from './default-server';
import { logIn } from './log-in';
import { type Load, measureLoad, median } from './measure-load';
import { contentOf, pages } from './pages';

/**
 * Cold loads of four pages, side by side: the composition, the same source as one bundle, and the same source under
 * Module Federation's default options. `npm run bench -- [rounds]`.
 */
const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));

const pem = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
const key = join(folder, 'key.pem');
const cert = join(folder, 'cert.pem');
writeFileSync(key, pem.private);
writeFileSync(cert, pem.cert);
const serveArgs = ['--tls-key', key, '--tls-cert', cert];

console.log('building…');
const built = await buildVariants(folder);
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
const composed = await startShop({ store: built.composedStore, dataDir, serveArgs });
const bundle = serve({
  store: built.bundleStore,
  port: await freePort(),
  apiUrl: composed.apiUrl,
  serveArgs,
});
await bundle.ready();
const plain = await serveDefault(built.defaultFolder, composed.apiUrl, { key: pem.private, cert: pem.cert });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

try {
  const session = await logIn(composed.apiUrl);
  const variants = { composed: composed.url, 'one bundle': bundle.url, 'default federation': plain.url };
  type Variant = keyof typeof variants;
  console.log(`medians of ${rounds} cold loads\n`);
  console.log(
    '| page | variant | content after | code | all bytes | requests | time: composed ÷ this | code: composed ÷ this |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const path of pages) {
    const content = await contentOf(path, composed.apiUrl, session.token);
    const loads: Record<Variant, Load[]> = { composed: [], 'one bundle': [], 'default federation': [] };
    for (let round = 0; round <= rounds; round += 1)
      for (const name of Object.keys(variants) as Variant[]) {
        const load = await measureLoad(browser, { url: variants[name] + path, content, session }).catch(
          (cause: unknown) => {
            throw new Error(`${name} never showed "${content}" at ${path}`, { cause });
          },
        );
        // The first round warms the servers and is not counted.
        if (round > 0) loads[name].push(load);
      }
    report(path, loads);
  }
} finally {
  await browser.close();
  await plain.stop();
  await bundle.stop();
  await composed.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * One row of `docs/performance.md` for each variant of a page. Ratios are medians, too, of loads of the same round: what
 * slows the machine down for a while slows both.
 */
function report(path: string, loads: Record<string, Load[]>): void {
  const of = (name: string, key: keyof Load) => median((loads[name] ?? []).map((load) => load[key]));
  const ratio = (name: string, key: keyof Load) =>
    median(
      (loads[name] ?? []).map((load, round) => (loads['composed']?.[round]?.[key] ?? Number.NaN) / load[key]),
    );
  for (const name of Object.keys(loads)) {
    const cells = [
      path,
      name,
      `${(of(name, 'content') / 1_000).toFixed(2)} s`,
      `${(of(name, 'code') / 1_000).toFixed(0)} kB`,
      `${(of(name, 'bytes') / 1_000).toFixed(0)} kB`,
      `${of(name, 'requests')}`,
      ratio(name, 'content').toFixed(2),
      ratio(name, 'code').toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
