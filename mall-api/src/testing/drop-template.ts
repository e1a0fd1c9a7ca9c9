import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSqlTemplates } from './sql-templates';
import { dropTemplate, onPostgresql, recordedSql } from './template-database';

/**
 * Sources whose SQL no test here runs on the embedded database. It moves to a server, or migrates beside the traffic of
 * several processes, neither of which that database does; or it loads the demonstration, as a journey on it does.
 */
const elsewhere = [
  'db/bulk-insert.ts',
  'db/bulk-load.ts',
  'db/migration/fill-beside-traffic.ts',
  'db/migration/processes.ts',
  'db/replica.ts',
  'migrate/status.ts',
  'move/',
];

/** SQL that no test has run on the embedded database, with where it stands. */
function leftOut(): string[] {
  const folder = recordedSql();
  const run = new Set(
    readdirSync(folder).flatMap((file): string[] => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return listSqlTemplates()
    .filter(({ file, text }) => !run.has(text) && !elsewhere.some((begin) => file.startsWith(begin)))
    .map(({ file, text }) => `${file}: ${text.trim()}`);
}

/** What Jest says of a run. */
interface Run {
  readonly testPathPatterns: { readonly patterns: readonly string[] };
  readonly testNamePattern?: string;
  /** Whether only tests that import some files run. */
  readonly findRelatedTests?: boolean;
}

/** @throws Error when all tests for the embedded database ran and leave SQL out */
export default async function tearDown({
  testPathPatterns,
  testNamePattern,
  findRelatedTests,
}: Run): Promise<void> {
  const isWhole =
    testPathPatterns.patterns.length === 0 &&
    !testNamePattern &&
    !findRelatedTests &&
    process.env['TEST_CIRCLE'] !== 'drills';
  const missing = isWhole && !onPostgresql ? leftOut() : [];
  await dropTemplate();
  if (missing.length > 0)
    throw new Error(
      `no test runs this SQL on the embedded database; name one in mall-api/jest.config.mjs:\n${missing.join('\n')}`,
    );
}
