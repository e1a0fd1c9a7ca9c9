import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics, register } from 'prom-client';
import { openTraces } from 'traces';
import { openLocalAdmin } from './admin/local-admin';
import { createAuditedAdmin, program } from './admin/log/audited-admin';
import { createTracePage } from './admin/page/create-trace-page';
import { buildApp } from './app';
import { readConfig } from './config';
import { addBaseData } from './db/base-data';
import { keepFilling } from './db/migration/keep-filling';
import { joinProcesses } from './db/migration/processes';
import { openMigrated } from './db/open-database';
import { openReplica } from './db/replica';
import { traceStatements } from './db/trace-statements';
import { loadDemonstration } from './demonstration/load-demonstration';
import { sweepHourly } from './housekeeping';
import { countSending } from './metrics/outbox-metrics';
import { createPlacing } from './modules/approval/place-approved';
import { createLicenceService } from './modules/client/licence-service';
import { keepSending } from './modules/notification/keep-sending';
import { createSending } from './modules/notification/send-due';
import { createSubmitService } from './modules/order/submit-service';
import { openMail } from './open-mail';
import { openSms } from './open-sms';
import { openFileStore } from './ports/file-store';
import { requireFiles } from './require-files';

const config = readConfig(process.env);
// Event loop, memory, garbage collection and handles of the process (metrics/serve-metrics.ts).
collectDefaultMetrics();
const demonstration = config.demo ? await loadDemonstration() : undefined;
const traces = config.traces
  ? await openTraces({
      service: 'mall-api',
      onFailure: (reason, times) => console.error(`traces did not leave (${times} times): ${reason}`),
    })
  : undefined;
const options = {
  url: config.databaseUrl,
  pool: config.pool,
  dataFolder: config.dataDir,
  runStatement: traces && traceStatements(traces),
};
const db = await openMigrated(options);
const leaveProcesses = options.url
  ? await joinProcesses(db, (error) => console.error('heartbeat failed:', error))
  : undefined;
await addBaseData(db);
const replica =
  config.replica &&
  openReplica(db, config.replica.url, {
    pool: config.pool,
    mostLagSeconds: config.replica.lagSeconds,
    runStatement: options.runStatement,
  });
const files = await openFileStore(config);
const filesAway = await requireFiles(files);
await demonstration?.seed(db, { files });
const app = await buildApp({ config, db, replica, demonstration, files, traces });
if (filesAway) app.log.error({ err: filesAway }, 'files out of reach');

// The embedded database belongs to one process, which has migrated it whole.
const stopFilling = options.url ? keepFilling(db, options, app.log) : undefined;
const clock = () => new Date();
const { submit } = createSubmitService(db, clock, createLicenceService(db, clock, config.licenceCheck));
const stopSweeping = sweepHourly(db, files, {
  placeApproved: createPlacing(db, clock, submit).finish,
  onFailure: (err) => app.log.error({ err }, 'sweep failed'),
  around:
    traces && ((work) => traces.tracer.startActiveSpan('sweep', (span) => work().finally(() => span.end()))),
});
const sms = await openSms(config, db, app.log);
const sending = createSending(db, clock, {
  sms,
  mail: await openMail(config, db, app.log),
  log: app.log,
  count: countSending(register),
});
const stopSending = keepSending(sending, (err) => app.log.error({ err }, 'sending messages failed'));
const stopAdmin = await openLocalAdmin(config, db, app.log);
const tracePage = config.adminPage && createTracePage({ db, log: app.log });
const stopAdvancing =
  config.demoAdvance === null
    ? undefined
    : demonstration?.provide({
        db,
        admin: createAuditedAdmin(db, () => new Date(), {
          by: program('演示厂家'),
          sms,
        }),
        delay: config.demoAdvance * 1000,
        onFailure: (err) => app.log.error({ err }, 'demonstration did not move on'),
      });

closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping after an unexpected error');
  stopSweeping();
  const sent = stopSending();
  const filled = stopFilling?.();
  await stopAdvancing?.();
  await tracePage?.close();
  await stopAdmin();
  await app.close();
  await leaveProcesses?.();
  await filled;
  await sent;
  await replica?.close();
  await db.close();
  await traces?.close();
});

if (config.adminPage) await tracePage?.listen(config.adminPage);
await app.listen({ host: config.host, port: config.port });
