import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { readConfig } from './config';
import { openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { sweepHourly } from './housekeeping';
import { seedDemonstration } from './seed/seed-demonstration';

const config = readConfig(process.env);
const db = await openDatabase({ url: config.databaseUrl, dataFolder: config.dataDir });
await migrate(db);
if (config.demo) await seedDemonstration(db);
const app = await buildApp({ config, db });

const stopSweeping = sweepHourly(db, (err) => app.log.error({ err }, 'sweep failed'));

closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping after an unexpected error');
  stopSweeping();
  await app.close();
  await db.close();
});

await app.listen({ host: config.host, port: config.port });
