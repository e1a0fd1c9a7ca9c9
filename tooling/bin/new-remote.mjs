import { parseArgs } from 'node:util';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { isExternalRepository, projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { join, relative } = await import('node:path');
const { run } = await import('../lib/processes.mjs');
const { writeGenerated } = await import('../app-manifest/app-contracts.mjs');
const { foundRepository } = await import('../kit/found-repository.mjs');
const { writeOwnTypes } = await import('../app-manifest/own-apps.mjs');
const { writeNewRemote } = await import('../app-manifest/new-remote.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    slot: { type: 'string' },
    open: { type: 'boolean' },
    menu: { type: 'boolean' },
    into: { type: 'string' },
    shop: { type: 'string' },
    // For a copy of the repository whose dependencies are another's.
    'lockfile-only': { type: 'boolean' },
  },
});
const [name] = positionals;
if (!name || (values.into === undefined) !== (values.shop === undefined)) {
  console.error(`npm run new-remote mf-news [-- --title 新闻] [--slot latest-news] [--open] [--menu]
在另一个仓库里：加上 --into <新文件夹> --shop <商城地址>`);
  process.exit(2);
}

try {
  if (values.into !== undefined && values.shop !== undefined) {
    const folder = await foundRepository({
      folder: values.into,
      shop: values.shop,
      remote: [name, ...about()],
    });
    console.log(`${folder} 已建立，见其 README.md`);
  } else {
    const folder = writeNewRemote({ ...values, name });
    if (isExternalRepository) writeOwnTypes();
    else writeGenerated();
    await run(join(projectRoot, 'node_modules', '.bin', 'biome'), ['format', '--write', folder]);
    await run('npm', [
      'install',
      ...['--no-audit', '--no-fund', '--prefer-offline', '--omit-lockfile-registry-resolved'],
      ...(values['lockfile-only'] ? ['--package-lock-only'] : []),
    ]);
    const seen = isExternalRepository ? 'npm run dev 在商城里打开它' : 'npm start 后即可访问';
    console.log(`${relative(projectRoot, folder)} 已建立，见其 README.md；${seen}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** What is said of the remote itself. */
function about() {
  const { title, slot, open, menu } = values;
  return [
    ...(title ? ['--title', title] : []),
    ...(slot ? ['--slot', slot] : []),
    ...(open ? ['--open'] : []),
    ...(menu ? ['--menu'] : []),
  ];
}
