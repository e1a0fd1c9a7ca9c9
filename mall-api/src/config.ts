import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().min(1).default(fromHere('../../.data/mall')),
  MEDIA_DIR: z.string().min(1).default(fromHere('../dist/media')),
  SESSION_HOURS: z.coerce.number().positive().max(720).default(12),
  DEMO: onOff.default(false),
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  /** Replies are checked against their contract before they leave; off in production, where it only costs time. */
  readonly checkReplies: boolean;
  readonly host: string;
  readonly port: number;
  /** PostgreSQL; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly mediaDir: string;
  readonly sessionHours: number;
  /** An empty database is filled with demonstration data, whose pictures are drawn when first asked for. */
  readonly demo: boolean;
  /** Take the caller's address from X-Forwarded-For; only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
}

/**
 * Reads the settings from environment variables.
 * @throws Error that names every variable that is wrong and why.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`mall-api cannot start, these settings are wrong:\n${reasons.join('\n')}`);
  }
  const read = result.data;
  return {
    checkReplies: read.NODE_ENV !== 'production',
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL,
    dataDir: read.DATA_DIR,
    mediaDir: read.MEDIA_DIR,
    sessionHours: read.SESSION_HOURS,
    demo: read.DEMO,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
  };
}
