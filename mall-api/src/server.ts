import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { readConfig } from './config';
import { addBaseData } from './db/base-data';
import { openMigrated } from './db/open-database';
import { loadDemonstration } from './demonstration/load-demonstration';
import { openLocalDesk } from './desk/local-desk';
import { createAuditedDesk, program } from './desk/log/audited-desk';
import { createTracePage } from './desk/page/create-trace-page';
import { sweepHourly } from './housekeeping';
import { openSms } from './open-sms';
import { createFolderStore } from './ports/file-store';

const config = readConfig(process.env);
const demonstration = config.demo ? await loadDemonstration() : undefined;
const db = await openMigrated({ url: config.databaseUrl, pool: config.pool, dataFolder: config.dataDir });
await addBaseData(db);
const files = createFolderStore(config.filesDir);
await demonstration?.seed(db, { files });
const app = await buildApp({ config, db, demonstration });

const stopSweeping = sweepHourly(db, files, (err) => app.log.error({ err }, 'sweep failed'));
const stopDesk = await openLocalDesk(config, db, app.log);
const tracePage = config.deskPage && createTracePage({ db, log: app.log });
const stopAdvancing =
  config.demoAdvance === null
    ? undefined
    : demonstration?.provide({
        db,
        desk: createAuditedDesk(db, () => new Date(), {
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
  await stopDesk();
  await app.close();
  await db.close();
});

if (config.deskPage) await tracePage?.listen(config.deskPage);
await app.listen({ host: config.host, port: config.port });
