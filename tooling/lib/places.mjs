import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the tools and the kernel stand side by side: in the shop's repository, or among a team's installed packages. */
const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Whether they came with the kit, into a repository of a team's own. */
export const isExternalRepository = basename(home) === 'node_modules';

/** The folder with the workspaces and their lockfile. */
export const projectRoot = isExternalRepository ? dirname(home) : home;

export const kernelFolder = join(home, 'shared-kernel');

export const toolsFolder = join(home, 'tooling');

/** What the kit says of the shop that it was packed in; the shop's own repository has none. */
export const kitFactsFile = join(toolsFolder, 'kit-facts.json');

/** What a team elsewhere installs of this project; here they are workspaces. */
export const kitMembers = ['shared-kernel', 'tooling', 'release'];
