const start = /^var ([\w,]+);\s*export default function\s*\(\)/;

/**
 * Rspack's start of a remote, which reads what a build states of it from variables around it, as a function of them.
 * @param {string} source
 */
module.exports = function startOfRemotes(source) {
  const [head, names] = start.exec(source) ?? [];
  if (!head) throw new Error('Rspack starts remotes in another way than this build knows');
  return source.replace(head, `export default function (__module_federation_runtime_require__, {${names}})`);
};
