import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { join } = await import('node:path');
const { parseArgs } = await import('node:util');
const { build, releaseAll, startShop } = await import('../lib/shop.mjs');
const { freePort } = await import('../lib/processes.mjs');
const { showMessages } = await import('../lib/show-messages.mjs');
const { printAccounts } = await import('../lib/print-accounts.mjs');
const { acceptTeam, printTeam } = await import('../lib/accept-team.mjs');

// `npm start -- --accept mf-news` lets a team try out releases from a repository of its own.
const { values: options } = parseArgs({ options: { accept: { type: 'string' } } });
const data = join(projectRoot, '.data');
const store = join(data, 'store');
const started = Date.now();

/** @type {import('../lib/shop.mjs').Shop | undefined} */
let running;
let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  console.log('\n正在停止…');
  await running?.stop();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  console.log('构建各应用（未改动的取自缓存）…');
  await build();
  console.log('发布到本机仓库…');
  await releaseAll(store);
  const token = options.accept && (await acceptTeam(store, options.accept));
  console.log('启动接口服务与商城（首次会建立演示数据）…');
  const pagePort = await freePort(Number(process.env['PAGE_PORT'] ?? 3002));
  const adminPort = await freePort(Number(process.env['ADMIN_PORT'] ?? 3003));
  const shop = await startShop({
    store,
    dataDir: join(data, 'mall'),
    port: Number(process.env['PORT'] ?? 3000),
    apiPort: Number(process.env['API_PORT'] ?? 3001),
    onApiOutput: showMessages,
    serveArgs: ['--page-port', String(pagePort), ...(token ? ['--accept'] : [])],
    apiEnv: { ADMIN_PORT: String(adminPort) },
  });
  running = shop;
  await printAccounts(shop, { milliseconds: Date.now() - started, pagePort, adminPort });
  if (options.accept && token) printTeam(options.accept, { url: shop.url, token });

  const ended = await Promise.race([
    shop.api.exited.then((code) => ({ name: '接口服务', code, output: shop.api.output })),
    shop.front.exited.then((code) => ({ name: '商城', code, output: shop.front.output })),
  ]);
  if (!stopping) {
    console.error(`${ended.name}意外停止（${ended.code}）：\n${ended.output}`);
    await shop.stop();
    process.exit(1);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
