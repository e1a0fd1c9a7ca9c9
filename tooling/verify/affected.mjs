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
 * Which unit tests a change calls for: where scripts in a workspace's own sources changed and nothing that it is built on,
 * those that import them; in the other workspaces that it reaches, all.
 * @param {readonly string[]} workspaces with unit tests
 * @param {Affected} change
 * @param {(workspace: string) => readonly string[]} dependenciesOf names of what a workspace is built on
 * @returns {{ whole: readonly string[], related: readonly string[], files: readonly string[] }} `files`: what the tests of
 *   `related` import
 */
export function affectedTests(workspaces, { workspaces: touched, files }, dependenciesOf = listDependencies) {
  const changed = files.filter((file) => !file.endsWith('.md'));
  const isElsewhere = changed.some((file) => !touched.includes(file.split('/')[0] ?? ''));
  const reached = workspaces.filter((name) => touched.includes(name));
  /** @param {string} name */
  const isRelated = (name) => {
    const own = changed.filter((file) => file.startsWith(`${name}/`));
    return (
      !isElsewhere &&
      own.length > 0 &&
      own.every((file) => /^[^/]+\/src\/.*\.tsx?$/.test(file)) &&
      !dependenciesOf(name).some((dependency) => touched.includes(dependency))
    );
  };
  const related = reached.filter(isRelated);
  return {
    whole: reached.filter((name) => !related.includes(name)),
    related,
    files: changed.filter((file) => related.includes(file.split('/')[0] ?? '')),
  };
}

/** @param {string} workspace */
function listDependencies(workspace) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * Which journeys a change calls for: those that changed themselves, those about a workspace that changed, those across the
 * whole shop where something changed that all pages stand on, and all where their own support did.
 * @param {readonly string[]} files that changed, by their paths in the project
 * @param {readonly { file: string, tags: readonly string[] }[]} journeys
 * @returns {readonly string[]} paths in `e2e`
 */
export function affectedJourneys(files, journeys = listJourneys()) {
  const code = files.filter((file) => /\.(tsx?|mjs|css|json|sql)$/.test(file) && !isUnitTest(file));
  if (code.some((file) => /^e2e\/(support\/|[^/]+$)/.test(file))) return journeys.map(({ file }) => file);
  const folders = new Set(code.map((file) => file.split('/')[0] ?? ''));
  const tags = [...folders].flatMap((folder) => {
    const own = `@${folder}`;
    return everyPageStandsOn.includes(folder) ? [own, core] : [own];
  });
  return journeys
    .filter(
      (journey) => files.includes(`e2e/${journey.file}`) || journey.tags.some((tag) => tags.includes(tag)),
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
