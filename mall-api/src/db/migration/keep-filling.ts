import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database';
import { type DatabaseOptions, withUnhurried } from '../open-database';
import { fillBesideTraffic } from './fill-beside-traffic';
import { readMigrations } from './read-migrations';
import { appliedMigrations } from './schema-tables';

/** Another process works on it, or a version that does not fill the new column still writes. */
const pauseMs = 15_000;

interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Does the backfills of this version on a connection of their own until none is left, and says in the log how far they
 * are.
 * @returns a function that stops it after the batch under way
 */
export function keepFilling(db: Database, options: DatabaseOptions, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const migrations = readMigrations();
  const onProgress = (backfill: string, rowsDone: number) => log.info({ backfill, rowsDone }, 'backfill');

  const isDue = async () => {
    const applied = await appliedMigrations(db);
    return migrations.some(({ kind, madeAt }) => kind === 'backfill' && !applied.has(madeAt));
  };
  const run = async () => {
    while (!signal.aborted) {
      try {
        if (!(await isDue())) return;
        await withUnhurried(options, (own) => fillBesideTraffic(own, { migrations, signal, onProgress }));
        if (!(await isDue())) return log.info({}, 'backfills are done');
      } catch (err) {
        log.error({ err }, 'backfill failed, it is tried again');
      }
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    ending.abort();
    await running;
  };
}
