import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from 'tooling/lib/places.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { releaseAll, serve } from 'tooling/lib/shop.mjs';
import { median } from './median';

/**
 * What the commands of a release cost: seconds, and seconds of processor with all threads; of what changes the live shop
 * also the seconds until it is served, and the bytes that its revision takes.
 * On what was built last: `npm run bench:release -w e2e -- [rounds] [busy processes beside it]`
 */
const rounds = Number(process.argv[2] ?? 5);
const busy = Number(process.argv[3] ?? 0);
const app = 'mf-cart';
const unchecked = ['--without-check', 'bench'];

interface Cost {
  seconds: number;
  processor: number;
  served?: number;
  bytes?: number;
}

const folder = mkdtempSync(join(tmpdir(), 'mall-release-'));
const store = join(folder, 'store');
await releaseAll(store);
const apiUrl = 'http://127.0.0.1:1';
const shop = serve({ store, port: await freePort(), apiUrl });
await shop.ready();
const load = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);']));
try {
  const costs = new Map<string, Cost[]>();
  const note = (name: string, cost: Cost) => costs.set(name, [...(costs.get(name) ?? []), cost]);
  const key = join(projectRoot, '.data', 'release-key.pem');
  // A shell before the live one, which documents of their own are kept with.
  await change('shell', 0);
  for (let round = 1; round <= rounds; round += 1) {
    note('publish', await publishNext(app, round));
    note('check, without the browser', await run('check', app, '--no-browser', '--api', apiUrl));
    note('promote --share 5', await live('promote', app, '--share', '5', ...unchecked));
    note('promote', await live('promote', app, ...unchecked));
    note('rollback', await live('rollback', app));
  }
  console.log(
    `| command${busy ? `, beside ${busy} busy processes` : ''} | seconds | processor | until served | a revision |`,
  );
  console.log('|---|---|---|---|---|');
  for (const [name, of] of costs) console.log(row(name, of));

  async function change(of: string, round: number): Promise<void> {
    await publishNext(of, round);
    await run('promote', of, ...unchecked);
  }

  /** The same code, as another release. */
  async function publishNext(of: string, round: number): Promise<Cost> {
    const copy = join(folder, of);
    cpSync(join(projectRoot, of), copy, {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    const dist = join(copy, 'dist');
    const script = readdirSync(dist).find((name) => name.endsWith('.js'));
    appendFileSync(join(dist, script ?? ''), `//${round}`);
    return run('publish', copy);
  }

  async function run(...args: string[]): Promise<Cost> {
    const noted = join(folder, 'processor');
    const noting = `process.once('exit', () => { const { user, system } = process.cpuUsage();
      process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(noted)}, String(user + system)); });`;
    const started = performance.now();
    const child = spawn(
      process.execPath,
      [
        `--import=data:text/javascript,${encodeURIComponent(noting)}`,
        join(projectRoot, 'release', 'bin', 'release.mjs'),
        ...args,
        '--store',
        store,
      ],
      { env: { ...process.env, RELEASE_KEY: key }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    const seconds = (performance.now() - started) / 1000;
    // Without a browser a check has looked at everything else, and does not count.
    if (code !== 0 && args[0] !== 'check') throw new Error(`release ${args.join(' ')} ended with ${code}`);
    return { seconds, processor: Number(readFileSync(noted, 'utf8')) / 1e6 };
  }

  async function live(...args: string[]): Promise<Cost> {
    const before = await shown();
    const started = performance.now();
    const running = run(...args);
    let now = before;
    for (; now === before; now = await shown()) await pause(10);
    const served = (performance.now() - started) / 1000;
    return { ...(await running), served, bytes: sizeOf(join(store, 'documents', 'stable', `${now}`)) };
  }

  async function shown(): Promise<number> {
    const state: { revision: number } = await (await fetch(`${shop.url}/composition.json`)).json();
    return state.revision;
  }
} finally {
  for (const each of load) each.kill();
  await shop.program.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Of what stands in it and no link leads to. */
function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function row(name: string, of: readonly Cost[]): string {
  const middle = (value: (cost: Cost) => number | undefined, show: (middle: number) => string) => {
    const values = of.map(value).filter((each) => each !== undefined);
    return values.length === 0 ? '–' : show(median(values));
  };
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const cells = [
    middle((cost) => cost.seconds, seconds),
    middle(
      (cost) => cost.processor,
      (value) => `${value.toFixed(2)} s`,
    ),
    middle((cost) => cost.served, seconds),
    middle(
      (cost) => cost.bytes,
      (value) => `${(value / 1e6).toFixed(2)} MB`,
    ),
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}
