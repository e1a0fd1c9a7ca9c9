import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { releaseAll, startShop } from 'tooling/lib/shop.mjs';
import { median } from './median';

/**
 * Scrolls through 1000 special offers at a quarter of the processor's speed, from top to bottom and back, and prints
 * the tasks that took more than 50 ms of the main thread. What is counted is the thread's own time, throttling
 * included, so that other work on the machine does not add to it. `npm run bench:special-offers -w e2e -- [rounds] [address]`: a
 * running shop may be given.
 */
const rounds = Number(process.argv[2] ?? 5);
const address = process.argv[3];
const offers = 1000;
const folder = mkdtempSync(join(tmpdir(), 'mall-scroll-'));

interface Scroll {
  frames: number;
  longTasks: number;
  /** Milliseconds. */
  longest: number;
  /** Milliseconds that one frame takes of the main thread, on average. */
  perFrame: number;
  cards: number;
}

async function measureScroll(browser: Browser, url: string): Promise<Scroll> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.route('**/product/specialoffer/page', async (route) => {
    const reply = await route.fetch();
    const envelope = (await reply.json()) as { data: { list: { id: string; name: string }[] } };
    const real = envelope.data.list;
    const list = Array.from({ length: offers }, (_, place) => {
      const offer = real[place % real.length];
      return { ...offer, id: `${offer?.id}-${place}`, name: `${offer?.name} ${place + 1}` };
    });
    await route.fulfill({ json: { ...envelope, data: { list, total: offers } } });
  });
  await page.goto(`${url}/home/surprise`, { waitUntil: 'load' });
  await page.locator('main li[aria-posinset]').first().waitFor();
  await page.waitForTimeout(2000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  // As text, so that no build step puts its own helpers into the page.
  const { frames, cards } = (await page.evaluate(`(async () => {
    const step = 120; // 7200 px a second at 60 frames: a wheel that is spun hard
    const end = document.documentElement.scrollHeight - innerHeight;
    let frames = 0;
    let cards = 0;
    for (const direction of [1, -1]) {
      for (let moved = 0; moved < end; moved += step) {
        scrollBy(0, direction * step);
        await new Promise(requestAnimationFrame);
        frames += 1;
        cards = Math.max(cards, document.querySelectorAll('main li[aria-posinset]').length);
      }
    }
    return { frames, cards };
  })()`)) as Pick<Scroll, 'frames' | 'cards'>;
  const tasks = mainThreadTasks(await browser.stopTracing());
  await context.close();
  return {
    frames,
    longTasks: tasks.filter((task) => task > 50).length,
    longest: Math.max(0, ...tasks),
    perFrame: tasks.reduce((sum, task) => sum + task, 0) / frames,
    cards,
  };
}

interface TraceEvent {
  pid: number;
  tid: number;
  ph: string;
  name: string;
  /** Microseconds of the thread's own time. */
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds of the thread's own time that each task of the page took, from a trace. */
function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) =>
      event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)),
  );
  if (!tasks.some(({ tdur }) => tdur)) throw new Error('the trace tells no thread times');
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

const shop = address
  ? { url: address, stop: async () => undefined }
  : await releaseAll(join(folder, 'store')).then(() =>
      startShop({ store: join(folder, 'store'), dataDir: join(folder, 'data') }),
    );
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const scrolls: Scroll[] = [];
  for (let round = 0; round < rounds; round += 1) scrolls.push(await measureScroll(browser, shop.url));
  const of = (key: keyof Scroll) => Math.round(median(scrolls.map((scroll) => scroll[key])));
  console.log(`${offers} special offers, CPU/4, there and back, medians of ${rounds} rounds\n`);
  console.log('| frames | tasks over 50 ms | longest task | main thread per frame | most cards drawn |');
  console.log('|---|---|---|---|---|');
  console.log(
    `| ${of('frames')} | ${of('longTasks')} | ${of('longest')} ms | ${of('perFrame')} ms | ${of('cards')} |`,
  );
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
