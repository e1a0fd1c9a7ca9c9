import type { Migration } from './read-migrations';

/**
 * Whether a contract after a backfill is applied. It was done then, no version that writes otherwise starts again, and
 * what it fills may be gone.
 */
export const isContracted = (
  backfill: Migration,
  migrations: readonly Migration[],
  applied: ReadonlyMap<number, string | null>,
): boolean =>
  migrations
    .slice(migrations.indexOf(backfill))
    .some(({ kind, madeAt }) => kind === 'contract' && applied.has(madeAt));
