import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listApps } from '../rspack/federation-field.mjs';
import { projectRoot } from './places.mjs';
import { freePort, run, runProgram, startProgram, waitFor, waitForPort } from './processes.mjs';

const releaseTool = join(projectRoot, 'release', 'src', 'main.ts');
const apiServer = join(projectRoot, 'mall-api', 'src', 'server.ts');

/** Builds every app and the product pictures; what has not changed comes from turbo's cache. */
export async function build() {
  await run(
    join(projectRoot, 'node_modules', '.bin', 'turbo'),
    ['run', 'build', '--output-logs=errors-only'],
    {
      env: { TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    },
  );
}

/** What this machine signs its own releases with; it counts in no other's store. */
const ownKey = join(projectRoot, '.data', 'release-key.pem');

/** The token of this machine's own releases, once a team may release beside them (`npm start -- --accept`). */
export const ownToken = join(projectRoot, '.data', 'platform.token');

/**
 * A command of the release tool on a store.
 * @param {string} store
 * @param {readonly string[]} args
 */
export const release = (store, ...args) =>
  runProgram(releaseTool, [...args, '--store', store], {
    env: {
      ...(existsSync(ownKey) && { RELEASE_KEY: ownKey }),
      ...(existsSync(ownToken) && { RELEASE_TOKEN: readFileSync(ownToken, 'utf8'), ...tokenOfCaller() }),
    },
  });

const tokenOfCaller = () => {
  const { RELEASE_TOKEN } = process.env;
  return RELEASE_TOKEN === undefined ? {} : { RELEASE_TOKEN };
};

/** @param {string} store */
function signHere(store) {
  mkdirSync(dirname(ownKey), { recursive: true });
  return release(store, 'key', 'add', ownKey);
}

/** A shop on this machine shows what was built a moment ago, checked or not. */
const unchecked = ['--without-check', '本机构建'];

/**
 * Publishes every built app and makes them live on a channel; what has not changed is left as it is.
 * @param {string} store
 */
export async function releaseAll(store, channel = 'stable') {
  await signHere(store);
  const apps = listApps().map(({ packageName }) => packageName);
  await release(store, 'publish', ...apps, '--by', 'local', '--why', '本机构建');
  await release(store, 'configure', '--by', 'local', '--why', '本机构建');
  return release(
    store,
    'promote-all',
    '--channel',
    channel,
    '--by',
    'local',
    '--why',
    '本机构建',
    ...unchecked,
  );
}

/** Says what was made live the last time. @param {string} store @param {string} channel */
const noteOfReleased = (store, channel) => `${store}.${channel}.released`;

/** Whether `releaseChanged` has made anything live before. @param {string} store @param {string} channel */
export const wasReleased = (store, channel) => existsSync(noteOfReleased(store, channel));

/**
 * Makes live what was built, when that is not what was made live the last time.
 * @param {string} store
 * @param {string} channel
 * @returns {Promise<boolean>} whether it was not
 */
export async function releaseChanged(store, channel) {
  const note = noteOfReleased(store, channel);
  const built = digestOfBuilds();
  if (existsSync(note) && readFileSync(note, 'utf8') === built) return false;
  await releaseAll(store, channel);
  writeFileSync(note, built);
  return true;
}

/** Of every file of every build, and of the configuration. */
function digestOfBuilds() {
  const digest = createHash('sha256').update(readFileSync(join(projectRoot, 'release.config.json')));
  for (const dist of listApps().map(({ folder }) => join(folder, 'dist')))
    for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort())
      if (statSync(join(dist, name)).isFile()) digest.update(name).update(readFileSync(join(dist, name)));
  return digest.digest('hex');
}

/**
 * Publishes one build from elsewhere, as the only app of a store.
 * @param {string} store
 * @param {string} folder
 */
export async function publishBuild(store, folder) {
  await signHere(store);
  await release(store, 'publish', folder, '--by', 'local');
  return release(store, 'promote-all', '--by', 'local', ...unchecked);
}

/**
 * Serves what is live in a release store in front of a running API.
 * @param {object} options
 * @param {string} options.store
 * @param {string} [options.channel]
 * @param {number} options.port
 * @param {string} options.apiUrl
 * @param {readonly string[]} [options.serveArgs] further options of `release serve`, such as `--tls-key`
 */
export function serve({ store, channel = 'stable', port, apiUrl, serveArgs = [] }) {
  const secure = serveArgs.includes('--tls-key');
  const url = `${secure ? 'https' : 'http'}://localhost:${port}`;
  const program = startProgram(releaseTool, [
    'serve',
    ...['--store', store, '--channel', channel, '--port', String(port), '--api', apiUrl],
    ...serveArgs,
  ]);
  return { url, program, stop: () => program.stop(), ready: () => waitForPort(port, program) };
}

/**
 * @typedef {object} Shop The whole shop, running: the API on a database and the composed front end before it.
 * @property {import('./processes.mjs').Program} api another one after a restart
 * @property {import('./processes.mjs').Program} front
 * @property {string} url
 * @property {string} apiUrl
 * @property {() => Promise<void>} stop
 * @property {(signal?: NodeJS.Signals) => Promise<void>} restartApi
 *
 * @typedef {object} ShopOptions
 * @property {string} store release store folder
 * @property {string} dataDir folder of the embedded database and of stored files
 * @property {number} [port]
 * @property {number} [apiPort]
 * @property {string} [channel]
 * @property {Readonly<Record<string, string>>} [apiEnv]
 * @property {(text: string) => void} [onApiOutput]
 * @property {readonly string[]} [serveArgs]
 */

/**
 * Starts the whole shop, and waits for it: the API on the embedded database (or DATABASE_URL) and the composed front end before it.
 * @param {ShopOptions} options
 * @returns {Promise<Shop>}
 */
export async function startShop(options) {
  const shop = await beginShop(options);
  await shop.ready();
  return shop;
}

/**
 * As `startShop`, but where it will be is known at once, and its `ready` is what waits.
 * @param {ShopOptions} options
 * @returns {Promise<Shop & { ready: () => Promise<void> }>}
 */
export async function beginShop({
  store,
  dataDir,
  port,
  apiPort,
  channel = 'stable',
  apiEnv = {},
  onApiOutput,
  serveArgs = [],
}) {
  const servePort = await freePort(port);
  const backPort = await freePort(apiPort);
  const startApi = () =>
    startProgram(apiServer, [], {
      env: {
        PORT: String(backPort),
        DATA_DIR: dataDir,
        TELEMETRY_DIR: join(store, 'telemetry'),
        LOG_LEVEL: 'warn',
        DEMO: 'on',
        ...apiEnv,
      },
      onOutput: onApiOutput,
    });
  const apiUrl = `http://127.0.0.1:${backPort}`;
  const front = serve({ store, channel, port: servePort, apiUrl, serveArgs });
  const shop = { api: startApi(), front: front.program, url: front.url, apiUrl, stop, restartApi, ready };
  return shop;

  async function ready() {
    try {
      await Promise.all([waitFor(`${apiUrl}/ready`, shop.api), front.ready()]);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  /** @param {NodeJS.Signals} [signal] */
  async function restartApi(signal = 'SIGTERM') {
    await shop.api.stop(signal);
    shop.api = startApi();
    await waitFor(`${apiUrl}/ready`, shop.api);
  }

  async function stop() {
    await Promise.all([shop.front.stop(), shop.api.stop()]);
  }
}
