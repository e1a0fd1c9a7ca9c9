import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { isElsewhere, projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { spawn } = await import('node:child_process');
const { readFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { listApps, listRemotes } = await import('../rspack/federation-field.mjs');
const { writeOwnTypes } = await import('../statement/own-apps.mjs');
const { startProgram, waitFor } = await import('../lib/processes.mjs');
const { build, releaseChanged, startShop } = await import('../lib/shop.mjs');

const wanted = process.argv.slice(2);
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
function startDevServer(app) {
  const child = spawn(join(projectRoot, 'node_modules', '.bin', 'rspack'), ['dev'], { cwd: app.folder });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => process.stdout.write(`[${app.name}] ${text}`));
  const closed = new Promise((resolve) => child.once('close', resolve));
  stops.push(() => {
    child.kill();
    return closed;
  });
}

/** @param {readonly import('../rspack/federation-field.mjs').FederatedApp[]} apps */
function startDevServers(apps) {
  for (const app of apps) startDevServer(app);
  return apps.map(({ name, port }) => `override=${name}@http://localhost:${port}`).join('&');
}

/** @param {readonly import('../rspack/federation-field.mjs').FederatedApp[]} apps */
function tellOwnPages(apps) {
  for (const { name, port } of apps) console.log(`${name} 的独立页面：http://localhost:${port}`);
}

try {
  if (isElsewhere) {
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
    for (const app of listApps()) startDevServer(app);
    console.log(
      '\n组合后的商城：http://localhost:3100  （每个远程应用另有独立页面，端口见其 package.json）\n',
    );
  } else {
    await build();
    const store = join(data, 'dev-store');
    await releaseChanged(store, 'dev');
    const shop = await startShop({ store, dataDir, channel: 'dev', port: 3000, apiPort: 3001 });
    stops.push(() => shop.stop());
    const apps = listRemotes().filter(({ name }) => wanted.includes(name));
    console.log(`\n其余应用取自发布仓库：${shop.url}/home?${startDevServers(apps)}`);
    tellOwnPages(apps);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
