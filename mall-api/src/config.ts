import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BucketSettings, bucketUrl, s3Server } from 'object-store/settings';
import { wantsTraces } from 'traces';
import { z } from 'zod';
import type { PoolSettings } from './db/postgresql';
import type { CallRates } from './http/call-rates';
import { type TrustedProxies, trustedProxies } from './http/trusted-proxies';
import type { LicenceCheck } from './modules/client/licence-service';
import type { CollectorSettings } from './ports/collector';
import type { FaultService } from './ports/fault-exporter';
import { otlpService } from './ports/otlp';
import { readDsn, sentryService } from './ports/sentry';
import type { SmtpSettings } from './ports/smtp';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const proxies = z.string().transform((setting, context) => {
  try {
    return trustedProxies(setting);
  } catch {
    context.addIssue('must be on, off, or addresses and networks with commas between them');
    return z.NEVER;
  }
});

const dsn = z.string().transform((setting, context) => {
  const read = readDsn(setting);
  if (read !== null) return read;
  context.addIssue('must be https://<key>@<host>/<project>');
  return z.NEVER;
});

const headers = z.string().transform((setting, context) => {
  const pairs = setting.split(',').map((pair) => /^\s*([\w-]+)=(.*)$/.exec(pair));
  if (pairs.every((pair) => pair !== null))
    return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
  context.addIssue('must be name=value, with commas between them');
  return z.NEVER;
});

const httpUrl = z.url({ protocol: /^https?$/, error: 'must start with https:// or http://' });

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  DATABASE_CONNECT_SECONDS: z.coerce.number().positive().max(300).default(5),
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().positive().max(60).default(5),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().positive().max(3600).default(30),
  DATA_DIR: z.string().min(1).default(fromHere('../../.data/mall')),
  FILES_DIR: z.string().min(1).optional(),
  FILES_URL: bucketUrl.optional(),
  ...s3Server,
  FILES_SECRET: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'must be the fingerprint of a secret')
    .optional(),
  MEDIA_DIR: z.string().min(1).default(fromHere('../dist/media')),
  TELEMETRY_DIR: z.string().min(1).optional(),
  TELEMETRY_URL: bucketUrl.optional(),
  COLLECTOR_URL: httpUrl.optional(),
  COLLECTOR_KEY: z.string().min(1).optional(),
  COLLECTOR_SEARCH_WORDS: onOff.default(false),
  SENTRY_DSN: dsn.optional(),
  OTLP_LOGS_URL: httpUrl.optional(),
  OTLP_HEADERS: headers.default({}),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@]+@[^@]+$/, 'must be an address, as in 安澜医疗商城 <shop@example.com>')
    .optional(),
  SESSION_HOURS: z.coerce.number().positive().max(720).default(12),
  DEMO: onOff.default(false),
  DEMO_ADVANCE: z
    .union([z.literal('off'), z.coerce.number('must be off, or a number of seconds').positive().max(86_400)])
    .default(20),
  TRUST_PROXY: proxies.prefault('loopback'),
  LICENCE_CHECK: z.enum(['off', 'warn', 'block']).default('warn'),
  REQUEST_SECONDS: z.coerce.number().positive().max(3600).default(120),
  SUBMISSION_WAIT_SECONDS: z.coerce.number().positive().max(60).default(8),
  BUYER_CALLS_A_MINUTE: z.coerce.number().int().positive().default(3000),
  ADDRESS_CALLS_A_MINUTE: z.coerce.number().int().positive().default(20_000),
  PROOF_BITS: z.coerce.number().int().min(1).max(24).default(16),
  API_DOCUMENT: onOff.optional(),
  ADMIN_HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const wholeEnvironment = environment
  .refine(({ MAIL_URL, MAIL_FROM }) => (MAIL_URL === undefined) === (MAIL_FROM === undefined), {
    path: ['MAIL_FROM'],
    error: 'goes with MAIL_URL: both or neither',
  })
  .refine(({ TELEMETRY_DIR, TELEMETRY_URL }) => TELEMETRY_DIR === undefined || TELEMETRY_URL === undefined, {
    path: ['TELEMETRY_URL'],
    error: 'stands for TELEMETRY_DIR: one of them',
  })
  .refine(({ DATABASE_URL, DATABASE_REPLICA_URL }) => DATABASE_URL || !DATABASE_REPLICA_URL, {
    path: ['DATABASE_REPLICA_URL'],
    error: 'needs DATABASE_URL, whose replica it is',
  });

