import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { audit } from '../supply-chain/audit.mjs';
import { runInstalled } from './commands.mjs';

/** @typedef {import('./run-steps.mjs').Result} Result */

const jestEnvironment = {
  // PGlite loads itself with dynamic imports, which Jest allows only with this.
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  // A busy machine may stand still for a while: only what never comes has failed.
  TEST_WAIT_MS: '30000',
};

const drillEnvironment = { TEST_CIRCLE: 'drills' };

/**
 * Two workers leave a sixth of two processors idle: they wait for databases, servers and browsers. A worker that has
 * grown over the limit is replaced, because each test file leaves something behind that garbage collection goes through.
 */
const sideBySide = ['--maxWorkers=3', '--workerIdleMemoryLimit=1200MB'];

/** Drills keep both processors busy, and some of them have a minute for what they wait for. */
const drillsSideBySide = ['--maxWorkers=2'];

const nothing = { passed: 0, failed: 0 };

/** @param {string} file */
const inProject = (file) => relative(projectRoot, file);

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
 * Runs test files with Node's own runner.
 * @param {readonly string[]} files without any there is nothing to do
 * @param {{ oneByOne?: boolean }} [options] files that start builds and browsers do not run in parallel
 * @returns {Promise<Result>}
 */
export async function nodeTests(files, { oneByOne = false } = {}) {
  if (files.length === 0) return nothing;
  return withReport(async (report) => {
    const reporters = [
      '--test-reporter=tap',
      '--test-reporter-destination=stdout',
      `--test-reporter=${fileURLToPath(new URL('./node-times.mjs', import.meta.url))}`,
      `--test-reporter-destination=${report}`,
    ];
    // On its own Node leaves one processor idle.
    const parallel = `--test-concurrency=${oneByOne ? 1 : availableParallelism()}`;
    const output = await outputOf(run(process.execPath, ['--test', parallel, ...reporters, ...files]));
    /** @param {string} name */
    const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
    /** @type {import('./run-steps.mjs').FileTime[]} */
    const times = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8') || '[]') : [];
    return settle(
      {
        passed: count('pass'),
        failed: count('fail') + count('cancelled'),
        failures: [...output.matchAll(/^\s*not ok \d+ - (.*)$/gm)].map(([, name = '']) => name),
        files: times.map(({ file, ...time }) => ({ ...time, file: inProject(file) })),
      },
      output,
    );
  });
}

/**
 * Runs Jest in some workspaces.
 * @param {readonly string[]} projects without any there is nothing to do
 * @param {object} [options]
 * @param {Record<string, string>} [options.env]
 * @param {readonly string[]} [options.files] narrows to paths that match one of these patterns
 * @param {object} [options.relatedTo] narrows to tests that import one of these files, which may be none
 * @param {readonly string[]} options.relatedTo.files paths in the project
 * @param {readonly string[]} options.relatedTo.through workspaces through which they may be imported
 * @param {boolean} [options.drills]
 * @param {boolean} [options.oneByOne]
 * @returns {Promise<Result>}
 */
export async function jest(projects, { env, files = [], relatedTo, drills = false, oneByOne = false } = {}) {
  if (projects.length === 0) return nothing;
  return withReport(async (report) => {
    const times = `${report}.times`;
    const told = `${report}.told`;
    const args = [
      ...['--projects', ...projects, '--json', `--outputFile=${report}`, '--silent'],
      ...(oneByOne ? ['--runInBand'] : drills ? drillsSideBySide : sideBySide),
      ...files.map((file) => `--testPathPatterns=${file}`),
      ...(relatedTo ? importing(relatedTo) : []),
    ];
    const output = await outputOf(
      runInstalled('jest', args, {
        env: {
          ...jestEnvironment,
          ...(drills ? drillEnvironment : {}),
          ...env,
          TEST_TIMES: times,
          TEST_TOLD: told,
        },
      }),
    );
    // What fails after the last test leaves no report.
    if (!existsSync(report)) return { passed: 0, failed: 1, failures: ['Jest'], output };
    const result = JSON.parse(readFileSync(report, 'utf8'));
    if (relatedTo && result.numTotalTestSuites === 0) return nothing;
    const processor = processorTimes(times);
    return settle(
      {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        failures: result.testResults.flatMap(jestFailures),
        files: result.testResults.map(
          (
            /** @type {{ name: string, startTime: number, endTime: number }} */ { name, startTime, endTime },
          ) => ({
            file: inProject(name),
            seconds: (endTime - startTime) / 1_000,
            processorSeconds: processor.get(name),
          }),
        ),
      },
      output,
      existsSync(told) ? readFileSync(told, 'utf8') : '',
    );
  });
}

