import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from 'tooling/lib/processes.mjs';
import { type Shop, serve, startShop } from 'tooling/lib/shop.mjs';
import { listRemotes } from 'tooling/rspack/federation-field.mjs';
import { preparedData, preparedStore, renewDatabase, urlOf } from './journey-database';

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

/** A change runs the journeys about the workspace; `@core` ones run for whatever every page stands on. Drills run by name. */
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
export const test = base.extend<JourneyOptions & { shop: RunningShop }, { running: RunningShop }>({
  own: ['nothing', { option: true }],
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
  shop: async ({ running, own }, use, { parallelIndex, tags, project }) => {
    if (project.testDir.endsWith('journeys')) checkTags(tags);
    await renewDatabase(databaseOf(parallelIndex));
    if (own === 'nothing') await use(running);
    else if (own === 'shop')
      await withFolder((folder) => runShop(folder, { DATA_DIR: join(folder, 'data') }, use));
    else
      await withFolder(async (folder) => {
        const store = await copyStore(folder);
        const front = serve({ store, port: await freePort(), apiUrl: running.apiUrl });
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
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});

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
  await use(Object.assign(shop, { store, telemetryDir: join(store, 'telemetry'), dataEnv }));
  await shop.stop();
}

export { expect } from '@playwright/test';
