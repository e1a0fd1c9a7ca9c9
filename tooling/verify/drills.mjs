import { join, relative, sep } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { build } from '../lib/shop.mjs';
import { writeCssTypes } from '../rspack/css-types.mjs';
import { runInstalled } from './commands.mjs';
import { asOne, jest, journeys, nodeTests } from './suites.mjs';
import { drillName, isDrill, listTests } from './test-files.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

const api = join('mall-api', 'src');
const release = join('release', 'src');
const otherReact = join('shared-kernel', 'react-18');
const browser = join('e2e', 'drills');
const tools = join('tooling', 'drills');

/**
 * Every drill by its name, with its file. In the API the properties run here, too, with many examples.
 * @returns {ReadonlyMap<string, string>} paths in the project
 */
export function listDrills() {
  const files = [api, release, otherReact, browser, tools]
    .flatMap((folder) => listTests(join(projectRoot, folder)))
    .map((path) => relative(projectRoot, path))
    .filter((path) => isDrill(path) || path.startsWith(otherReact) || path.split(sep).includes('properties'));
  return new Map(files.map((file) => [drillName(file), file]));
}

/**
 * The steps that run some drills. Those of the API measure waiting times: they run before the others, one by one.
 * @param {readonly string[]} files paths in the project
 * @returns {readonly Step[]}
 */
export function drillSteps(files) {
  /** @param {string} folder */
  const inside = (folder) => files.filter((file) => file.startsWith(folder + sep));
  const ofApi = inside(api).map((file) => `${relative('mall-api', file)}$`);
  const embedded = ofApi.filter((file) => file.includes('drills') && !file.includes('.postgresql.'));
  const onPostgresql = ofApi.filter((file) => !file.includes('.embedded.'));
  /** @param {readonly string[]} wanted @param {Record<string, string>} [env] */
  const apiDrills = (wanted, env = {}) =>
    jest(wanted.length > 0 ? ['mall-api'] : [], { env, files: wanted, drills: true });
  const inBrowser = inside(browser).map((file) => relative('e2e', file));
  /** @type {readonly (Step & { wanted: number })[]} */
  const steps = [
    { name: 'api', wanted: onPostgresql.length, run: () => apiDrills(onPostgresql) },
    {
      name: 'api-embedded',
      wanted: embedded.length,
      run: () => apiDrills(embedded, { TEST_ENGINE: 'embedded' }),
    },
    {
      name: 'release',
      wanted: inside(release).length,
      run: () =>
        jest(['release'], {
          files: inside(release).map((file) => `${relative('release', file)}$`),
          drills: true,
        }),
    },
    {
      name: 'react-18',
      wanted: inside(otherReact).length,
      run: kernelOnOtherReact,
    },
    {
      name: 'tooling',
      wanted: inside(tools).length,
      run: () => nodeTests(inside(tools), { oneByOne: true }),
    },
    { name: 'build', wanted: inBrowser.length, run: () => asOne(build()) },
    { name: 'browser', wanted: inBrowser.length, run: () => journeys(inBrowser, { drills: true }) },
  ];
  return steps.filter(({ wanted }) => wanted > 0);
}

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
