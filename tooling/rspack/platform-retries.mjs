/**
 * Runs in the browser, in each remote: a platform module that could not be had fails the chunk that asks for it, and is
 * asked for again with the next one. Federation itself lets such a chunk run, whose modules are broken from then on, and
 * remembers the failure for the life of the document.
 * @returns {import('@module-federation/enhanced/runtime').ModuleFederationRuntimePlugin}
 */
export default function platformRetries() {
  return {
    name: 'platform-retries',
    beforeInit(args) {
      failWithPlatform(__webpack_require__.federation.bundlerRuntime);
      return args;
    },
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) delete shared.loading;
    },
  };
}

/** @param {BundlerRuntime} runtime */
function failWithPlatform(runtime) {
  const { consumes } = runtime;
  runtime.consumes = (options) => {
    const { chunkId, chunkMapping, installedModules, promises, webpackRequire } = options;
    /** @type {unknown[]} */
    const waits = [];
    consumes({ ...options, promises: waits });
    if (waits.length === 0) return;
    promises.push(
      Promise.all(waits).then(() => {
        const missing = chunkMapping[chunkId]?.find((id) => installedModules[id] !== 0);
        // What federation left in its place throws why.
        if (missing !== undefined) webpackRequire.m[missing]?.({});
      }),
    );
  };
}
