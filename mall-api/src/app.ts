import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { openBucket } from 'object-store/bucket';
import { Registry } from 'prom-client';
import type { Traces } from 'traces';
import type { z } from 'zod';
import type { Config } from './config';
import { sealWith } from './db/at-rest';
import type { Database } from './db/database';
import { openInstallationSecret } from './db/installation-secret';
import { outlivedBy } from './db/migration/outlived';
import { readMigrations } from './db/migration/read-migrations';
import { appliedMigrations } from './db/migration/schema-tables';
import type { Replica } from './db/replica';
import type { Demonstration } from './demonstration/demonstration';
import { createGuestAdmissions, guestAdmission, limitSubmissions } from './http/admissions';
import { serveApiDocument } from './http/api-document';
import { answerBrokenRequest } from './http/broken-requests';
import { keepGroupCookies } from './http/buyer-groups';
import { logCalls } from './http/call-log';
import { limitCallRates } from './http/call-rates';
import { createCallRegistry } from './http/calls';
import { keepDeviceCookies } from './http/device-cookie';
import { answerFailure, answerFailures } from './http/failures';
import { finishOnClose } from './http/finish-on-close';
import { readJsonBodies } from './http/json-body';
import { tellOwnWrites } from './http/just-written';
import { loggedError } from './http/logged-error';
import { serveMedia } from './http/media';
import { answerProbes } from './http/probes';
import { refuseUnfit } from './http/refuse-unfit';
import { refuseUnknownProxies } from './http/refuse-unknown-proxies';
import { requestPath } from './http/request-path';
import { createRoleGuard } from './http/role-guard';
import { traceCalls } from './http/trace-calls';
import { parseRequest } from './http/validation';
import { issueVisitCookies } from './http/visit-cookie';
import { measureBrowsers } from './metrics/browser-metrics';
import { measureBulkheads } from './metrics/bulkhead-metrics';
import { measureCalls } from './metrics/call-metrics';
import { measureConnections } from './metrics/database-metrics';
import { measureReplica } from './metrics/replica-metrics';
import { serveMetrics } from './metrics/serve-metrics';
import { measureShop } from './metrics/shop-metrics';
import { createKnownDevices } from './modules/account/known-devices';
import { createPreferences } from './modules/account/preferences';
import { createProofs } from './modules/account/proofs';
import { accountRepository } from './modules/account/repository';
import { accountRoutes } from './modules/account/routes';
import { createSealedPasswords } from './modules/account/sealed-passwords';
import { createAccountService } from './modules/account/service';
import { createSessions } from './modules/account/sessions';
import { createThrottle } from './modules/account/throttle';
import { createVerifyCodes } from './modules/account/verify-codes';
import { applicationRoutes } from './modules/application/routes';
import { createApplicationService } from './modules/application/service';
import { createTickets } from './modules/application/ticket';
import { createDeputyService } from './modules/approval/deputy-service';
import { approvalRoutes } from './modules/approval/routes';
import { createApprovalRuleService } from './modules/approval/rule-service';
import { createApprovalService } from './modules/approval/service';
import { arrivalRoutes } from './modules/arrival/routes';
import { createArrivalService } from './modules/arrival/service';
import { budgetRoutes } from './modules/budget/routes';
import { createBudgetService } from './modules/budget/service';
import { createBatchService } from './modules/cart/batch-service';
import { createBuyNowService } from './modules/cart/buy-now-service';
import { cartRoutes } from './modules/cart/routes';
import { createCartService } from './modules/cart/service';
import { createSplitService } from './modules/cart/split-service';
import { boughtQueries } from './modules/catalogue/bought-queries';
import { createBoughtService } from './modules/catalogue/bought-service';
import { productQueries } from './modules/catalogue/product-queries';
import { openCatalogue } from './modules/catalogue/read-service';
import { catalogueRoutes } from './modules/catalogue/routes';
import { createLicenceService } from './modules/client/licence-service';
import { clientRoutes } from './modules/client/routes';
import { createClientService } from './modules/client/service';
import { administratorsOf, deactivatedError } from './modules/colleague/administrators';
import { createJoining } from './modules/colleague/joining';
import { colleagueRoutes } from './modules/colleague/routes';
import { createColleagueService } from './modules/colleague/service';
import { createPapersService } from './modules/document/papers-service';
import { createPdfRenderer } from './modules/document/pdf/pdf-renderer';
import { documentRoutes } from './modules/document/routes';
import { createDocumentService } from './modules/document/service';
import { esignRoutes } from './modules/esign/routes';
import { serveSigningPage } from './modules/esign/serve-page';
import { createEsignService } from './modules/esign/service';
import { fileRoutes } from './modules/file/routes';
import { createFileService } from './modules/file/service';
import { createStoredFiles } from './modules/file/stored-files';
import { createUploadGate } from './modules/file/upload-gate';
import { giftPackRoutes } from './modules/gift-pack/routes';
import { createGiftPackService } from './modules/gift-pack/service';
import { memberRepository } from './modules/member/repository';
import { memberRoutes } from './modules/member/routes';
import { createMemberService } from './modules/member/service';
import { notificationRoutes } from './modules/notification/routes';
import { createNotificationService } from './modules/notification/service';
import { createExportService } from './modules/order/export-service';
import { createSightGuard } from './modules/order/orders-in-sight';
import { orderRoutes } from './modules/order/routes';
import { createOrderService } from './modules/order/service';
import { createSubmitService } from './modules/order/submit-service';
import { createParcelService } from './modules/parcel/parcel-service';
import { parcelRoutes } from './modules/parcel/routes';
import { createProductDocuments } from './modules/product-document/service';
import { purchaseListRoutes } from './modules/purchase-list/routes';
import { createPurchaseListService } from './modules/purchase-list/service';
import { createAnswerService } from './modules/purchase-request/answer-service';
import { createMergeService } from './modules/purchase-request/merge-service';
import { requestRoutes } from './modules/purchase-request/routes';
import { createRequestService } from './modules/purchase-request/service';
import { quoteRoutes } from './modules/quote/routes';
import { createQuoteService } from './modules/quote/service';
import { createMisses } from './modules/search/misses';
import { searchRepository } from './modules/search/repository';
import { createSearch } from './modules/search/understand';
import { vocabularyOf } from './modules/search/vocabulary';
import { statementRoutes } from './modules/statement/routes';
import { createStatementService } from './modules/statement/statement-service';
import { takePolicyReports } from './modules/telemetry/policy-reports';
import { telemetryRoutes } from './modules/telemetry/routes';
import { createReportTaker } from './modules/telemetry/take-reports';
import { openMail } from './open-mail';
import { openSms } from './open-sms';
import { type Analytics, createFileAnalytics, createLogAnalytics, forwardingTo } from './ports/analytics';
import { createBucketAnalytics } from './ports/bucket-analytics';
import { createCollector } from './ports/collector';
import { createLocalESign } from './ports/esign';
import { createFaultExporter } from './ports/fault-exporter';
import { type FileStore, openFileStore } from './ports/file-store';
import { createLocalMalwareScan } from './ports/malware-scan';

