import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './free-port';
import { pgbouncer, scratchFolder } from './postgres-programs';

/** PgBouncer in transaction mode in front of one database. */
export interface Pooler {
  /** Connection string of the database through the pooler. */
  readonly url: string;
  /** Stops it with its connections on both sides, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param of connection string of the database itself
 * @param connections maximum server connections
 * @throws Error that says how to install PgBouncer, or with its output when it does not start
 */
export async function startPooler(of: string, connections: number): Promise<Pooler> {
  const { hostname, port: serverPort, username } = new URL(of);
  const folder = scratchFolder();
  const port = await freePort();
  const settings = join(folder.root, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_check_delay = 0
server_login_retry = 1
`,
  );
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(pgbouncer(), ['-q', settings], { ...folder.options, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', (text) => {
      said = (said + text).slice(-4_000);
    });
    for (let tries = 0; !(await listens(port)); tries += 1) {
      if (child.exitCode !== null || tries > 600) throw new Error(`PgBouncer did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Immediate: does not wait for clients. */
  async function end(): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  process.once('exit', () => child.kill('SIGTERM'));
  await start();
  const url = new URL(of);
  url.port = String(port);
  return {
    url: url.href,
    async restart() {
      await end();
      await start();
    },
    async stop() {
      await end();
      rmSync(folder.root, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
