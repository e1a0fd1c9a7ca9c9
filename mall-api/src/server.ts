import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { readConfig } from './config';
import { openMigrated } from './db/open-database';
import { keepAdvancing } from './demo/advance';
import { openLocalDesk } from './desk/local-desk';
import { createDesk } from './desk/service';
import { sweepHourly } from './housekeeping';
import { createFolderStore } from './ports/file-store';
import { seedDemonstration } from './seed/seed-demonstration';

const config = readConfig(process.env);
const db = await openMigrated({ url: config.databaseUrl, pool: config.pool, dataFolder: config.dataDir });
if (config.demo) await seedDemonstration(db);
const app = await buildApp({ config, db });

const stopSweeping = sweepHourly(db, createFolderStore(config.filesDir), (err) =>
  app.log.error({ err }, 'sweep failed'),
);
const stopDesk = await openLocalDesk(config, db, app.log);
const stopAdvancing =
  config.demoAdvance === null
    ? undefined
    : keepAdvancing(
        db,
        createDesk(db, () => new Date()),
        config.demoAdvance * 1000,
        (err) => app.log.error({ err }, 'demonstration did not move on'),
      );

closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping after an unexpected error');
  stopSweeping();
  await stopAdvancing?.();
  await stopDesk();
  await app.close();
  await db.close();
});

await app.listen({ host: config.host, port: config.port });
