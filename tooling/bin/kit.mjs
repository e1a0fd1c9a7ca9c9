import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { join, resolve } = await import('node:path');
const { packKit } = await import('../kit/pack-kit.mjs');

const [folder = join(projectRoot, '.data', 'kit')] = process.argv.slice(2);
for (const { name, version, file } of await packKit(resolve(folder)))
  console.log(`${name.padEnd(14)} ${version.padEnd(8)} ${join(folder, file)}`);