/**
 * Narrows Jest to the tests that import some files. It follows imports through the folders that are its roots.
 * @param {{ files: readonly string[], through: readonly string[] }} relatedTo
 */
const importing = ({ files, through }) => [
  '--passWithNoTests',
  '--roots=<rootDir>',
  ...through
    .map((workspace) => join(projectRoot, workspace, 'src'))
    .filter((folder) => existsSync(folder))
    .map((folder) => `--roots=${folder}`),
  ...['--findRelatedTests', ...files.map((file) => join(projectRoot, file))],
];

/** The tag of the journeys that a buyer cannot do without. Together they cross the whole shop. */
export const core = '@core';

/**
 * Runs journeys, or drills in the browser.
 * @param {'all' | readonly string[]} files paths in `e2e`
 * @param {object} [options]
 * @param {boolean} [options.drills]
 * @param {string} [options.only] tag of those that run
 * @param {string} [options.without] tag of those that do not
 * @returns {Promise<Result>}
 */
export async function journeys(files, { drills = false, only, without } = {}) {
  if (files.length === 0) return nothing;
  // Loads Playwright, which a repository of remotes alone does not need.
  const { preferHeadlessShell } = await import('../lib/chromium.mjs');
  preferHeadlessShell();
  return withReport(async (report) => {
    const output = await outputOf(
      runInstalled(
        'playwright',
        [
          ...['test', `--project=${drills ? 'drills' : 'journeys'}`],
          ...(only ? ['--grep', only] : []),
          ...(without ? ['--grep-invert', without] : []),
          ...(files === 'all' ? [] : files),
        ],
        { cwd: join(projectRoot, 'e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      ),
    );
    const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
    // What fails after the last journey of a worker belongs to none of them.
    const failed = stats.unexpected + errors.length;
    return settle(
      {
        passed: stats.expected,
        failed,
        files: suites.map(journeyTime),
        failures: suites.flatMap(journeyFailures),
      },
      output,
    );
  });
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} JestResult
 * @param {{ name: string, status: string, assertionResults: readonly JestResult[] }} file
 * @returns {string[]} of a file that did not run, itself
 */
function jestFailures({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [inProject(name)] : [];
  return failed.map(({ fullName, failureMessages }) =>
    withReason(`${inProject(name)}: ${fullName}`, failureMessages[0]),
  );
}

/** Of the message of a failure, beside its name: so many lines, each at most so long. */
const shortMessage = { lines: 12, lineLength: 240 };

/** @param {string} test @param {string | undefined} message of its first failure @returns {string} with its first lines */
const withReason = (test, message = '') =>
  [
    test,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, shortMessage.lines)
      .map((line) => line.slice(0, shortMessage.lineLength)),
  ].join('\n  ');

/** @param {JourneySuite} suite @returns {string[]} */
const journeyFailures = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      withReason(`${file}: ${title}`, tests.flatMap(({ results }) => results)[0]?.error?.message),
    ),
  ...suites.flatMap(journeyFailures),
];

/**
 * @typedef {{ title: string, ok: boolean, tests: { results: { duration: number, error?: { message?: string } }[] }[] }} JourneySpec
 * @typedef {{ file: string, specs?: JourneySpec[], suites?: JourneySuite[] }} JourneySuite
 * @param {JourneySuite} suite
 */
function journeyTime(suite) {
  /** @param {JourneySuite} of @returns {number} */
  const milliseconds = ({ specs = [], suites = [] }) =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, inner) => sum + milliseconds(inner), 0);
  return { file: suite.file, seconds: milliseconds(suite) / 1_000 };
}

/** What the setup of Jest has counted, by file. @param {string} file @returns {Map<string, number>} */
function processorTimes(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => JSON.parse(line)).map(({ file: name, processorSeconds }) => [name, processorSeconds]),
  );
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

/** Two runs of one suite as one. @param {Result} one @param {Result} other @returns {Result} */
export const addUp = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  files: [...(one.files ?? []), ...(other.files ?? [])],
  output: [one.output, other.output].filter(Boolean).join('\n'),
});

/**
 * A suite that ran nothing has not passed.
 * @param {Result} counts
 * @param {string} output
 * @param {string} [told] what its tests have measured
 * @returns {Result}
 */
function settle(counts, output, told = '') {
  if (counts.passed + counts.failed === 0) throw new Error(`ran no test\n${output.slice(-8_000)}`);
  return { ...counts, output: counts.failed > 0 ? told + output : told };
}
