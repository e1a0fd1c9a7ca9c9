import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { freePort } from './free-port';
import { programs, runProgram, type ScratchFolder, scratchFolder } from './postgres-programs';

export interface PostgresServer {
  /** Connection string of its empty database `postgres`, for a user who may create databases. */
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Runs a query on a connection of its own. */
  ask<Row extends QueryResultRow>(statement: string): Promise<Row[]>;
  /** Stops it, `fast` with its connections or `immediate` like a crash, and starts it again. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** Stops it like a crash; its data stays. */
  crash(): Promise<void>;
  /** Loses its machine: kills all its processes and removes its data. */
  lose(): Promise<void>;
  /** Pauses all its processes. @returns a function that resumes them */
  freeze(): Promise<() => void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Settings for disposable data: nothing needs to reach the disk. */
export const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
} as const;

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/**
 * Starts a PostgreSQL server in a temporary folder on a free local port. Installs PostgreSQL if missing and
 * possible.
 * @param settings of postgresql.conf; `port` for another one than a free one
 * @param fill creates its data; without it, the server is empty
 * @throws Error that says how to install PostgreSQL, or with its output when it does not start
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>>,
  fill: (data: string, folder: ScratchFolder) => void = initialise,
): Promise<PostgresServer> {
  const folder = scratchFolder();
  const data = join(folder.root, 'data');
  fill(data, folder);
  const port = settings['port'] ? Number(settings['port']) : await freePort();
  const url = `postgres://mall@127.0.0.1:${port}/postgres`;
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder.root,
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  let child: ChildProcess;
  let ended: Promise<void>;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  // Test data is disposable, so the server stops at once, even when the tests are interrupted.
  const endAtOnce = () => void end('SIGQUIT');
  process.once('exit', endAtOnce);

  async function start(): Promise<void> {
    child = spawn(join(programs(), 'postgres'), ['-D', data, ...flags], {
      ...folder.options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    ended = new Promise((resolve) => child.once('exit', () => resolve()));
    let said = '';
    child.stderr?.on('data', (text) => {
      said = (said + text).slice(-4_000);
    });
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (child.exitCode !== null || tries > 600) {
        await stop();
        throw new Error(`PostgreSQL did not start:\n${said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** @returns a function that signals the processes of now */
  async function signalAll(): Promise<(signal: NodeJS.Signals) => void> {
    const backends = await askOnce<{ pid: number }>(url, 'select pid from pg_stat_activity');
    const pids = [child.pid ?? 0, ...backends.map(({ pid }) => pid)];
    return (signal) => {
      for (const pid of pids) signalIfThere(pid, signal);
    };
  }

  async function stop(): Promise<void> {
    process.off('exit', endAtOnce);
    await end('SIGQUIT');
    rmSync(folder.root, { recursive: true, force: true });
  }

  await start();
  return {
    url,
    port,
    dataFolder: data,
    ask: (statement) => askOnce(url, statement),
    async restart(how) {
      await end(signals[how]);
      await start();
    },
    crash: () => end('SIGQUIT'),
    async lose() {
      const all = await signalAll();
      all('SIGKILL');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
    async freeze() {
      const all = await signalAll();
      all('SIGSTOP');
      return () => all('SIGCONT');
    },
    stop,
  };
}

function initialise(data: string, folder: ScratchFolder): void {
  runProgram('initdb', ['-D', data, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', '--no-sync'], folder);
}

/** Starts a replica of a server, which follows it until promoted. */
export const startReplica = (of: PostgresServer, settings: Readonly<Record<string, string>>) =>
  startPostgres(settings, (data, folder) => {
    const from = ['-h', '127.0.0.1', '-p', String(of.port), '-U', 'mall'];
    runProgram('pg_basebackup', ['-D', data, '-R', '-X', 'stream', '-c', 'fast', ...from], folder);
  });

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function askOnce<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const answers = (url: string): Promise<boolean> =>
  askOnce(url, 'select 1').then(
    () => true,
    () => false,
  );
