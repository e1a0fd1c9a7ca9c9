import { join } from 'node:path';
import { writeOwnTypes } from '../app-manifest/own-apps.mjs';
import { isExternalRepository, projectRoot, toolsFolder } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { build } from '../lib/shop.mjs';
import { writeCssTypes } from '../rspack/css-types.mjs';
import { listApps } from '../rspack/federation-field.mjs';
import { affectedByChange, affectedJourneys, affectedPaths, affectedTests } from './affected.mjs';
import { runInstalled, turbo } from './commands.mjs';
import { addUp, asOne, auditDependencies, core, jest, journeys, nodeTests } from './suites.mjs';
import { isDrill, listTests } from './test-files.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

const lint = (/** @type {readonly string[]} */ ...paths) =>
  runInstalled('biome', ['check', '--error-on-warnings', ...paths]);
const unused = () =>
  runInstalled('knip', ['--config', join('tooling', 'lint', 'knip.js')], { cwd: projectRoot });

const typecheck = ['run', 'typecheck', '--output-logs=errors-only'];

/**
 * What `npm test` does, in the order in which it is reported.
 * @param {{ affected: boolean }} choice whether only for what differs from the merge base with main
 * @returns {Promise<readonly Step[]>}
 */
export async function listSteps({ affected }) {
  return isExternalRepository ? teamSteps() : shopSteps(affected);
}

/** A team's own repository: its remotes, against the kit that it has installed. @returns {readonly Step[]} */
function teamSteps() {
  const remotes = listApps();
  /** @param {string} program @param {readonly string[]} args */
  const inEach = async (program, ...args) => {
    for (const { folder } of remotes) await runInstalled(program, args, { cwd: folder });
  };
  const types = async () => {
    writeCssTypes(projectRoot);
    writeOwnTypes();
    await inEach('tsc', '--noEmit');
  };
  return [
    { name: 'types', run: () => asOne(types()) },
    { name: 'lint', run: () => asOne(lint('.')) },
    { name: 'boundaries', run: () => asOne(run(process.execPath, [boundaries])) },
    { name: 'unit', run: () => jest(remotes.map(({ packageName }) => packageName)) },
    { name: 'build', run: () => asOne(inEach('rspack', 'build')) },
  ];
}

const boundaries = join(toolsFolder, 'boundaries', 'main.mjs');

/** @param {boolean} onlyAffected @returns {Promise<readonly Step[]>} */
async function shopSteps(onlyAffected) {
  const change = onlyAffected ? await affectedByChange() : undefined;
  /** @param {readonly string[]} workspaces */
  const touched = (...workspaces) => workspaces.filter((name) => change?.workspaces.includes(name) ?? true);
  /** @param {readonly string[]} workspaces */
  const tests = async (workspaces) => {
    if (!change) return jest(workspaces);
    const { whole, related, files } = affectedTests(workspaces, change);
    const relatedTo = { files, through: change.workspaces };
    return addUp(await jest(whole), await jest(related, { relatedTo }));
  };
  const browserTested = [
    ...listApps().map(({ packageName }) => packageName),
    'shared-kernel',
    'release',
    'object-store',
    'traces',
  ];
  return [
    { lane: 'rules', name: 'lint', run: () => asOne(lint(...(change ? affectedPaths(change) : ['.']))) },
    { lane: 'rules', name: 'unused', run: () => asOne(unused()) },
    { lane: 'rules', name: 'boundaries', run: () => asOne(run(process.execPath, [boundaries])) },
    {
      lane: 'types',
      name: 'types',
      run: () => asOne(turbo(...typecheck, ...(change ? ['--affected'] : []))),
    },
    { name: 'unit', run: () => tests(browserTested) },
    { name: 'api', run: () => tests(['mall-api', 'demo-shop']) },
    { name: 'build', run: () => asOne(build()) },
    { name: 'tooling', run: () => nodeTests(toolingTests(touched('tooling').length > 0)) },
    { name: 'audit', run: auditDependencies },
    {
      name: 'browser',
      run: () => (change ? journeys(affectedJourneys(change.files)) : journeys('all', { only: core })),
    },
  ];
}

/** The checks hold every folder to its rules; the other tests are of the tools themselves. @param {boolean} ofTools */
const toolingTests = (ofTools) =>
  listTests(join(projectRoot, 'tooling', ...(ofTools ? [] : ['checks']))).filter((path) => !isDrill(path));
