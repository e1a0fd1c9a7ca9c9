import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExternalRepository, projectRoot } from '../lib/places.mjs';
import { listApps } from '../rspack/federation-field.mjs';
import { externalApps, platform } from '../rspack/platform.mjs';
import { asField, fillTemplate } from './fill-template.mjs';

/** What every page stands on, in the versions that the shell provides. */
const dependencies = {
  ...Object.fromEntries(['react', 'react-dom', 'react-router-dom'].map((name) => [name, platform[name]])),
  'shared-kernel': '*',
};

/**
 * @typedef {object} NewRemote
 * @property {string} name such as `mf-news`
 * @property {string} [title] of its page; without one, its name
 * @property {string} [slot] name of a view that it exposes, such as `latest-news`
 * @property {boolean} [open] whether visitors may see its page
 * @property {boolean} [menu] whether the main navigation leads to it, by its title
 */

/**
 * Writes a new remote with one page, which owns the path of its name.
 * @param {NewRemote} wanted
 * @returns {string} its folder
 * @throws Error when the name will not do or its folder exists
 */
export function writeNewRemote({ name, title, slot, open = false, menu = false }, root = projectRoot) {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`${name}: a remote has a name such as mf-news`);
  if (slot !== undefined && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slot))
    throw new Error(`${slot}: a view has a name such as latest-news`);
  if (title !== undefined && !/^[^'"`\\<>{}]+$/.test(title))
    throw new Error(`${title}: a title is plain text`);
  const folder = join(root, name);
  if (existsSync(folder)) throw new Error(`${name} exists`);
  const apps = [...externalApps, ...listApps(root)];
  const feature = name.slice('mf-'.length);
  const mount = `/${camelCase(feature)}`;
  const port = Math.max(...apps.map((app) => app.port)) + 1;
  const pageTitle = title ?? capitalised(feature);
  const route = {
    screen: `./src/${feature}/${feature}-screen.tsx`,
    title: pageTitle,
    access: open ? 'open' : 'buyer',
    ...(menu && { menu: pageTitle }),
    // The first of its tasks; what can be done there is for its team to say.
    tasks: [{ does: `打开${pageTitle}`, steps: [{ see: { role: 'heading', name: pageTitle } }] }],
  };
  const view = slot && { [`./${slot}`]: { file: `./src/${slot}.tsx`, props: `${capitalised(slot)}Props` } };
  const federation = {
    name,
    port,
    prefix: freePrefix(feature, apps),
    mount: [mount],
    routes: { [mount]: route },
    exposes: { './app': { file: './src/app.tsx' }, ...view },
  };
  const words = {
    name,
    mount,
    feature,
    Feature: capitalised(feature),
    title: pageTitle,
    port: `${port}`,
    license: readJson(join(root, 'package.json')).license ?? 'UNLICENSED',
    federation: asField(federation),
    dependencies: asField(dependencies),
    generate: isExternalRepository ? '' : '; after a change there: `npm run generate`',
    ...(slot && { view: slot, View: capitalised(slot), slot: `${feature}/${slot}` }),
  };
  fillTemplate('template', folder, words);
  if (slot) fillTemplate('template-slot', folder, words);
  return folder;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} name */
const camelCase = (name) =>
  name.replaceAll(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
/** @param {string} name */
const capitalised = (name) => camelCase(`-${name}`);

/**
 * The first letters of the name that no other app's classes start with.
 * @param {string} name
 * @param {readonly { prefix: string }[]} apps
 */
function freePrefix(name, apps) {
  const taken = new Set(apps.map(({ prefix }) => prefix));
  const letters = name.replaceAll(/[^a-z]/g, '');
  const candidates = [1, 2, 3, 4].map((length) => letters.slice(0, length));
  const free = candidates.find((prefix) => !taken.has(prefix));
  if (free === undefined)
    throw new Error(`${candidates.join(', ')}: another app has each class prefix already`);
  return free;
}
