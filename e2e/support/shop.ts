import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { freePort } from 'tooling/lib/processes.mjs';
import { type Shop, serve, startShop } from 'tooling/lib/shop.mjs';
import { listRemotes } from 'tooling/rspack/federation-field.mjs';
import { preparedData, preparedStore, renewDatabase, urlOf } from './journey-database';
import { reportedLines } from './telemetry';

export interface RunningShop extends Shop {
  /** The release store that this shop is served from. */
  readonly store: string;
  /** Where the API keeps what browsers report. */
  readonly telemetryDir: string;
  /** How programs of `mall-api` find this shop's data. */
  readonly dataEnv: Readonly<Record<string, string>>;
}

export interface JourneyOptions {
  /**
   * What else than its database a journey has for itself: `releases` for one that releases or damages apps, `shop` for
   * one that needs the shop as `npm start` has it, with the embedded database.
   */
  own: 'nothing' | 'releases' | 'shop';
  /** Whether documents hold their page, or an app shell in its place as where drawing takes too long. */
  documents: 'drawn' | 'static';
}

const withFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-journey-'));
  await work(folder);
  await rm(folder, { recursive: true, force: true });
};

const known = [
  ...['@core', '@shell', '@shared-kernel', '@release'],
  ...listRemotes().map(({ packageName }) => `@${packageName}`),
];

/** `npm test -- --affected` chooses journeys by their tags. Drills run by name. */
function checkTags(tags: readonly string[]): void {
  if (tags.length === 0 || tags.some((tag) => !known.includes(tag)))
    throw new Error(`say what this journey is about: ${known.join(' ')}`);
}

const databaseOf = (worker: number): string => `journeys_${worker}`;

const copyStore = async (folder: string): Promise<string> => {
  const store = join(folder, 'store');
  await cp(preparedStore(), store, { recursive: true });
  return store;
};

/**
 * Journeys of one worker share a running shop. Each finds the database as the demonstration is on its first day, so
 * that none depends on what another did.
 */
export const test = base.extend<
  JourneyOptions & { shop: RunningShop; lastPages: undefined },
  { running: RunningShop }
>({
  own: ['nothing', { option: true }],
  documents: ['drawn', { option: true }],
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { parallelIndex }) =>
      withFolder(async (folder) => {
        await renewDatabase(databaseOf(parallelIndex));
        await cp(preparedData(), join(folder, 'data'), { recursive: true });
        const dataEnv = { DATABASE_URL: urlOf(databaseOf(parallelIndex)), DATA_DIR: join(folder, 'data') };
        await runShop(folder, dataEnv, use);
      }),
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: async ({ running, own, documents }, use, { parallelIndex, tags, project }) => {
    const isJourney = project.testDir.endsWith('journeys');
    if (isJourney) checkTags(tags);
    await renewDatabase(databaseOf(parallelIndex));
    // Drawn pages are the journeys' part.
    const isDrawn = isJourney && documents === 'drawn';
    const serveArgs = isDrawn ? [] : ['--no-render'];
    const before = (await mismatches(running)).length;
    if (own === 'nothing' && isDrawn) await use(running);
    else if (own === 'shop')
      await withFolder((folder) => runShop(folder, { DATA_DIR: join(folder, 'data') }, use));
    else
      await withFolder(async (folder) => {
        const store = await copyStore(folder);
        const front = serve({ store, port: await freePort(), apiUrl: running.apiUrl, serveArgs });
        await front.ready();
        await use({
          ...running,
          // Another one after a restart.
          get api() {
            return running.api;
          },
          store,
          url: front.url,
        });
        await front.stop();
      });
    expectNone((await mismatches(running)).slice(before));
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  lastPages: [
    async ({ context }, use, testInfo) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(`${fault.error()}`));
      context.on('requestfailed', (request) =>
        faults.push(`${request.url()} ${request.failure()?.errorText}`),
      );
      await use(undefined);
      // What a page has to report goes out when it is left.
      for (const page of context.pages())
        await page.evaluate(() => dispatchEvent(new Event('pagehide'))).catch(() => {});
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const page of context.pages()) await printPage(page);
      console.log(faults.slice(-20).join('\n'));
    },
    { auto: true },
  ],
});

/** What a page shows when its journey has failed, for who has only the output of a run. */
async function printPage(page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch(() => 'did not answer');
  console.log(`${page.url()} shows:\n${shown.slice(0, 6000)}`);
}

async function runShop(
  folder: string,
  dataEnv: Readonly<Record<string, string>>,
  use: (shop: RunningShop) => Promise<void>,
): Promise<void> {
  const store = await copyStore(folder);
  const shop = await startShop({
    store,
    dataDir: join(folder, 'data'),
    apiEnv: {
      ...dataEnv,
      // Every journey begins with new connections, which a busy machine makes slowly.
      DATABASE_CONNECT_SECONDS: '60',
      DEMO_ADVANCE: 'off',
      LOG_LEVEL: 'info',
    },
  });
  const running = Object.assign(shop, { store, telemetryDir: join(store, 'telemetry'), dataEnv });
  await use(running);
  await shop.stop();
  // Those whose reports were on their way, too.
  expectNone(await mismatches(running));
}

/**
 * What browsers have said of drawn pages that differ from what React renders. It draws a page anew for other reasons, too:
 * an update that comes before the page is alive is none of the page's faults.
 */
const mismatches = async (shop: RunningShop): Promise<string[]> =>
  (await reportedLines(shop)).filter(
    (line) => line.includes('drawn-page') && line.includes('React error #418'),
  );

function expectNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`pages were not what their documents show:\n${found.join('\n')}`);
}

export { expect } from '@playwright/test';
