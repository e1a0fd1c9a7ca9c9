import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetful, startPostgres } from 'mall-api/postgres-server';
import { releaseAll, startShop } from 'tooling/lib/shop.mjs';
import { createDatabase, journeyVariables, templateDatabase, urlOf } from './journey-database';

/**
 * Before the journeys: publishes the apps into a release store and fills a database with the demonstration, once. The
 * shops of the journeys start from copies.
 */
export default async function prepareShops(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-journeys-'));
  const store = join(folder, 'store');
  const server = await startPostgres(forgetful);
  process.env[journeyVariables.server] = server.url;
  process.env[journeyVariables.store] = store;
  await createDatabase(templateDatabase);
  await releaseAll(store);
  const shop = await startShop({
    store,
    dataDir: join(folder, 'data'),
    apiEnv: {
      DATABASE_URL: urlOf(templateDatabase),
      DEMO_ADVANCE: 'off',
      // So long a transaction may wait between two statements, too: a busy machine draws the demonstration slowly.
      DATABASE_CONNECT_SECONDS: '60',
    },
  });
  await shop.stop();
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
