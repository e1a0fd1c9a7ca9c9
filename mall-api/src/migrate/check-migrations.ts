import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Database } from '../db/database';
import { backfillOf } from '../db/migration/backfill';
import { migrate } from '../db/migration/migrate';
import { lastOfFirstVersion, type Migration } from '../db/migration/read-migrations';
import { openDatabase } from '../db/open-database';
import { breakagesOf, differencesOf, schemaFacts } from './schema-facts';

/**
 * Why the version before could not live with some migrations, one line each; empty if it can. Each is applied to a new
 * database (or `on` one that is emptied), and what it did is compared with what its name allows:
 * - `expand` takes nothing away and demands nothing new (`schema-facts.ts`), and holds no lock for long (squawk); a
 *   constraint that is replaced by one that accepts more is named: `-- widens orders_status`;
 * - `backfill` leaves the schema as it is;
 * - `contract` is the only one that removes, and whatever comes after it does not need it: it may be applied last.
 */
export async function checkMigrations(migrations: readonly Migration[], on?: Database): Promise<string[]> {
  const db = on ?? (await openDatabase({ forgetful: true }));
  try {
    return [...(await refusedOf(db, migrations)), ...(await orderMatters(db, migrations))];
  } finally {
    if (!on) await db.close();
  }
}

async function refusedOf(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  await empty(db);
  const refused: string[] = [];
  await migrate(db, migrations.slice(0, lastOfFirstVersion + 1));
  let before = await schemaFacts(db);
  for (const [index, migration] of migrations.entries()) {
    if (index <= lastOfFirstVersion) continue;
    await migrate(db, migrations.slice(0, index + 1), true);
    const after = await schemaFacts(db);
    const reasons =
      migration.kind === 'expand'
        ? [...breakagesOf(before, after, widenedBy(migration)), ...(await locksOf(migration))]
        : migration.kind === 'backfill'
          ? changesOf(migration, differencesOf(before, after))
          : await locksOf(migration);
    refused.push(...reasons.map((reason) => `${migration.tag}: ${reason}`));
    before = after;
  }
  return refused;
}

async function empty(db: Database): Promise<void> {
  await db.execute('drop schema public cascade');
  await db.execute('create schema public');
}

const widenedBy = ({ statements }: Migration): ReadonlySet<string> =>
  new Set([...statements.join('\n').matchAll(/^\s*-- widens (\w+)\s*$/gm)].map(([, name = '']) => name));

function changesOf(migration: Migration, differences: readonly string[]): string[] {
  const isAllowed = backfillOf(migration).of === 'indexes';
  return isAllowed ? [] : differences.map((difference) => `a backfill changes the schema: ${difference}`);
}

/** A contract waits for a person; what was written after it has to do without. */
async function orderMatters(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  if (migrations.every(({ kind }) => kind !== 'contract')) return [];
  const inOrder = await schemaFacts(db);
  await empty(db);
  try {
    await migrate(
      db,
      migrations.filter(({ kind }) => kind !== 'contract'),
    );
    await migrate(db, migrations, true);
    const differing = differencesOf(inOrder, await schemaFacts(db));
    return differing.map((one) => `with the contracts applied last the schema differs: ${one}`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return [`with the contracts applied last a migration fails: ${String(cause)}`];
  }
}

/**
 * Rules of squawk that others decide: style is drizzle's, limits of time are set by `patiently.ts`, and what a name
 * allows is compared above.
 */
const excluded = [
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-table',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'renaming-column',
  'renaming-table',
  'require-lock-timeout',
  'require-statement-timeout',
  'require-timeout-settings',
];

const findings = z.array(z.object({ rule_name: z.string(), message: z.string() }));

/** Statements that would hold traffic up. `-- squawk-ignore <rule>` before a statement excuses it, with a reason. */
async function locksOf({ tag, statements }: Migration): Promise<string[]> {
  const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');
  const args = [
    '--reporter=json',
    '--pg-version=15',
    '--assume-in-transaction',
    `--exclude=${excluded.join(',')}`,
  ];
  const text = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [squawk, ...args, `--stdin-filepath=${tag}.sql`],
      (error, stdout) =>
        // It ends with 1 when it has found something.
        stdout.trimStart().startsWith('[') ? resolve(stdout) : reject(error ?? new Error(stdout)),
    );
    child.stdin?.end(statements.join(';\n'));
  });
  return findings.parse(JSON.parse(text)).map(({ rule_name, message }) => `${rule_name}: ${message}`);
}
