import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { isElsewhere, projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { readFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { listApps, listRemotes } = await import('../rspack/federation-field.mjs');
const { writeOwnTypes } = await import('../statement/own-apps.mjs');
const { startDevServer } = await import('../lib/dev-server.mjs');
const { startProgram, waitFor } = await import('../lib/processes.mjs');
const { build, releaseChanged, startShop, wasReleased } = await import('../lib/shop.mjs');

const faked = process.argv.includes('--fake');
const wanted = process.argv.slice(2).filter((word) => word !== '--fake');
const known = listRemotes().map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`没有这个远程应用：${unknown.join(' ')}（可选：${known.join(' ')}）`);
  process.exit(2);
}

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

/** One app's dev server, its output shown with the app's name. @param {import('../rspack/federation-field.mjs').FederatedApp} app */
function startNamed({ name, folder, port }) {
  const server = startDevServer(folder, port, (text) => process.stdout.write(`[${name}] ${text}`));
  stops.push(() => server.stop());
}

/** @param {readonly import('../rspack/federation-field.mjs').FederatedApp[]} apps */
function startDevServers(apps) {
  for (const app of apps) startNamed(app);
  return apps.map(({ name, port }) => `override=${name}@http://localhost:${port}`).join('&');
}

/** @param {readonly import('../rspack/federation-field.mjs').FederatedApp[]} apps */
function tellOwnPages(apps) {
  for (const { name, port } of apps) console.log(`${name} 的独立页面：http://localhost:${port}`);
}

try {
  if (faked) {
    if (isElsewhere) writeOwnTypes();
    const apps = listRemotes().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    startDevServers(apps);
    for (const { name, port, mount } of apps)
      console.log(`${name} 的独立页面（自带数据，无需接口）：http://localhost:${port}${mount[0]}?fake`);
  } else if (isElsewhere) {
    writeOwnTypes();
    const { shop } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const apps = listRemotes().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    console.log(`\n在商城里：${shop}/home?${startDevServers(apps)}`);
    tellOwnPages(apps);
  } else if (wanted.length === 0) {
    const api = startProgram(join(projectRoot, 'mall-api', 'src', 'server.ts'), [], {
      env: { PORT: '3001', DATA_DIR: dataDir, DEMO: 'on' },
      onOutput: (text) => process.stdout.write(`[mall-api] ${text}`),
    });
    stops.push(() => api.stop());
    await waitFor('http://127.0.0.1:3001/ready', api);
    for (const app of listApps()) startNamed(app);
    console.log(
      '\n组合后的商城：http://localhost:3100  （每个远程应用另有独立页面，端口见其 package.json）\n',
    );
  } else {
    const store = join(data, 'dev-store');
    const apps = listRemotes().filter(({ name }) => wanted.includes(name));
    const overrides = startDevServers(apps);
    const prepare = async () => {
      await build();
      await releaseChanged(store, 'dev');
    };
    if (!wasReleased(store, 'dev')) await prepare();
    const starting = startShop({ store, dataDir, channel: 'dev', port: 3000, apiPort: 3001 });
    // What was live the last time is served while what has changed since is built; who opens a page then has that.
    const [shop] = await Promise.all([starting, prepare()]);
    stops.push(() => shop.stop());
    console.log(`\n其余应用取自发布仓库：${shop.url}/home?${overrides}`);
    tellOwnPages(apps);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
