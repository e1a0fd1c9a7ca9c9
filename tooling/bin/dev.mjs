import { ensureInstalled, projectRoot } from '../lib/ensure-installed.mjs';

ensureInstalled();

const { spawn } = await import('node:child_process');
const { join } = await import('node:path');
const { listApps, listRemotes } = await import('../rspack/federation-field.mjs');
const { startProgram, waitFor } = await import('../lib/processes.mjs');
const { build, releaseAll, startShop } = await import('../lib/shop.mjs');

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

try {
  if (wanted.length === 0) {
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
    await releaseAll(store, 'dev');
    const shop = await startShop({ store, dataDir, channel: 'dev', port: 3000, apiPort: 3001 });
    stops.push(() => shop.stop());
    const apps = listRemotes().filter(({ name }) => wanted.includes(name));
    for (const app of apps) startDevServer(app);
    const overrides = apps.map(({ name, port }) => `override=${name}@http://localhost:${port}`).join('&');
    console.log(`\n其余应用取自发布仓库：${shop.url}/home?${overrides}`);
    for (const { name, port } of apps) console.log(`${name} 的独立页面：http://localhost:${port}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
