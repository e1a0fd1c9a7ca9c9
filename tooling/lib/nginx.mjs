import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages } from './install-packages.mjs';
import { projectRoot } from './places.mjs';

const TEMPLATE = join(projectRoot, 'deploy', 'nginx', 'shop.conf.template');

/** @param {string} command */
const isThere = (command) => spawnSync(command, ['-v']).status === 0;

/**
 * The nginx that tests start. On Debian as root it is installed when it is missing.
 * @throws {Error} that says in one line how to get one
 */
function findNginx() {
  const known = [process.env['NGINX_PATH'] ?? 'nginx', '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'];
  const found = known.find(isThere);
  if (found !== undefined) return found;
  installPackages('nginx-light');
  const installed = known.find(isThere);
  if (installed === undefined)
    throw new Error('找不到 nginx：请执行 apt-get install -y nginx，或设置 NGINX_PATH');
  return installed;
}

/**
 * Starts nginx with the shop's configuration on a free port.
 * @param {string} folder of its own
 * @param {{ store: string, channel: string, api: readonly string[], renderers?: readonly string[] }} settings
 * @param {number} [callsPerMinute] so few that the slowest machine calls faster
 */
export async function startNginx(folder, settings, callsPerMinute) {
  const port = await freePort();
  /** @type {Readonly<Record<string, string>>} */
  const values = {
    STORE: settings.store,
    CHANNEL: settings.channel,
    LISTEN: `127.0.0.1:${port}`,
    API_SERVERS: serversOf(settings.api),
    RENDERERS: serversOf(settings.renderers ?? []),
  };
  const template = await readFile(TEMPLATE, 'utf8');
  const shop = template
    .replace(/\$\{(\w+)\}/g, (_, name) => values[name] ?? '')
    .replace('rate=20000r/m', (rate) => (callsPerMinute === undefined ? rate : `rate=${callsPerMinute}r/m`));
  await mkdir(join(folder, 'logs'), { recursive: true });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;
events { worker_connections 256; }
http { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${shop}
}`,
  );
  const child = spawn(findNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${output}`);
    if (await fetch(`${origin}/.x`).catch(() => null)) break;
    await pause(50);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** @param {readonly string[]} hosts */
const serversOf = (hosts) => hosts.map((host) => `server ${host};`).join(' ');

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}
