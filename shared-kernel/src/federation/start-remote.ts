/// <reference path="./start-of-remotes.d.ts" />
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import startOfRemotes, { type StatedRemote } from 'start-of-remotes';
import { failWithPlatform, type PlatformRuntime } from './fail-with-platform';

/** The federation remembers a failed platform module for the life of the document. */
const retries: ModuleFederationRuntimePlugin = {
  name: 'platform-retries',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) delete shared.loading;
  },
};

/**
 * The federation runtime of a remote, shared instead of bundled into each: its entry calls this when it loads
 * (tooling/rspack/started-by-shell-loader.cjs).
 * @param runtime of the remote's build
 * @param stated what the build declares of the remote
 */
export function startRemote(runtime: PlatformRuntime, stated: StatedRemote): void {
  startOfRemotes(runtime, {
    ...stated,
    __module_federation_bundler_runtime__: bundlerRuntime,
    __module_federation_runtime_plugins__: [retries, ...stated.__module_federation_runtime_plugins__],
  });
  failWithPlatform(runtime);
}
