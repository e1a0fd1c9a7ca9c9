import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port';

export interface PostgresServer {
  /** Of its empty database `postgres`, for a user who may create more. */
  readonly url: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

const debianRoot = '/usr/lib/postgresql';

const isRoot = process.getuid?.() === 0;

function output(command: string, ...args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Folder of `initdb` and `postgres`: the newest of Debian's, else where `pg_config` says. */
function findPrograms(): string | undefined {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianRoot, version, 'bin'));
  return [...folders, output('pg_config', '--bindir') ?? ''].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

function install(): void {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'postgresql');
}

function programs(): string {
  const found = findPrograms();
  if (found) return found;
  if (isRoot && output('apt-get', '--version')) install();
  const installed = findPrograms();
  if (!installed) {
    throw new Error(
      'PostgreSQL is missing: install it (Debian: apt-get install postgresql), or name a server in TEST_DATABASE_URL',
    );
  }
  return installed;
}

/** PostgreSQL refuses to run as root, so there it runs as a user who owns nothing else. */
function runAs(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const idOf = (flag: string) => Number(output('id', flag, 'nobody') ?? 65534);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Starts a PostgreSQL server of one's own in a temporary folder, on a free port of this machine. Where there is none
 * it is installed, if that is possible.
 * @param settings of postgresql.conf
 * @throws Error that tells how to get PostgreSQL, or with what the server said when it does not start
 */
export async function startPostgres(settings: Readonly<Record<string, string>>): Promise<PostgresServer> {
  const folder = programs();
  const user = runAs();
  const root = mkdtempSync(join(tmpdir(), 'mall-pg-'));
  const data = join(root, 'data');
  if (user) chownSync(root, user.uid, user.gid);
  const options = { cwd: root, ...user, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  execFileSync(join(folder, 'initdb'), ['-D', data, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: root,
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(folder, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said = (said + text).slice(-4_000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Nobody waits for the data of a test, so the server ends at once, also when the tests are broken off.
  const end = () => child.kill('SIGQUIT');
  process.once('exit', end);

  const server: PostgresServer = {
    url: `postgres://mall@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
  for (let tries = 0; !(await answers(server.url)); tries += 1) {
    if (child.exitCode !== null || tries > 300) {
      await server.stop();
      throw new Error(`PostgreSQL did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
