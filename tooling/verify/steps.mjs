import { join } from 'node:path';
import { isElsewhere, projectRoot, toolsFolder } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { build } from '../lib/shop.mjs';
import { writeCssTypes } from '../rspack/css-types.mjs';
import { listApps } from '../rspack/federation-field.mjs';
import { writeOwnTypes } from '../statement/own-apps.mjs';
import { affectedWorkspaces, journeyTags } from './affected.mjs';
import { runInstalled, turbo } from './commands.mjs';
import { asOne, auditDependencies, jest, journeys, nodeTests } from './suites.mjs';

/** @typedef {import('./lanes.mjs').Step} Step */

// The browser waits for pages much of its time: what only computes goes beside it, and gives way to it.
const code = 'code';
const product = 'product';

const onBothEngines = ['mall-api', 'demo-shop'];

const lint = () => runInstalled('biome', ['check', '--error-on-warnings', '.']);

const typecheck = ['run', 'typecheck', '--output-logs=errors-only'];

/**
 * What `npm test` does, in the order in which it tells of it.
 * @param {{ affected: boolean }} choice whether only for what differs from the merge base with main
 * @returns {Promise<readonly Step[]>}
 */
export async function listSteps({ affected }) {
  return isElsewhere ? teamSteps() : shopSteps(affected);
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
    { name: 'types', lane: code, run: () => asOne(types()) },
    { name: 'lint', lane: code, run: () => asOne(lint()) },
    { name: 'boundaries', lane: code, run: () => asOne(run(process.execPath, [walls])) },
    { name: 'unit', lane: code, run: () => jest(remotes.map(({ packageName }) => packageName)) },
    { name: 'build', lane: code, run: () => asOne(inEach('rspack', 'build')) },
  ];
}

const walls = join(toolsFolder, 'walls', 'main.mjs');

/** @param {boolean} affected @returns {Promise<readonly Step[]>} */
async function shopSteps(affected) {
  const changed = affected ? await affectedWorkspaces() : undefined;
  /** @param {readonly string[]} workspaces */
  const touched = (...workspaces) => workspaces.filter((name) => changed?.includes(name) ?? true);
  const unitTested = [
    ...listApps().map(({ packageName }) => packageName),
    'shared-kernel',
    'kernel-on-react-18',
    'release',
  ];
  return [
    { name: 'types', lane: code, run: () => asOne(turbo(...typecheck, ...(affected ? ['--affected'] : []))) },
    { name: 'lint', lane: code, run: () => asOne(lint()) },
    { name: 'boundaries', lane: code, run: () => asOne(run('npm', ['run', '--silent', 'boundaries'])) },
    { name: 'audit', lane: code, run: auditDependencies },
    { name: 'tooling', lane: code, run: () => nodeTests('tooling/') },
    { name: 'unit', lane: code, run: () => jest(touched(...unitTested)) },
    { name: 'api', lane: code, run: () => jest(touched(...onBothEngines)) },
    {
      name: 'api-postgres',
      lane: code,
      run: () => jest(touched(...onBothEngines), { TEST_ENGINE: 'postgresql' }),
    },
    { name: 'build', lane: product, run: () => asOne(build()) },
    { name: 'browser', lane: product, run: () => journeys(changed ? journeyTags(changed) : 'all') },
  ];
}
