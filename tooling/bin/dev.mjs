import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { isExternalRepository, projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { join } = await import('node:path');
const { listApps, listRemotes } = await import('../rspack/federation-field.mjs');
const { writeOwnTypes } = await import('../app-manifest/own-apps.mjs');
const { startDevServer } = await import('../lib/dev-server.mjs');
const { startProgram, waitFor } = await import('../lib/processes.mjs');
const { liveShop } = await import('../rspack/live-shop.mjs');
const { beginShop, build, releaseChanged, wasReleased } = await import('../lib/shop.mjs');

const faked = process.argv.includes('--fake');
const wanted = process.argv.slice(2).filter((word) => word !== '--fake');
const known = listRemotes().map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`没有这个远程应用：${unknown.join(' ')}（可选：${known.join(' ')}）`);
  process.exit(2);
}

/** The same words as of `npm start`. */
const ports = {
  port: Number(process.env['PORT'] ?? 3000),
  apiPort: Number(process.env['API_PORT'] ?? 3001),
};

const data = join(projectRoot, '.data');
const dataDir = join(data, 'mall');
/** @type {(() => Promise<unknown>)[]} */
const stops = [];
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

/** @param {number} code */
async function end(code) {
  await Promise.all(stops.map((stop) => stop()));
  process.exit(code);
}

/** @typedef {import('../rspack/federation-field.mjs').FederatedApp} FederatedApp */

/**
 * The dev servers of some apps, their output shown with the app's name.
 * @param {readonly FederatedApp[]} apps
 * @param {{ shop?: string, api?: string }} [addresses] those that are not the usual ones
 */
function startDevServers(apps, addresses) {
  const servers = apps.map(({ name, folder, port }) =>
    startDevServer(folder, port, {
      ...addresses,
      onOutput: (text) => process.stdout.write(`[${name}] ${text}`),
    }),
  );
  stops.push(...servers.map((server) => server.stop));
  return { ready: () => Promise.all(servers.map((server) => server.ready())) };
}

/** @param {readonly FederatedApp[]} apps */
const overridesOf = (apps) =>
  apps.map(({ name, port }) => `override=${name}@http://localhost:${port}`).join('&');

/**
 * Says where everything is, and how long it took.
 * @param {string} shop
 * @param {readonly FederatedApp[]} apps
 */
function announceReady(shop, apps) {
  console.log(`\n${shop}（就绪，用时 ${(performance.now() / 1_000).toFixed(1)} 秒）`);
  for (const { name, port, mount } of apps)
    console.log(
      faked
        ? `${name} 的独立页面（自带数据，无需接口）：http://localhost:${port}${mount[0]}?fake`
        : `${name} 的独立页面：http://localhost:${port}`,
    );
}

try {
  const remotes = listRemotes().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (isExternalRepository) writeOwnTypes();
  if (faked || isExternalRepository) {
    await startDevServers(remotes).ready();
    announceReady(faked ? '无需商城' : `在商城里：${liveShop().shop}/home?${overridesOf(remotes)}`, remotes);
  } else if (wanted.length === 0) {
    const api = startProgram(join(projectRoot, 'mall-api', 'src', 'server.ts'), [], {
      env: { PORT: '3001', DATA_DIR: dataDir, DEMO: 'on' },
      onOutput: (text) => process.stdout.write(`[mall-api] ${text}`),
    });
    stops.push(() => api.stop());
    const shop = 'http://localhost:3100';
    const servers = startDevServers(listApps(), { shop });
    await Promise.all([waitFor('http://127.0.0.1:3001/ready', api), servers.ready()]);
    announceReady(`组合后的商城：${shop}`, remotes);
  } else {
    const store = join(data, 'dev-store');
    const prepare = async () => {
      await build();
      return releaseChanged(store, 'dev');
    };
    if (!wasReleased(store, 'dev')) await prepare();
    const shop = await beginShop({ store, dataDir, channel: 'dev', ...ports });
    stops.push(() => shop.stop());
    const servers = startDevServers(remotes, { shop: shop.url, api: shop.apiUrl });
    await Promise.all([shop.ready(), servers.ready()]);
    announceReady(`其余应用取自发布仓库：${shop.url}/home?${overridesOf(remotes)}`, remotes);
    // What was live the last time stands there at once; what has changed since is built beside the work.
    await prepare().then(
      (changed) => changed && console.log('其余应用有改动，已重新构建；刷新页面可见'),
      (error) => console.error(`其余应用未能更新：${error.message}`),
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
