import { type SQL, sql } from 'drizzle-orm';
import { lostConnectionOf, sqlStateOf } from './connection-lost';
import type { Database, Queries } from './database';
import { openPostgresql, type PoolSettings } from './postgresql';
import type { RunStatement } from './run-statement';

/** A copy of the database that follows it, for reads that may be some seconds behind. */
export interface Replica {
  readonly db: Queries;
  /** Seconds that it was behind at the last look, at least; 0 when it had everything; undefined when it did not answer. */
  lagSeconds(): number | undefined;
  /** Whether it answers and is not too far behind. */
  isUsable(): boolean;
  close(): Promise<void>;
}

/** Counts a read by the server that answered it. */
export type CountRead = (server: 'replica' | 'primary') => void;

/** The end of the primary's log at a moment. */
interface Mark {
  readonly at: number;
  readonly position: bigint;
}

const lookMs = 1000;
// Ten minutes: whoever is further behind is only known to be that far.
const mostMarks = 600;

// What a buyer waits for before the primary is asked instead.
const connectSeconds = 1;
const statementSeconds = 3;

const written = sql`pg_current_wal_flush_lsn()`;
const replayed = sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end`;

async function positionOf(db: Queries, position: SQL): Promise<bigint> {
  const { rows } = await db.execute<{ at: string }>(sql`select (${position} - '0/0'::pg_lsn)::text as at`);
  return BigInt(rows[0]?.at ?? 0);
}

/** Whether a read failed because of its replica: lost, too slow, not yet migrated, or in the way of its replay. */
export function isReplicaFailure(error: unknown): boolean {
  const state = sqlStateOf(error) ?? '';
  return lostConnectionOf(error) !== undefined || ['40001', '57014', '42703', '42P01'].includes(state);
}

/**
 * Opens a replica and looks each second how far it is behind. Its clock does not count, nor the age of the last change:
 * it is compared with what the primary had written at moments of this process.
 * @param mostLagSeconds how far behind it is still usable
 */
export function openReplica(
  primary: Queries,
  url: string,
  {
    pool,
    mostLagSeconds,
    runStatement,
  }: { pool: PoolSettings; mostLagSeconds: number; runStatement?: RunStatement | undefined },
): Replica {
  const db: Database = openPostgresql(
    url,
    { ...pool, connectSeconds, statementSeconds, replica: true },
    runStatement,
  );
  /** From the last one that the replica has, on. */
  let marks: Mark[] = [];
  let lag: number | undefined;
  let isUsable = false;

  async function look(): Promise<void> {
    const at = performance.now();
    // Without the primary nothing is written that the replica could lack.
    const position = await positionOf(primary, written).catch(() => undefined);
    if (position !== undefined) {
      // A primary that took over may be behind what the lost one had told.
      if (position < (marks.at(-1)?.position ?? 0n)) marks = [];
      marks.push({ at, position });
    }
    const reached = await positionOf(db, replayed).catch(() => undefined);
    const last = reached === undefined ? -1 : marks.findLastIndex((mark) => mark.position <= reached);
    marks = marks.slice(Math.max(last, 0)).slice(-mostMarks);
    const [oldest, newest] = [marks[0], marks.at(-1)];
    lag = reached !== undefined && oldest && newest ? (newest.at - oldest.at) / 1000 : undefined;
    isUsable = last >= 0 && lag !== undefined && lag <= mostLagSeconds;
  }

  let busy: Promise<void> | undefined;
  const looking = setInterval(() => {
    busy ??= look().finally(() => {
      busy = undefined;
    });
  }, lookMs);
  return {
    db,
    lagSeconds: () => lag,
    isUsable: () => isUsable,
    async close() {
      clearInterval(looking);
      await busy;
      await db.close();
    },
  };
}
