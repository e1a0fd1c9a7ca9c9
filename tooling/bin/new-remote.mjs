import { parseArgs } from 'node:util';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { join, relative } = await import('node:path');
const { run } = await import('../lib/processes.mjs');
const { writeGenerated } = await import('../statement/app-contracts.mjs');
const { writeNewRemote } = await import('../statement/new-remote.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    slot: { type: 'string' },
    open: { type: 'boolean' },
    // For a copy of the repository whose dependencies are another's.
    'lockfile-only': { type: 'boolean' },
  },
});
const [name] = positionals;
if (!name) {
  console.error('npm run new-remote mf-news [-- --title 新闻] [--slot latest-news] [--open]');
  process.exit(2);
}

try {
  const folder = writeNewRemote({ ...values, name });
  writeGenerated();
  await run(join(projectRoot, 'node_modules', '.bin', 'biome'), ['format', '--write', folder]);
  await run('npm', [
    'install',
    ...['--no-audit', '--no-fund', '--prefer-offline', '--omit-lockfile-registry-resolved'],
    ...(values['lockfile-only'] ? ['--package-lock-only'] : []),
  ]);
  console.log(`${relative(projectRoot, folder)} 已建立，见其 README.md；npm start 后即可访问`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
