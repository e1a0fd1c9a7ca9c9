import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { asField, fillTemplate } from './fill-template.mjs';
import { releaseWorkflow, teamPipeline } from './release-pipeline.mjs';

/**
 * @typedef {object} NewRepository
 * @property {string} folder which does not exist yet
 * @property {string} shop address of the shop that its remotes are part of
 * @property {Readonly<Record<string, string>>} kit by package, where npm finds it
 */

/**
 * Writes a repository for a team's own remotes, with none in it yet.
 * @param {NewRepository} wanted
 * @throws Error when there is one
 */
export function writeNewRepository({ folder, shop, kit }) {
  if (existsSync(join(folder, 'package.json'))) throw new Error(`${folder} holds a project already`);
  fillTemplate('template-repository', folder, { name: basename(folder), shop, kit: asField(kit) });
  mkdirSync(join(folder, 'ci'));
  writeFileSync(join(folder, 'ci', 'release.yml'), releaseWorkflow(teamPipeline(shop)));
}
