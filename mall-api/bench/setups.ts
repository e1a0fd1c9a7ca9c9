import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApi } from '../src/testing/api-process';
import { freePort } from '../src/testing/free-port';
import { startPooler } from '../src/testing/pooler';

/** A way to run the API over one database. */
export interface Setup {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** Connections of the pooler to the server, for both processes. */
const pooledConnections = 10;

/** One process; two behind nginx; the same with PgBouncer between them and the database. */
export async function openSetups(url: string): Promise<Setup[]> {
  return [
    await behind('one process', [await startApi({ url }, { quiet: true })]),
    await behind('two processes behind nginx', [
      await startApi({ url }, { quiet: true }),
      await startApi({ url }, { quiet: true }),
    ]),
    await pooled(url),
  ];
}

async function pooled(url: string): Promise<Setup> {
  const pooler = await startPooler(url, pooledConnections);
  const start = () => startApi({ url: pooler.url }, { quiet: true, env: { DATABASE_POOLER: 'transaction' } });
  const setup = await behind('the same over PgBouncer', [await start(), await start()]);
  return {
    ...setup,
    stop: async () => {
      await setup.stop();
      await pooler.stop();
    },
  };
}

/** Processes as the world sees them: one directly, several through nginx. */
async function behind(name: string, processes: readonly ApiProcess[]): Promise<Setup> {
  await Promise.all(processes.map((api) => api.ready()));
  const addresses = processes.map(({ port }) => `127.0.0.1:${port}`);
  const front = processes.length > 1 ? await startNginx(addresses) : undefined;
  return {
    name,
    url: front?.url ?? `http://${addresses[0]}`,
    async stop() {
      await front?.stop();
      await Promise.all(processes.map((api) => api.end('SIGTERM')));
    },
  };
}

/** nginx that shares calls out and keeps its connections, without the limits of `deploy/nginx`: one caller stands for all. */
async function startNginx(servers: readonly string[]) {
  if (spawnSync('nginx', ['-v']).status !== 0)
    throw new Error('nginx is missing: install it (Debian: apt-get install nginx-light)');
  const folder = mkdtempSync(join(tmpdir(), 'mall-nginx-'));
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events { worker_connections 512; }
${process.getuid?.() === 0 ? 'user root;' : ''}
http {
  access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream api { ${servers.map((server) => `server ${server};`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port}; keepalive_requests 1000000;
    location / { proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', settings], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && !(await fetch(`${url}/ready`).catch(() => undefined)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    url,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
