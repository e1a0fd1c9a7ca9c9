const stated =
  /^import __module_federation_bundler_runtime__ from "[^"]+";(.*?const __module_federation_library_type__ = "[^"]*");/s;

/**
 * What a remote starts with: what its build states of it, handed to the federation that the shell lends
 * (shared-kernel/src/federation/start-remote.ts). By itself the plugin puts a copy of the federation into every remote.
 * @param {string} source
 */
module.exports = function startedByShell(source) {
  const manifests = stated.exec(source)?.[1];
  if (!manifests) throw new Error('The federation starts remotes in another way than this build knows');
  const names = [...manifests.matchAll(/const (__module_federation_\w+__) =/g)].map(([, name]) => name);
  return `${manifests};
if (!globalThis.startRemote) throw new Error('This shell lends no federation');
globalThis.startRemote(__webpack_require__, { ${names.join(', ')} });`;
};
