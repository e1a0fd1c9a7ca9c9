import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '../../lib/places.mjs';
import { placesIn } from '../parts.mjs';
import { rules } from '../rules.mjs';

/**
 * @typedef {object} Example A file of a part.
 * @property {string} name of the part
 * @property {string} path
 * @property {Readonly<Record<string, string>>} names what `<app>`, `<feature>` and `<module>` are in it
 */

const here = { app: 'unknown', feature: 'alpha', module: 'alpha' };
const nextDoor = { app: 'unknown', feature: 'beta', module: 'beta' };
const elsewhere = { app: 'other', feature: 'alpha', module: 'alpha' };

const placeOf = placesIn(rules);

/**
 * A path that a glob matches.
 * @param {string} glob
 * @param {Readonly<Record<string, string>>} names
 */
const exampleOf = (glob, names) =>
  glob
    .replace(/<(\w+)>/g, (_, name) => names[name] ?? name)
    .replace(/\{([^},]*)[^}]*\}/g, '$1')
    .replace('mf-*', `mf-${names['app']}`)
    .replace('**/', 'inside/')
    .replace(/\/\*\*$/, '/inside/some.ts')
    .replace(/^\*/, `mf-${names['app']}`)
    .replace(/\/\*$/, '/some.ts')
    .replaceAll('*', 'some');

/**
 * A file for each part, public and private.
 * @param {Readonly<Record<string, string>>} names
 * @returns {Example[]}
 */
const examplesIn = (names) =>
  Object.entries(rules).flatMap(([name, { files }]) =>
    [files]
      .flat()
      .map((glob) => exampleOf(glob, names))
      .map((path) => ({ name, path, names: placeOf(path)?.names ?? {} })),
  );

/** The files that the workspaces of this repository export. */
const exported = readdirSync(projectRoot)
  .filter((folder) => existsSync(join(projectRoot, folder, 'package.json')))
  .flatMap((folder) => {
    const { exports = {} } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'));
    return Object.values(exports).map((file) => exampleOf(posix.join(folder, file), here));
  })
  .map((path) => ({ name: placeOf(path)?.name ?? '', path, names: placeOf(path)?.names ?? {} }))
  .filter(({ name }) => name);

/** The files that import. None of their apps is registered. */
export const sources = examplesIn(here).filter(({ path }) => !path.endsWith('.json'));

/** The files that are imported: beside, in another feature or module, in another app. */
export const targets = [
  ...new Map(
    [...examplesIn(here), ...examplesIn(nextDoor), ...examplesIn(elsewhere), ...exported].map((each) => [
      each.path,
      each,
    ]),
  ).values(),
];