export interface Surroundings {
  readonly config: Config;
  readonly db: Database;
  /** From where the catalogue may be read. */
  readonly replica?: Replica | undefined;
  /** Sample data for a shop that has none of its own. */
  readonly demonstration?: Demonstration | undefined;
  /** By default opened as the configuration says. */
  readonly files?: FileStore | undefined;
  /** Current time; tests set it. */
  readonly clock?: () => Date;
  /** Where calls are traced. */
  readonly traces?: Traces | undefined;
}

const bodyLimit = 1024 * 1024;
const daySeconds = 86_400;

/**
 * Builds the API on an open, migrated database. It does not listen: `server.ts` does, and tests inject
 * requests.
 */
export async function buildApp({
  config,
  db,
  replica,
  demonstration,
  files,
  clock = () => new Date(),
  traces,
}: Surroundings): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: entries that callers added themselves are further back and do not count.
    trustProxy: (address, hop) => hop === 0 && config.trustsProxy(address),
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: requestPath,
    requestTimeout: config.requestSeconds * 1000,
    // Node applies the shorter of the two timeouts to the headers.
    http: {
      headersTimeout: config.requestSeconds * 500,
      connectionsCheckingInterval: config.requestSeconds * 250,
    },
    genReqId: () => randomUUID(),
    bodyLimit,
  });
  app.setValidatorCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        parseRequest(schema, data),
  );
  app.setSerializerCompiler(config.checkReplies ? serializerCompiler : () => JSON.stringify);
  if (traces) traceCalls(app, traces);
  readJsonBodies(app);
  answerFailures(app);
  logCalls(app);
  const metrics = new Registry();
  measureCalls(app, metrics);
  measureConnections(metrics, db);
  measureShop(metrics, db, clock);
  if (config.replica) tellOwnWrites(app, config.replica.lagSeconds);
  refuseUnknownProxies(app, config.trustsProxy);
  limitCallRates(app, config.callRates);
  finishOnClose(app);
  const installation = await openInstallationSecret(db, config.filesDir, config.filesSecret);
  const { secret } = installation;
  const migrations = readMigrations();
  const whyUnfit = await refuseUnfit(app, installation.differs, async () =>
    outlivedBy(await appliedMigrations(db), migrations),
  );
  keepDeviceCookies(app);
  issueVisitCookies(app, secret, clock);
  keepGroupCookies(app, secret);
  answerProbes(app, db, whyUnfit);
  serveMetrics(app, metrics);
  await serveMedia(app, config.mediaDir, demonstration?.pictures(config.mediaDir));
  if (config.apiDocument) await serveApiDocument(app);

  const devices = createKnownDevices(db, clock);
  const throttle = createThrottle(db, clock);
  const sessions = createSessions(db, clock, config.sessionHours, async ({ memberId, sessionId }, use) => {
    if (await throttle.isFirst(`theft ${sessionId}`, daySeconds)) await devices.reportTheft(memberId, use);
  });
  const fileStore = files ?? (await openFileStore(config));
  app.addHook('onClose', () => fileStore.close());
  const waitMs = config.submissionWaitSeconds * 1000;
  const limits = limitSubmissions(config.pool.connections, waitMs);
  const guests = createGuestAdmissions(config.pool.connections, waitMs);
  measureBulkheads(metrics, { ...limits, ...guests });
  const requireRole = createRoleGuard((clientId) => administratorsOf(db, clientId));
  const requireSight = createSightGuard(db, requireRole);
  const calls = createCallRegistry(app, {
    authenticate: sessions.authenticate,
    requireRole,
    uploads: { store: fileStore, gate: createUploadGate(throttle, createLocalMalwareScan(), app.log) },
    guestAdmission: (path) => guestAdmission(guests, path),
  });
  const atRest = sealWith(secret);
  const members = accountRepository(db, atRest);
  const sealed = createSealedPasswords(members, throttle, clock);
  // Codes appear on the terminal, whatever the log level.
  const codeLog = config.demo ? app.log.child({}, { level: 'info' }) : app.log;
  const sms = await openSms(config, db, codeLog);
  const codes = createVerifyCodes(db, clock, { sms, mail: await openMail(config, db, codeLog) });
  const account = createAccountService({
    members,
    sessions,
    throttle,
    codes,
    devices,
    sealed,
    proofs: createProofs({ secret, bits: config.proofBits }, throttle, clock),
    joining: createJoining(db, clock),
    deactivated: (clientId) => deactivatedError(db, clientId),
  });
  accountRoutes(calls, account, sealed, sessions, createPreferences(db));
  colleagueRoutes(calls, createColleagueService(db, clock, { throttle, sms }));
  notificationRoutes(calls, createNotificationService(db, { throttle, codes }));
  const tickets = createTickets(secret, clock);
  applicationRoutes(
    calls,
    createApplicationService(db, clock, { account, tickets, throttle, store: fileStore }),
  );
  const collector = config.collector && createCollector(config.collector, app.log, clock);
  if (collector) app.addHook('onClose', () => collector.close());
  const products = productQueries(db);
  const searches = searchRepository(db);
  const search = createSearch(searches, vocabularyOf(db));
  const misses = createMisses(searches, clock, { log: app.log, collector });
  catalogueRoutes(
    calls,
    openCatalogue({ db, search }, replica && { replica, countRead: measureReplica(metrics, replica) }),
    createBoughtService(boughtQueries(db), products, search, clock),
    misses.count,
  );
  arrivalRoutes(calls, createArrivalService(db, clock));
  cartRoutes(
    calls,
    createCartService(db, clock),
    createBuyNowService(db, clock),
    createBatchService(db, clock),
    createSplitService(db),
  );
  const licences = createLicenceService(db, clock, config.licenceCheck);
  clientRoutes(calls, createClientService(db, clock), licences);
  purchaseListRoutes(calls, createPurchaseListService(db, clock, licences));
  requestRoutes(calls, {
    requests: createRequestService(db, clock),
    answers: createAnswerService(db, clock),
    merging: createMergeService(db, clock),
  });
  const submission = createSubmitService(db, clock, licences);
  approvalRoutes(calls, {
    approvals: createApprovalService(db, clock, submission.submit),
    rules: createApprovalRuleService(db, clock),
    deputies: createDeputyService(db, clock),
    ask: submission.ask,
  });
  quoteRoutes(calls, createQuoteService(db, clock));
  budgetRoutes(calls, createBudgetService(db, clock));
  orderRoutes(
    calls,
    {
      orders: createOrderService(db, clock, createLocalESign()),
      exported: createExportService(db, clock),
      submission,
      requireSight,
    },
    limits,
  );
  parcelRoutes(calls, createParcelService(db, clock));
  const storedFiles = createStoredFiles(db, clock, fileStore);
  fileRoutes(calls, createFileService(db, clock, { stored: storedFiles, throttle }));
  const pdfRenderer = createPdfRenderer();
  app.addHook('onClose', () => pdfRenderer.close());
  const statements = createStatementService(db, clock, pdfRenderer);
  statementRoutes(calls, statements);
  const productDocuments = createProductDocuments(db, {
    stored: storedFiles,
    draw: demonstration?.documents(db, pdfRenderer),
  });
  const documents = createDocumentService(db, clock, {
    stored: storedFiles,
    pdfRenderer,
    statements,
    products: productDocuments,
    requireRole,
  });
  documentRoutes(calls, { documents, papers: createPapersService(db, documents), requireSight });
  esignRoutes(calls, createEsignService(db, clock, account, documents));
  await serveSigningPage(app);
  demonstration?.serve(app, db, pdfRenderer);
  memberRoutes(calls, createMemberService(memberRepository(db), clock));
  giftPackRoutes(calls, createGiftPackService(db, clock), limits);
  const analytics = openAnalytics(app, config, clock);
  const faultExporters = config.faultServices.map((service) => createFaultExporter(service, app.log, clock));
  for (const exporter of faultExporters) app.addHook('onClose', () => exporter.close());
  const exporters = [measureBrowsers(metrics), ...(collector ? [collector] : []), ...faultExporters];
  const takeReports = createReportTaker(
    exporters.reduce((inner, exporter) => forwardingTo(exporter, inner), analytics),
    secret,
    clock,
  );
  telemetryRoutes(calls, takeReports);
  await takePolicyReports(app, takeReports, clock);
  calls.closeRest();
  return app;
}

/** Where reports of browsers are stored: a bucket, a folder, else the log. */
function openAnalytics(
  app: FastifyInstance,
  { telemetryBucket, telemetryDir }: Config,
  clock: () => Date,
): Analytics {
  if (!telemetryBucket)
    return telemetryDir ? createFileAnalytics(telemetryDir, app.log) : createLogAnalytics(app.log);
  const analytics = createBucketAnalytics({ open: () => openBucket(telemetryBucket), log: app.log, clock });
  app.addHook('onClose', () => analytics.close());
  return analytics;
}
