import vm from 'node:vm';

/**
 * Jest compiles every module again for every test file, with `vm.compileFunction`, for which V8 has no cache
 * (nodejs/node#35375). A `vm.Script` is compiled once in a process and run in each file's own context, with state of its
 * own.
 * @param {Pick<typeof vm, 'compileFunction'>} calls whose `compileFunction` is replaced
 */
export function compileOnce(calls) {
  const { compileFunction } = calls;
  /** @type {Map<string, { source: string, script: vm.Script | undefined }>} by parameters and file */
  const compiled = new Map();

  calls.compileFunction = (source, parameters = [], options = {}) => {
    const { filename = '', parsingContext } = options;
    const key = `${parameters} ${filename}`;
    let known = compiled.get(key);
    if (known?.source !== source) {
      known = {
        source,
        script: importsLater.test(source) ? undefined : scriptOf(source, parameters, filename),
      };
      compiled.set(key, known);
    }
    return parsingContext && known.script
      ? known.script.runInContext(parsingContext)
      : compileFunction(source, parameters, options);
  };
}

/** Resolved by the test file's own loader, which a script that all share cannot name. */
const importsLater = /\bimport\s*\(/;

/** @param {string} source @param {readonly string[]} parameters @param {string} filename */
function scriptOf(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}
