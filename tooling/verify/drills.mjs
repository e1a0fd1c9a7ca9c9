import { join, relative, sep } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { build } from '../lib/shop.mjs';
import { writeCssTypes } from '../rspack/css-types.mjs';
import { runInstalled } from './commands.mjs';
import { asOne, core, jest, journeys, nodeTests } from './suites.mjs';
import { drillName, isDrill, listTests } from './test-files.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

const api = join('mall-api', 'src');
const release = join('release', 'src');
const objects = join('object-store', 'src');
const otherReact = join('shared-kernel', 'react-18');
const browser = join('e2e', 'drills');
const tools = join('tooling', 'drills');

/** Tests that are no drills and that `npm test` leaves to the pipeline: where they stand, by their names. */
const leftToPipeline = { 'api-embedded': api, journeys: join('e2e', 'journeys') };

/**
 * Every drill by its name, with its file, or with the folder of the tests that run under it.
 * @returns {ReadonlyMap<string, string>} paths in the project
 */
export function listDrills() {
  const files = [api, release, objects, otherReact, browser, tools]
    .flatMap((folder) => listTests(join(projectRoot, folder)))
    .map((path) => relative(projectRoot, path))
    .filter((path) => isDrill(path) || path.startsWith(otherReact));
  return new Map([
    ...files.map((file) => /** @type {const} */ ([drillName(file), file])),
    ...Object.entries(leftToPipeline),
  ]);
}

/** Ten minutes of a processor each: they are run by name when what they are about changes. */
export const byNameOnly = ['another-react', 'breakages', 'release-pipelines'];

/** What waits for builds, browsers and databases of its own: one after the other, beside what runs in a browser. */
const lane = 'beside the browser';

/** They measure how long a call waits: nothing else runs beside them. */
const measuring = ['codes', 'guesses', 'outages', 'overload', 'papers', 'rush', 'soak'];

/**
 * The steps that run some drills.
 * @param {readonly string[]} files paths in the project
 * @returns {readonly Step[]}
 */
export function drillSteps(files) {
  /** @param {string} folder */
  const inside = (folder) => files.filter((file) => file.startsWith(folder + sep));
  const ofApi = inside(api);
  const embedded = ofApi.filter((file) => file.includes('drills') && !file.includes('.postgresql.'));
  const onPostgresql = ofApi.filter((file) => !file.includes('.embedded.'));
  /** @param {string} file */
  const measures = (file) => measuring.includes(drillName(file));
  const measured = onPostgresql.filter(measures);
  const sideBySide = [
    ...onPostgresql.filter((file) => !measures(file)),
    ...inside(release),
    ...inside(objects),
  ];
  const inBrowser = inside(browser).map((file) => relative('e2e', file));
  /** @type {readonly (Step & { wanted: number })[]} */
  const steps = [
    { name: 'measured', wanted: measured.length, run: () => jestDrills(measured, { oneByOne: true }) },
    { name: 'back-end', wanted: sideBySide.length, run: () => jestDrills(sideBySide) },
    { lane, name: 'react-18', wanted: inside(otherReact).length, run: kernelOnOtherReact },
    {
      lane,
      name: 'tooling',
      wanted: inside(tools).length,
      run: () => nodeTests(inside(tools), { oneByOne: true }),
    },
    {
      lane,
      name: 'embedded',
      wanted: embedded.length,
      run: () => jestDrills(embedded, { oneByOne: true, env: { TEST_ENGINE: 'embedded' } }),
    },
    { lane: 'browser', name: 'build', wanted: inBrowser.length, run: () => asOne(build()) },
    {
      lane: 'browser',
      name: 'browser',
      wanted: inBrowser.length,
      run: () => journeys(inBrowser, { drills: true }),
    },
    {
      name: 'api-embedded',
      wanted: Number(files.includes(leftToPipeline['api-embedded'])),
      run: () => jest(['mall-api'], { env: { TEST_ENGINE: 'embedded' } }),
    },
    {
      name: 'journeys',
      wanted: Number(files.includes(leftToPipeline.journeys)),
      run: () => build().then(() => journeys('all', { without: core })),
    },
  ];
  return steps.filter(({ wanted }) => wanted > 0);
}

/**
 * Drills of workspaces that Jest runs.
 * @param {readonly string[]} files paths in the project
 * @param {Omit<NonNullable<Parameters<typeof jest>[1]>, 'files' | 'drills'>} [options]
 */
const jestDrills = (files, options) =>
  jest([...new Set(files.map((file) => file.split(sep)[0] ?? ''))], {
    ...options,
    files: files.map((file) => `${join(projectRoot, file)}$`),
    drills: true,
  });

/**
 * Types and tests of the kernel's views on another React. npm installs nothing for a workspace inside a workspace, so the
 * drill does.
 */
async function kernelOnOtherReact() {
  const cwd = join(projectRoot, otherReact);
  await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], { cwd });
  writeCssTypes(projectRoot);
  await runInstalled('tsc', ['--noEmit'], { cwd });
  return jest([otherReact], { drills: true });
}
