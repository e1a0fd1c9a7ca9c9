import { ensureInstalled, projectRoot } from '../lib/ensure-installed.mjs';

ensureInstalled();

const { mkdtempSync, readFileSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { listApps } = await import('../rspack/federation-field.mjs');
const { run } = await import('../lib/processes.mjs');
const { build } = await import('../lib/shop.mjs');

const bin = (name) => join(projectRoot, 'node_modules', '.bin', name);
const scratch = mkdtempSync(join(tmpdir(), 'mall-verify-'));
/** PGlite loads itself with dynamic imports, which Jest allows only with this. */
const vmModules = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
const turbo = { TURBO_TELEMETRY_DISABLED: '1' };

/** Each step says how much passed and failed; a command that just succeeds or not counts as one. */
const steps = {
  types: () => once(run(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only'], { env: turbo })),
  lint: () => once(run(bin('biome'), ['check', '--error-on-warnings', '.'])),
  boundaries: () => once(run('npm', ['run', '--silent', 'boundaries'])),
  tooling: () => nodeTests(['--test', '--test-reporter=tap', 'tooling/']),
  unit: () => jest('unit', [...listApps().map(({ packageName }) => packageName), 'shared-kernel', 'release']),
  api: () => jest('api', ['mall-api', 'demo-shop']),
  'api-postgres': () => jest('api-postgres', ['mall-api', 'demo-shop'], { TEST_ENGINE: 'postgresql' }),
  build: () => once(build()),
  browser: () => playwright(),
};

async function once(work) {
  await work;
  return { passed: 1, failed: 0 };
}

async function nodeTests(args) {
  const output = await run(process.execPath, args).catch((error) => error.message);
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return settle({ passed: count('pass'), failed: count('fail') }, output);
}

async function jest(name, projects, env) {
  const report = join(scratch, `${name}.json`);
  const args = [
    '--projects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    '--silent',
    '--maxWorkers=2',
    '--testTimeout=240000',
  ];
  const output = await run(bin('jest'), args, { env: { ...vmModules, ...env } }).catch(
    (error) => error.message,
  );
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return settle({ passed: result.numPassedTests, failed }, output);
}

async function playwright() {
  const report = join(scratch, 'browser.json');
  const output = await run(bin('playwright'), ['test'], {
    cwd: join(projectRoot, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }).catch((error) => error.message);
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return settle({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, output);
}

/** A suite that ran nothing has not passed. */
function settle(counts, output) {
  if (counts.passed + counts.failed === 0) throw new Error(`ran no test\n${output.slice(-8_000)}`);
  return { ...counts, output: counts.failed > 0 ? output : '' };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`没有这一步：${unknown.join(' ')}（可选：${Object.keys(steps).join(' ')}）`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  const result = await step().catch((error) => ({ passed: 0, failed: 1, output: error.message }));
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  if (result.output) console.log(result.output);
  console.log(
    `${result.failed ? '✗' : '✓'} ${name.padEnd(12)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed  ${seconds.padStart(6)} s`,
  );
  total.passed += result.passed;
  total.failed += result.failed;
}
rmSync(scratch, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
