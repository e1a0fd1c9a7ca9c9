import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from 'mall-api/app';
import { readConfig } from 'mall-api/config';
import { openMigrated } from 'mall-api/database';
import { demoAccounts, demoPassword } from '../accounts';
import { demonstration } from '../index';
import { noteWrites, takeWritten } from './note-writes';
import { copyDemonstration } from './trial-data';

/**
 * Starts shops to try things in: each with the demonstration's data of today in a database of its own, which goes with
 * it. Prints a line of JSON with their addresses and buyers once they answer; `/trial/written` of each says which rows
 * were written since it was asked the last time. `--kept <folder>` is where the data of today is kept.
 */
const { values } = parseArgs({
  options: { kept: { type: 'string' }, shops: { type: 'string', default: '2' } },
});
if (values.kept === undefined) throw new Error('--kept <folder>: where the data of today is kept');
const folder = await mkdtemp(join(tmpdir(), 'mall-trial-'));
const shops: Awaited<ReturnType<typeof open>>[] = [];
for (let number = 1; number <= Number(values.shops); number += 1) shops.push(await open(values.kept, number));

console.log(
  JSON.stringify({
    shops: shops.map(({ address }) => address),
    password: demoPassword,
    buyers: demoAccounts
      .filter(({ newcomer }) => !newcomer)
      .map(({ account, clientType }) => ({ account, clientType })),
  }),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());

async function open(kept: string, number: number) {
  const dataFolder = join(folder, `${number}`);
  await copyDemonstration(kept, join(dataFolder, 'database'));
  const db = await openMigrated({ dataFolder: join(dataFolder, 'database'), forgetful: true });
  await noteWrites(db);
  const config = readConfig({
    DEMO: 'on',
    DEMO_ADVANCE: 'off',
    LOG_LEVEL: 'error',
    FILES_DIR: join(dataFolder, 'files'),
    PROOF_BITS: '1',
  });
  const app = await buildApp({ config, db, demonstration });
  app.get('/trial/written', () => takeWritten(db));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close().then(() => db.close()) };
}

async function close(): Promise<void> {
  await Promise.all(shops.map((shop) => shop.close()));
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