export interface Config {
  /** Validate replies against their contract; off in production to save time. */
  readonly checkReplies: boolean;
  readonly host: string;
  readonly port: number;
  /** PostgreSQL; undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** PostgreSQL pool: size, and timeouts for a connection and a statement. */
  readonly pool: PoolSettings;
  /** From where the catalogue is read while it is at most so many seconds behind; undefined for the primary. */
  readonly replica: { readonly url: string; readonly lagSeconds: number } | undefined;
  readonly dataDir: string;
  /**
   * Folder of the installation's secret, and of uploaded and generated files, shared by all its processes; with
   * `filesBucket` the files are there, and the folder holds only what is being received.
   */
  readonly filesDir: string;
  readonly filesBucket: BucketSettings | undefined;
  /** Server of all buckets. */
  readonly s3: Omit<BucketSettings, 'bucket' | 'prefix'>;
  /** Fingerprint of the secret that a restored installation must continue with. */
  readonly filesSecret: string | undefined;
  readonly mediaDir: string;
  /** Folder of browser telemetry, one file a day; undefined for the log only. */
  readonly telemetryDir: string | undefined;
  /** Bucket of browser telemetry. */
  readonly telemetryBucket: BucketSettings | undefined;
  /** External collector of buyers' steps; undefined for none. */
  readonly collector: CollectorSettings | undefined;
  /** Services that faults are forwarded to; none by default. */
  readonly faultServices: readonly FaultService[];
  /** Whether calls and statements are traced; OpenTelemetry's SDK reads where to and how from the environment. */
  readonly traces: boolean;
  /** Server that takes mails; undefined: they stay in the outbox. */
  readonly mail: SmtpSettings | undefined;
  readonly sessionHours: number;
  /** Fill an empty database with demonstration data, whose pictures are drawn on first request. */
  readonly demo: boolean;
  /** Seconds between steps of the demonstration's orders and certificates; null: never. */
  readonly demoAdvance: number | null;
  /** Peers whose `X-Forwarded-For` is trusted; from others it is refused. */
  readonly trustsProxy: TrustedProxies;
  /** What to do when the buyer lacks a licence that the goods require. */
  readonly licenceCheck: LicenceCheck;
  /** Seconds for a complete request to arrive. */
  readonly requestSeconds: number;
  /** Seconds that a submission, or a call without a session, may queue before it is refused as overload. */
  readonly submissionWaitSeconds: number;
  /** Calls per minute that a process accepts from one client. */
  readonly callRates: CallRates;
  /** Minimum proof of work after many attempts by strangers: leading zero bits of a hash. */
  readonly proofBits: number;
  /** Serve the API document at /docs. */
  readonly apiDocument: boolean;
  /** Address of the provider's pages; null: not served. */
  readonly adminPage: { readonly host: string; readonly port: number } | null;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
}

/**
 * Reads the settings from environment variables.
 * @throws Error that names every invalid variable and why
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = wholeEnvironment.safeParse(given);
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`mall-api cannot start, these settings are wrong:\n${reasons.join('\n')}`);
  }
  const read = result.data;
  const s3 = { endpoint: read.S3_ENDPOINT, region: read.S3_REGION, seconds: read.S3_SECONDS };
  return {
    checkReplies: read.NODE_ENV !== 'production',
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL,
    pool: {
      connections: read.DATABASE_CONNECTIONS,
      connectSeconds: read.DATABASE_CONNECT_SECONDS,
      statementSeconds: read.DATABASE_STATEMENT_SECONDS,
      pooled: read.DATABASE_POOLER === 'transaction',
    },
    replica: read.DATABASE_REPLICA_URL
      ? { url: read.DATABASE_REPLICA_URL, lagSeconds: read.DATABASE_REPLICA_LAG_SECONDS }
      : undefined,
    dataDir: read.DATA_DIR,
    filesDir: read.FILES_DIR ?? join(read.DATA_DIR, 'files'),
    filesBucket: read.FILES_URL && { ...s3, ...read.FILES_URL },
    s3,
    filesSecret: read.FILES_SECRET,
    mediaDir: read.MEDIA_DIR,
    telemetryDir: read.TELEMETRY_DIR,
    telemetryBucket: read.TELEMETRY_URL && { ...s3, ...read.TELEMETRY_URL },
    collector: read.COLLECTOR_URL
      ? {
          url: read.COLLECTOR_URL,
          key: read.COLLECTOR_KEY ?? '',
          searchWords: read.COLLECTOR_SEARCH_WORDS,
        }
      : undefined,
    faultServices: [
      ...(read.SENTRY_DSN ? [sentryService(read.SENTRY_DSN)] : []),
      ...(read.OTLP_LOGS_URL ? [otlpService({ url: read.OTLP_LOGS_URL, headers: read.OTLP_HEADERS })] : []),
    ],
    traces: wantsTraces(given),
    mail: read.MAIL_URL && read.MAIL_FROM ? { url: read.MAIL_URL, from: read.MAIL_FROM } : undefined,
    sessionHours: read.SESSION_HOURS,
    demo: read.DEMO,
    demoAdvance: read.DEMO && read.DEMO_ADVANCE !== 'off' ? read.DEMO_ADVANCE : null,
    trustsProxy: read.TRUST_PROXY,
    licenceCheck: read.LICENCE_CHECK,
    requestSeconds: read.REQUEST_SECONDS,
    submissionWaitSeconds: read.SUBMISSION_WAIT_SECONDS,
    callRates: { buyer: read.BUYER_CALLS_A_MINUTE, address: read.ADDRESS_CALLS_A_MINUTE },
    proofBits: read.PROOF_BITS,
    apiDocument: read.API_DOCUMENT ?? read.DEMO,
    adminPage: read.ADMIN_PORT === undefined ? null : { host: read.ADMIN_HOST, port: read.ADMIN_PORT },
    logLevel: read.LOG_LEVEL,
  };
}
