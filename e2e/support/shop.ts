import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { releaseAll, type Shop, startShop } from 'tooling/lib/shop.mjs';

export interface RunningShop extends Shop {
  /** The release store that this shop is served from; a journey may release into it or damage it. */
  readonly store: string;
  /** The folder of its database and files. */
  readonly dataDir: string;
}

/** Journeys drive a shop of their own: a fresh release store, a fresh database with the demonstration data. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mall-journey-'));
      const store = join(folder, 'store');
      const dataDir = join(folder, 'data');
      await releaseAll(store);
      const shop = await startShop({
        store,
        dataDir,
        apiEnv: { DEMO_ADVANCE: 'off', LOG_LEVEL: 'info' },
      });
      await use(Object.assign(shop, { store, dataDir }));
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect } from '@playwright/test';
