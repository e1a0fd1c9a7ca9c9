import { join, resolve } from 'node:path';
import { writeNewRepository } from '../app-manifest/new-repository.mjs';
import { run } from '../lib/processes.mjs';

/**
 * Founds a repository for a team's own remotes, with the kit that fits a running shop and one remote in it.
 * @param {object} wanted
 * @param {string} wanted.folder which does not exist yet
 * @param {string} wanted.shop its address; its channel gives out the kit
 * @param {readonly string[]} wanted.remote what `npm run new-remote` is given: its name and its options
 * @returns {Promise<string>} the folder
 * @throws Error when the shop gives out no kit
 */
export async function foundRepository({ folder: wanted, shop: address, remote }) {
  const folder = resolve(wanted);
  const shop = address.replace(/\/+$/, '');
  writeNewRepository({ folder, shop, kit: await kitOf(shop) });
  const npm = (/** @type {string[]} */ ...args) => run('npm', args, { cwd: folder, show: true });
  await run('git', ['init', '--quiet'], { cwd: folder });
  await npm('install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  const newRemote = join(folder, 'node_modules', 'tooling', 'bin', 'new-remote.mjs');
  await run(process.execPath, [newRemote, ...remote], { cwd: folder, show: true });
  return folder;
}

/**
 * By package, where npm finds it.
 * @param {string} shop
 * @returns {Promise<Record<string, string>>}
 */
async function kitOf(shop) {
  const response = await fetch(`${shop}/kit/index.json`);
  if (!response.ok)
    throw new Error(
      `${shop} 没有可用的开发套件（${response.status}）：先 npm run kit，再 npx release kit，且渠道允许 kit`,
    );
  /** @type {{ packages: { name: string, file: string }[] }} */
  const { packages } = await response.json();
  return Object.fromEntries(packages.map(({ name, file }) => [name, `${shop}/kit/${file}`]));
}
