import { buyersBrowser } from './buyers-browser';
import { pageNames, readPages } from './pages';
import { startVariants } from './start-variants';

const warmings = 20;
const rounds = 100;
const atOnce = 4;
const rushMs = 5_000;

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The value below which a part of the values lies. */
const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ??
  Number.NaN;

/**
 * How long a buyer's documents take `release serve`, replies of the API and drawing together, asked one after the other and four at
 * once; which are static, because something came too late, is told.
 */
const { addresses, apiUrl, browser, stop } = await startVariants(['composed']);
try {
  const address = `${addresses.composed}`;
  const context = await browser.newContext({ userAgent, ignoreHTTPSErrors: true });
  await buyersBrowser(context, address);
  const { pages } = await readPages(apiUrl);

  async function ask(path: string): Promise<{ ms: number; isDrawn: boolean }> {
    const begun = performance.now();
    const reply = await context.request.get(address + path, { headers: { 'accept-encoding': 'br' } });
    const html = await reply.text();
    return { ms: performance.now() - begun, isDrawn: html.includes(' id="drawn">') };
  }

  console.log(
    '| page | p50 | p95 | drawn | a second, four at once | drawn of them |\n|---|---|---|---|---|---|',
  );
  for (const name of pageNames) {
    const { path } = pages[name];
    for (let n = 0; n < warmings; n += 1) await ask(path);
    const answers = [];
    for (let n = 0; n < rounds; n += 1) answers.push(await ask(path));
    const rush: boolean[] = [];
    const end = performance.now() + rushMs;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (performance.now() < end) rush.push((await ask(path)).isDrawn);
      }),
    );
    const times = answers.map(({ ms }) => ms);
    const share = (flags: readonly boolean[]) =>
      `${Math.round((100 * flags.filter(Boolean).length) / flags.length)} %`;
    console.log(
      `| ${path.replace(/\?.*/, '')} | ${quantile(times, 0.5).toFixed(0)} ms | ${quantile(times, 0.95).toFixed(0)} ms | ${share(
        answers.map(({ isDrawn }) => isDrawn),
      )} | ${((1000 * rush.length) / rushMs).toFixed(0)} | ${share(rush)} |`,
    );
  }
} finally {
  await stop();
}
