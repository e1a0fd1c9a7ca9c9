import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { turbo } from './commands.mjs';
import { core } from './suites.mjs';
import { listTests } from './test-files.mjs';

/**
 * @typedef {object} Affected
 * @property {readonly string[]} workspaces those that differ from the merge base with main, and those that build on them
 * @property {readonly string[]} files that differ, by their paths in the project
 */

/** What a change reaches, as git and turbo's graph have it. @returns {Promise<Affected>} */
export async function affectedByChange() {
  const output = await turbo('ls', '--affected', '--output=json');
  /** @type {{ packages: { items: { name: string }[] } }} */
  const { packages } = JSON.parse(output.slice(output.indexOf('{')));
  const base = (await run('git', ['merge-base', 'HEAD', 'main'])).trim();
  const listed = await Promise.all([
    run('git', ['diff', '--name-only', base]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return {
    workspaces: packages.items.map(({ name }) => name),
    files: listed.join('\n').split('\n').filter(Boolean),
  };
}

/**
 * Which unit tests a change calls for: where only scripts changed in a workspace and in what it is built on, those that
 * import them; in the other workspaces that it reaches, all.
 * @param {readonly string[]} workspaces with unit tests
 * @param {Affected} change
 * @param {(workspace: string) => readonly string[]} dependenciesOf names of what a workspace is built on
 * @returns {{ whole: readonly string[], related: readonly string[], files: readonly string[] }} `files`: what the tests of
 *   `related` import
 */
export function affectedTests(workspaces, change, dependenciesOf = listDependencies) {
  const { workspaces: touched } = change;
  const changed = change.files.filter(isCode);
  const notImported = new Set(changed.filter((file) => !isScript(file)).map(workspaceOf));
  /** @param {string} name @returns {boolean} */
  const isImported = (name) =>
    !notImported.has(name) &&
    dependenciesOf(name)
      .filter((each) => touched.includes(each))
      .every(isImported);
  const reached = workspaces.filter((name) => touched.includes(name));
  const related = isInWorkspaces(change) ? reached.filter(isImported) : [];
  return {
    whole: reached.filter((name) => !related.includes(name)),
    related,
    files: related.length > 0 ? changed.filter(isScript) : [],
  };
}

/**
 * What a change calls to be linted: the workspaces that it reaches, or everything.
 * @param {Affected} change
 * @returns {readonly string[]} paths in the project
 */
export const affectedPaths = (change) => (isInWorkspaces(change) ? change.workspaces : ['.']);

/** @param {string} file */
const isCode = (file) => !file.endsWith('.md');

/** @param {Affected} change */
const isInWorkspaces = ({ workspaces, files }) =>
  files.filter(isCode).every((file) => workspaces.includes(workspaceOf(file)));

/** @param {string} file */
const workspaceOf = (file) => file.split('/')[0] ?? '';

/** @param {string} file */
const isScript = (file) => /^[^/]+\/src\/.*\.tsx?$/.test(file);

/** @param {string} workspace */
function listDependencies(workspace) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * Which journeys a change calls for: those that changed themselves, and of the core those about a workspace that changed;
 * the whole core where something changed that all pages or all journeys stand on.
 * @param {readonly string[]} files that changed, by their paths in the project
 * @param {readonly { file: string, tags: readonly string[] }[]} journeys
 * @returns {readonly string[]} paths in `e2e`
 */
export function affectedJourneys(files, journeys = listJourneys()) {
  const code = files.filter((file) => /\.(tsx?|mjs|css|json|sql)$/.test(file) && !isUnitTest(file));
  const isEverywhere = code.some(
    (file) => /^e2e\/(support\/|[^/]+$)/.test(file) || everyPageStandsOn.includes(workspaceOf(file)),
  );
  const wanted = isEverywhere ? [core] : code.map((file) => `@${workspaceOf(file)}`);
  return journeys
    .filter(
      ({ file, tags }) =>
        files.includes(`e2e/${file}`) || (tags.includes(core) && tags.some((tag) => wanted.includes(tag))),
    )
    .map(({ file }) => file);
}

const everyPageStandsOn = [
  'shell',
  'shared-kernel',
  'mall-api',
  'object-store',
  'traces',
  'demo-shop',
  'release',
  'tooling',
];

/** @param {string} file */
const isUnitTest = (file) => !file.startsWith('e2e/') && /\.test\.[a-z]+$|\/(drills|testing)\//.test(file);

const journeyFolder = join(projectRoot, 'e2e', 'journeys');

/** Each file of journeys with the tags that stand in it. */
const listJourneys = () =>
  listTests(journeyFolder).map((path) => ({
    file: `journeys${path.slice(journeyFolder.length)}`,
    tags: readFileSync(path, 'utf8').match(/(?<=['"`])@[a-z-]+(?=['"`])/g) ?? [],
  }));
