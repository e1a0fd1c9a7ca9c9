// Run by drills of other workspaces: a store at the given folder with a shell and two versions of mf-catalog, the first
// of which is live. Prints the two versions.

import { join } from 'node:path';
import { promoteAll } from '../composition/promote';
import { releaseConfig } from '../configuration/release-config';
import { configure } from '../configuration/stored-configuration';
import { publishApp } from '../publish/publish-app';
import { openStore } from '../store/store';
import { buildRemote, buildShell } from './build-app';

const [folder = ''] = process.argv.slice(2);
const store = openStore(folder);
const dist = join(folder, '..', 'dist');
const why = { by: 'drill', why: 'drill' };
const publish = async () => (await publishApp({ store, dist, ...why })).release.version;

await configure({ store, config: releaseConfig.parse({}), ...why });
await buildShell(dist);
await publish();
const versions: string[] = [];
for (const text of ['first', 'second']) {
  await buildRemote(dist, { app: 'mf-catalog', mount: ['/home', '/searchpage'], text });
  versions.push(await publish());
  if (text === 'first') await promoteAll({ store, channel: 'stable', unchecked: 'drill', ...why });
}
console.log(versions.join(' '));
