import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kitMembers } from '../lib/places.mjs';

const installed = new RegExp(`^node_modules/(?=(?:${kitMembers.join('|')})/)`);

/**
 * Where a workspace stands, or a member of the kit that a team's repository has installed instead.
 * @param {string} root folder of the repository
 * @param {string} name
 * @returns {string | undefined} relative to the root; nothing where the name is a library's
 */
export const workspaceFolder = (root, name) =>
  [name, ...(kitMembers.includes(name) ? [`node_modules/${name}`] : [])].find((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );

/** A file's path as the rules knows it, whether its workspace stands here or was installed. @param {string} path */
export const pathInRules = (path) => path.replace(installed, '');
