import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { audit } from '../supply-chain/audit.mjs';
import { runInstalled, runPatiently } from './commands.mjs';

/** @typedef {import('./lanes.mjs').Result} Result */

const jestEnvironment = {
  // PGlite loads itself with dynamic imports, which Jest allows only with this.
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  // Beside the other lanes a test may stand still for a while: only what never comes has failed.
  TEST_WAIT_MS: '120000',
};

const nothing = { passed: 0, failed: 0 };

/**
 * A command that just succeeds or not counts as one test.
 * @param {Promise<unknown>} work
 * @returns {Promise<Result>}
 */
export async function asOne(work) {
  await work;
  return { passed: 1, failed: 0 };
}

/**
 * Holds the lockfile against the policy. What the registry says is told and fails nothing: an advisory of today does not
 * make yesterday's build a bad one (`npm run audit` fails on it).
 * @returns {Promise<Result>}
 */
export async function auditDependencies() {
  const { findings, advisories, told } = await audit();
  const failed = findings.length;
  return { passed: failed > 0 ? 0 : 1, failed, output: [...findings, ...advisories, told].join('\n') };
}

/**
 * @param {string} folder
 * @returns {Promise<Result>}
 */
export async function nodeTests(folder) {
  const output = await outputOf(run(process.execPath, ['--test', '--test-reporter=tap', folder]));
  /** @param {string} name */
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return settle({ passed: count('pass'), failed: count('fail') }, output);
}

/**
 * @param {readonly string[]} projects workspaces; without any there is nothing to do
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
export async function jest(projects, env) {
  if (projects.length === 0) return nothing;
  return withReport(async (report) => {
    const args = ['--json', `--outputFile=${report}`, '--silent', '--maxWorkers=2', '--testTimeout=600000'];
    const output = await outputOf(
      runPatiently('jest', ['--projects', ...projects, ...args], { env: { ...jestEnvironment, ...env } }),
    );
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return settle({ passed: result.numPassedTests, failed }, output);
  });
}

/**
 * @param {'all' | readonly string[]} tags of the journeys that are wanted
 * @returns {Promise<Result>}
 */
export async function journeys(tags) {
  if (tags.length === 0) return nothing;
  const chosen = tags === 'all' ? [] : ['--grep', tags.map((tag) => `${tag}\\b`).join('|')];
  return withReport(async (report) => {
    const output = await outputOf(
      runInstalled('playwright', ['test', ...chosen], {
        cwd: join(projectRoot, 'e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const result = settle({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, output);
    return stats.flaky > 0 ? { ...result, output } : result;
  });
}

/**
 * What a command prints, whether it fails or not.
 * @param {Promise<string>} running
 */
const outputOf = (running) => running.catch((/** @type {Error} */ error) => error.message);

/**
 * @param {(report: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'mall-verify-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A suite that ran nothing has not passed.
 * @param {Result} counts
 * @param {string} output
 * @returns {Result}
 */
function settle(counts, output) {
  if (counts.passed + counts.failed === 0) throw new Error(`ran no test\n${output.slice(-8_000)}`);
  return { ...counts, output: counts.failed > 0 ? output : '' };
}
