import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics } from 'prom-client';
import { openLocalAdmin } from './admin/local-admin';
import { createAuditedAdmin, program } from './admin/log/audited-admin';
import { createTracePage } from './admin/page/create-trace-page';
import { buildApp } from './app';
import { readConfig } from './config';
import { addBaseData } from './db/base-data';
import { openMigrated } from './db/open-database';
import { loadDemonstration } from './demonstration/load-demonstration';
import { sweepHourly } from './housekeeping';
import { openSms } from './open-sms';
import { createFolderStore } from './ports/file-store';

const config = readConfig(process.env);
// Event loop, memory, garbage collection and handles of the process (metrics/serve-metrics.ts).
collectDefaultMetrics();
const demonstration = config.demo ? await loadDemonstration() : undefined;
const db = await openMigrated({ url: config.databaseUrl, pool: config.pool, dataFolder: config.dataDir });
await addBaseData(db);
const files = createFolderStore(config.filesDir);
await demonstration?.seed(db, { files });
const app = await buildApp({ config, db, demonstration });

const stopSweeping = sweepHourly(db, files, (err) => app.log.error({ err }, 'sweep failed'));
const stopAdmin = await openLocalAdmin(config, db, app.log);
const tracePage = config.adminPage && createTracePage({ db, log: app.log });
const stopAdvancing =
  config.demoAdvance === null
    ? undefined
    : demonstration?.provide({
        db,
        admin: createAuditedAdmin(db, () => new Date(), {
          by: program('演示厂家'),
          sms: await openSms(config, db, app.log),
        }),
        delay: config.demoAdvance * 1000,
        onFailure: (err) => app.log.error({ err }, 'demonstration did not move on'),
      });

closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping after an unexpected error');
  stopSweeping();
  await stopAdvancing?.();
  await tracePage?.close();
  await stopAdmin();
  await app.close();
  await db.close();
});

if (config.adminPage) await tracePage?.listen(config.adminPage);
await app.listen({ host: config.host, port: config.port });
