import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { pathInRules, workspaceFolder } from './workspace-folder.mjs';

/**
 * @typedef {{ file: string | undefined, library?: undefined } | { library: string, file?: undefined }} Target
 *   A file of the repository, or nothing where there is none; or a library, `node:<name>` or `url:<address>`.
 */

/**
 * Resolves imports as the builds do: relative paths and names of workspaces lead to the same file.
 * @param {string} root folder of the repository
 * @returns {(file: string, specifier: string) => Target}
 */
export function resolverIn(root) {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs'] },
    conditionNames: ['node', 'import', 'require', 'default'],
  });

  /** @type {Map<string, string | undefined>} */
  const known = new Map();
  /** @param {string} name */
  const folderOf = (name) => {
    if (!known.has(name)) known.set(name, workspaceFolder(root, name));
    return known.get(name);
  };

  /** @param {string} folder @param {string} request */
  const fileOf = (folder, request) => {
    const { path } = resolver.sync(folder, request);
    return path && pathInRules(relative(root, path).split(sep).join('/'));
  };

  return (file, specifier) => {
    if (/^(\/|\w+:\/\/)/.test(specifier)) return { library: `url:${specifier}` };
    const folder = join(root, dirname(file));
    const request = specifier.replace(/[?#].*$/, '');
    if (request.startsWith('.')) return { file: fileOf(folder, request) };
    const name = request
      .split('/')
      .slice(0, request.startsWith('@') ? 2 : 1)
      .join('/');
    if (name.startsWith('node:') || builtinModules.includes(name))
      return { library: name.startsWith('node:') ? name : `node:${name}` };
    const workspace = folderOf(name);
    if (workspace === undefined) return { library: name };
    return { file: fileOf(folder, request) ?? fileOf(root, `./${request.replace(name, workspace)}`) };
  };
}
